"""Laying cards out: how the time goes with the size, what a change costs, and rich beside it.

A generated card has the same twenty elements again and again, each time with other words.
"""
import json
import os
import shutil
import statistics
import subprocess
import tempfile

from tables import MEASURE, ROOT, print_columns

WORDS = (
    "release build review deploy metrics service pipeline report customer invoice shipment "
    "schedule incident engineer dashboard quarter budget feature customer meeting approval "
    "latency capacity account supplier warehouse passenger forecast temperature humidity"
).split()
BLOCK = 20


class Texts:
    """The same words in every run."""

    def __init__(self):
        self.state = 1

    def word(self):
        self.state = (self.state * 1103515245 + 12345) % (1 << 31)
        return WORDS[(self.state >> 8) % len(WORDS)]

    def words(self, count):
        return " ".join(self.word() for _ in range(count))


def text(words, **more):
    return {"type": "TextBlock", "text": words, **more}


def block(texts, number):
    """Twenty elements, those in containers counted."""
    hidden = f"more-{number}"
    toggle = {"type": "Action.ToggleVisibility", "title": "More", "targetElements": [hidden]}
    facts = [{"title": texts.word(), "value": texts.words(2)} for _ in range(3)]
    return [
        text(texts.words(2), size="large", weight="bolder"),
        text(texts.words(18), wrap=True),
        text(f"{texts.words(4)} **{texts.word()}** {texts.words(5)} _{texts.word()}_", wrap=True),
        text(texts.words(6), id=hidden, isVisible=False, wrap=True),
        {
            "type": "Container",
            "style": "emphasis",
            "items": [text(texts.words(5)), text(texts.words(9), wrap=True)],
        },
        {
            "type": "ColumnSet",
            "columns": [
                {"type": "Column", "width": width, "items": [text(texts.words(3), wrap=True)]}
                for width in ("auto", "stretch", 2)
            ],
        },
        {"type": "FactSet", "facts": facts},
        {"type": "RichTextBlock", "inlines": [texts.words(3), {"type": "TextRun", "text": " end"}]},
        {"type": "Input.Text", "id": f"input-{number}", "label": texts.words(2)},
        {"type": "Image", "url": "https://example.org/a.png", "altText": texts.words(2)},
        {"type": "ActionSet", "actions": [{"type": "Action.Submit", "title": "Send"}, toggle]},
        text(texts.words(3), separator=True),
        text(texts.words(12), wrap=True, maxLines=1),
        text(texts.words(4), horizontalAlignment="right", isSubtle=True),
        text(texts.words(2), color="good"),
    ]


def plain_block(texts, number):
    """Texts, columns and a table only: what rich has too."""
    cell = lambda: {"type": "TableCell", "items": [text(texts.words(2))]}
    return [
        text(texts.words(2), weight="bolder"),
        text(texts.words(40), wrap=True),
        text(f"{texts.words(6)} **{texts.word()}** {texts.words(9)}", wrap=True),
        {
            "type": "ColumnSet",
            "columns": [
                {"type": "Column", "width": weight, "items": [text(texts.words(8), wrap=True)]}
                for weight in (1, 2)
            ],
        },
        {
            "type": "Table",
            "columns": [{"width": 1} for _ in range(3)],
            "rows": [{"type": "TableRow", "cells": [cell(), cell(), cell()]} for _ in range(4)],
        },
    ]


def write_card(path, blocks, make):
    texts = Texts()
    body = [element for number in range(blocks) for element in make(texts, number)]
    with open(path, "w") as file:
        json.dump({"type": "AdaptiveCard", "version": "1.5", "body": body}, file)
    return path


def measure(*words):
    done = subprocess.run([MEASURE, *words], stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def python_with_rich():
    """A Python that has rich; None where there is none."""
    for name in ("python3", "/usr/bin/python3"):
        path = shutil.which(name)
        if path and subprocess.run([path, "-c", "import rich"], stderr=subprocess.DEVNULL).returncode == 0:
            return path
    return None


def medians(results):
    return {key: statistics.median(one[key] for one in results) for key in results[0]}


def run(rounds):
    python = python_with_rich()
    program = os.path.join(ROOT, "Tests", "Bench", "rich_card.py")
    small, large, ours, rich = [], [], [], []
    with tempfile.TemporaryDirectory() as folder:
        thousand = write_card(os.path.join(folder, "1000.json"), 1000 // BLOCK, block)
        many = write_card(os.path.join(folder, "10000.json"), 10_000 // BLOCK, block)
        plain = write_card(os.path.join(folder, "plain.json"), 20, plain_block)
        for _ in range(rounds):
            small.append(measure("layout", thousand))
            large.append(measure("layout", many))
            ours.append(measure("draw", plain))
            if python:
                done = subprocess.run([python, program, plain], stdout=subprocess.PIPE, check=True)
                rich.append(json.loads(done.stdout))
    small, large, ours = map(medians, (small, large, ours))
    print(f"Layout: medians of {rounds} rounds, 80 columns, frames of 80x24")
    lines = [["", "figure", "limit", ""]]

    def row(title, figure, limit, is_kept):
        lines.append([title, figure, limit, "ok" if is_kept else "over"])

    first = large["first_ms"]
    ratio = first / small["first_ms"]
    lines.append(["1,000 elements, ms", f"{small['first_ms']:.2f}", "", ""])
    lines.append(["10,000 elements, ms", f"{first:.2f}", "", ""])
    row("10,000 : 1,000", f"{ratio:.1f}", "8 to 12", 8 <= ratio <= 12)
    for title, key in (
        ("showing or hiding an element of 10,000, us", "toggle_us"),
        ("a typed letter in 10,000, us", "letter_us"),
        ("a scroll step in 10,000, us", "scroll_us"),
    ):
        most = first * 1e3 / 100
        row(title, f"{large[key]:.1f}", f"<= {most:.0f}", large[key] <= most)
    lines.append([f"texts, columns, tables: {ours['rows']:.0f} rows, ms", f"{ours['ms']:.2f}", "", ""])
    if rich:
        peer = medians(rich)
        times = peer["ms"] / ours["ms"]
        lines.append([f"the same by rich: {peer['rows']:.0f} rows, ms", f"{peer['ms']:.1f}", "", ""])
        row("rich : cards", f"{times:.0f}", ">= 40", times >= 40)
    else:
        lines.append(["rich is not there to compare with", "-", ">= 40", ""])
    print_columns(lines)
