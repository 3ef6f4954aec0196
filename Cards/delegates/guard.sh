#!/bin/sh
# A guard: nothing is copied out of a card, and q asks for nothing but Esc.
#
#     cards browse --delegate Cards/delegates/guard.sh Cards
#
# The first line that comes names the calls there are; ours names those that we want to see. Each
# of them comes as a line with an id at its end, and waits one second for its answer.
read -r hello
echo '{"calls":["shouldPerform"]}'
while read -r call; do
  id=${call##*\"id\":}
  id=${id%\}}
  case $call in
    *'"command":"copy"'*) answer='"handled"' ;;
    *'"command":"quit"'*) answer='{"instead":"back"}' ;;
    *) answer='"pass"' ;;
  esac
  echo "{\"id\":$id,\"answer\":$answer}"
done
