"""Walking a list of ten rows: cards beside dialog and a list in C, in the same rounds.

Each round starts every program once on a terminal of 80x24 and presses the same keys. What is
printed are medians over the rounds.
"""
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from pty_program import Program
from tables import CARDS, ROOT, judge, print_columns

TITLES = [f"Choice {n:02} of a menu with rows of width" for n in range(1, 11)]
NOTHING_KEY = b"\x1b[20~"  # F9 means nothing to any of the three


def measure(command, opening, marker):
    """One run: the numbers by name, or None when the program shows no list."""
    program = Program(command)
    try:
        painted, last = program.read_until_quiet(patience=3)
        if not program.is_alive or last is None:
            return None
        result = {"first_ms": (last - program.start) / 1e6, "first_bytes": len(painted)}
        shown = painted
        for key in opening:
            shown += program.press(key)
        if marker not in shown or not program.is_alive:
            return None
        # The first keys load what the others find loaded.
        for key in ("Down", "Up"):
            program.press(key)
        sizes, cpu = [], 0
        for _ in range(3):
            for _ in range(len(TITLES) - 1):
                before = program.cpu()
                sizes.append(len(program.press("Down")))
                cpu += program.cpu() - before
            for _ in range(len(TITLES) - 1):
                program.press("Up")
        result["key_bytes"] = statistics.mean(sizes)
        result["key_cpu"] = cpu / len(sizes) / 1e3
        answer = program.press(NOTHING_KEY)
        # dialog flashes, and stops to only a while later.
        result["nothing_bytes"] = len(answer + program.read_until_quiet()[0])
        result["rss"], result["pss"] = (kilobytes / 1024 for kilobytes in program.memory())
        before, end, idle_bytes = program.cpu(), time.monotonic() + 1, 0
        while program.is_alive and (left := end - time.monotonic()) > 0:
            idle_bytes += len(program.read_until_quiet(patience=left)[0])
        result["idle_cpu"] = (program.cpu() - before) / 1e3
        result["idle_bytes"] = idle_bytes
        return result if program.is_alive else None
    finally:
        program.end()


def prepare(folder):
    """The programs to measure: name -> command, keys that open the list, what then is shown."""
    # Without its first letter, which dialog draws in a colour of its own.
    marker = TITLES[-1][1:].encode()
    programs = {}
    if os.access(CARDS, os.X_OK):
        actions = [
            {"type": "Action.Submit", "title": title, "mode": "secondary"} for title in TITLES
        ]
        card = {
            "type": "AdaptiveCard",
            "version": "1.5",
            "body": [{"type": "ActionSet", "actions": actions}],
        }
        path = os.path.join(folder, "card.json")
        with open(path, "w") as file:
            json.dump(card, file)
        programs["cards"] = ([CARDS, "show", path], [b"\t", b"\r"], marker)
    dialog = shutil.which("dialog")
    if dialog:
        rows = [word for n, title in enumerate(TITLES) for word in (str(n), title)]
        command = [dialog, "--no-tags", "--menu", "Choose", "18", "53", "10", *rows]
        programs["dialog"] = (command, [], marker)
    compiler = next(filter(None, map(shutil.which, ("cc", "clang", "gcc"))), None)
    if compiler:
        names = os.path.join(folder, "titles")
        with open(names, "w") as file:
            file.write("\n".join(TITLES) + "\n")
        program = os.path.join(folder, "list")
        source = os.path.join(ROOT, "Tests", "Bench", "list.c")
        done = subprocess.run([compiler, "-O2", source, "-o", program, "-lncursesw", "-ltinfo"])
        if done.returncode == 0:
            programs["C list"] = ([program, names], [], marker)
    return programs


# What is printed: its name, the number's, its decimals, the most it may be, and times whose.
ROWS = [
    ("start to first paint, ms", "first_ms", 1, 1.5, "dialog"),
    ("memory, RSS, MB", "rss", 1, 10, None),
    ("memory, PSS, MB", "pss", 1, 4, None),
    ("bytes a Down key", "key_bytes", 0, 1.2, "C list"),
    ("CPU a Down key, us", "key_cpu", 0, 1.5, "C list"),
    ("bytes of a key that changes nothing", "nothing_bytes", 0, 0, None),
    ("CPU of an idle second, us", "idle_cpu", 0, 0, None),
    ("bytes of an idle second", "idle_bytes", 0, 0, None),
]


def table(medians):
    names = ["cards", "dialog", "C list"]
    lines = [["", *names, "ratio", "limit", ""]]
    for title, key, decimals, limit, peer in ROWS:
        values = {name: medians.get(name, {}).get(key) for name in names}
        cells = ["-" if values[n] is None else f"{values[n]:.{decimals}f}" for n in names]
        lines.append([title, *cells, *judge(values["cards"], values.get(peer), limit, peer)])
    print_columns(lines)


def run(rounds):
    with tempfile.TemporaryDirectory() as folder:
        programs = prepare(folder)
        runs = {name: [] for name in programs}
        for number in range(rounds):
            print(f"\rround {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
            for name, (command, opening, marker) in list(programs.items()):
                result = measure(command, opening, marker)
                if result is None:
                    print(f"\n{name} showed no list and is left out", file=sys.stderr)
                    del programs[name], runs[name]
                else:
                    runs[name].append(result)
        print(file=sys.stderr)
    medians = {
        name: {key: statistics.median(run[key] for run in results) for key in results[0]}
        for name, results in runs.items()
        if results
    }
    print(f"Walking: medians of {rounds} rounds, 80x24, a list of {len(TITLES)} rows")
    table(medians)
