"""Measures typing in a form of 200 inputs beside dialog's input box and Python's Textual.

A letter is typed when the one before is on the screen. Bytes, processor time and the time from the
key to the last byte of its frame are per letter. Textual is left out where it is not installed.
"""
import json
import os
import select
import shutil
import statistics
import subprocess
import tempfile
import time

from pty_program import Program
from tables import CARDS

LETTERS = b"the quick brown fox jumps over it "
TEXTUAL = """
from textual.app import App
from textual.widgets import Input

class Form(App):
    def compose(self):
        for number in range(20):
            yield Input(placeholder=f"Field {number}")

Form().run()
"""


def type_letters(command, count, opening=()):
    """Bytes, CPU microseconds and key-to-paint microseconds of each letter; None without a screen."""
    program = Program(command)
    try:
        program.read_until_quiet(patience=5)
        for key in opening:
            program.press(key)
        for letter in b"warm":
            program.press(bytes([letter]))
        if not program.is_alive:
            return None
        sizes, times = [], []
        before = program.cpu()
        for number in range(count):
            letter = LETTERS[number % len(LETTERS)]
            start = time.monotonic_ns()
            os.write(program.terminal, bytes([letter]))
            size, end = 0, None
            # The first byte is waited for; what follows within a moment is the same frame.
            while select.select([program.terminal], [], [], 0.5 if end is None else 0.004)[0]:
                size += len(os.read(program.terminal, 65536))
                end = time.monotonic_ns()
            if end is None:
                return None
            sizes.append(size)
            times.append((end - start) / 1e3)
        return {
            "bytes": statistics.mean(sizes),
            "cpu": (program.cpu() - before) / count / 1e3,
            "p50": statistics.median(times),
            "p99": sorted(times)[int(len(times) * 0.99)],
        }
    finally:
        program.end()


def card(folder):
    inputs = []
    for number in range(200):
        kind = ("Text", "Number", "Date", "Toggle", "ChoiceSet")[number % 5]
        element = {"type": f"Input.{kind}", "id": f"i{number}", "label": f"Question {number}"}
        if kind == "Toggle":
            element["title"] = "Yes"
        if kind == "ChoiceSet":
            element["choices"] = [{"title": f"Choice {n}", "value": str(n)} for n in range(9)]
        inputs.append(element)
    path = os.path.join(folder, "form.json")
    with open(path, "w") as file:
        json.dump({"type": "AdaptiveCard", "version": "1.5", "body": inputs}, file)
    return path


def programs(folder):
    found = {}
    if os.access(CARDS, os.X_OK):
        found["cards, 200 inputs"] = [CARDS, "show", card(folder)]
    dialog = shutil.which("dialog")
    if dialog:
        found["dialog"] = [dialog, "--inputbox", "Your name", "8", "60"]
    python = shutil.which("python3")
    has_textual = subprocess.run([python, "-c", "import textual"], capture_output=True)
    if has_textual.returncode == 0:
        path = os.path.join(folder, "form.py")
        with open(path, "w") as file:
            file.write(TEXTUAL)
        found["Textual, 20 inputs"] = [python, path]
    return found


def run(rounds):
    with tempfile.TemporaryDirectory() as folder:
        results = {name: [] for name in programs(folder)}
        commands = programs(folder)
        for _ in range(rounds):
            for name, command in commands.items():
                # More would not fit into one row of the field, where all scroll.
                result = type_letters(command, 34)
                if result:
                    results[name].append(result)
    print(f"Typing a letter, medians of {rounds} rounds of 34 letters, 80x24")
    print(f"{'':20}{'bytes':>8}{'CPU, us':>10}{'p50, us':>10}{'p99, us':>10}")
    medians = {}
    for name, runs in results.items():
        if not runs:
            print(f"{name:20}{'-':>8}")
            continue
        medians[name] = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
        row = medians[name]
        print(f"{name:20}{row['bytes']:8.0f}{row['cpu']:10.0f}{row['p50']:10.0f}{row['p99']:10.0f}")
    ours, peer = medians.get("cards, 200 inputs"), medians.get("dialog")
    if ours and peer:
        for key, limit in (("bytes", 1.0), ("cpu", 2.0)):
            ratio = ours[key] / peer[key]
            verdict = "ok" if ratio <= limit else "over"
            print(f"{key}: {ratio:.2f} x dialog, limit {limit:.0f} x, {verdict}")
    other = medians.get("Textual, 20 inputs")
    if ours and other:
        print(f"cpu: Textual takes {other['cpu'] / ours['cpu']:.0f} times as much, limit 20 times")

