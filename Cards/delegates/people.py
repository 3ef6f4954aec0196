#!/usr/bin/env python3
"""Answers the queries of a card whose choices are not in it (Data.Query).

    cards show --delegate Cards/delegates/people.py Cards/reviewers.json

A query has what was typed as its value, the data set, how many choices are wanted, and the values of
the card's inputs if the card says so (associatedInputs).
"""

import json
import sys

PEOPLE = {
    "compilers": ["Grace Hopper", "Frances Allen", "Barbara Liskov", "Adele Goldberg"],
    "engines": ["Ada Lovelace", "Charles Babbage", "Konrad Zuse"],
}


def send(message):
    print(json.dumps(message), flush=True)


def answer(query):
    if query["dataset"] != "people":
        return {"failure": "Only people are known here"}
    names = PEOPLE.get(query["inputs"].get("team"), [])
    found = [name for name in names if query["value"].lower() in name.lower()]
    return {"choices": [{"title": name, "value": name.split()[1].lower()} for name in found[: query["count"]]]}


hello = json.loads(sys.stdin.readline())
send({"calls": ["onChoiceSetQueryChange"]})
for line in sys.stdin:
    call = json.loads(line)
    send({"id": call["id"], "answer": answer(call)})
