#!/usr/bin/env python3
"""A bot in a terminal: it looks at what was submitted and answers with the next card.

    cards show --delegate Cards/delegates/bot.py Cards/contact.json

The program starts it and speaks JSON lines with it: calls come on standard input, answers go to
standard output. A call with an "id" waits one second for {"id": …, "answer": …}.
"""

import json
import sys


def send(message):
    print(json.dumps(message), flush=True)


def thanks(name):
    return {
        "type": "AdaptiveCard",
        "version": "1.5",
        "body": [{"type": "TextBlock", "text": f"Thank you, {name}!", "weight": "bolder"}],
        "actions": [{"type": "Action.Submit", "title": "Done", "data": {"confirmed": True}}],
    }


def answer(call):
    if call["call"] == "onDisplayOverflowActionMenu":
        # The menu as it was found, and a choice of our own below it.
        items = [{"path": path} for path in call["paths"]]
        return {"items": items + [{"title": "What is this?", "name": "about"}]}
    if call["type"] not in ("Action.Submit", "Action.Execute") or "confirmed" in call.get("data", {}):
        return "pass"
    name = call["inputs"].get("name", "")
    if name.lower() == "bob":
        return {"refuse": "Somebody of that name is here already",
                "inputs": {"name": "Please choose another name"}}
    return {"card": thanks(name or "you"), "placing": "following"}


hello = json.loads(sys.stdin.readline())
send({"calls": ["didFetchUserResponses", "onDisplayOverflowActionMenu", "didChooseMenuItem"]})
for line in sys.stdin:
    call = json.loads(line)
    if call["call"] == "didChooseMenuItem":
        send({"id": call["id"], "answer": {"refuse": "A bot of forty lines answers this card"}})
    elif "id" in call:
        send({"id": call["id"], "answer": answer(call)})
