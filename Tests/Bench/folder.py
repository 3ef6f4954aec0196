#!/usr/bin/env python3
"""A folder of 100,000 cards in the browser, beside one of 100 and beside `ls`."""
import os
import statistics
import subprocess
import tempfile
import time

from pty_program import Program
from tables import CARDS

COUNT = 100_000
CARD = '{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"Card %d"}]}'


def fill(folder, count):
    os.makedirs(folder)
    for number in range(count):
        with open(os.path.join(folder, f"card-{number * 7919 % count:06}.json"), "w") as file:
            file.write(CARD % number)
    return folder


def whole_list(program):
    """Milliseconds from the start to the last frame: nothing is sent once the list is whole."""
    last = None
    while True:
        data, when = program.read_until_quiet(patience=0.5)
        if not data:
            return (last - program.start) / 1e6
        last = when


def first_paint(command):
    """Milliseconds from the start to the first frame, which is sent in one piece."""
    program = Program(command)
    try:
        os.read(program.terminal, 65536)
        return (time.monotonic_ns() - program.start) / 1e6
    finally:
        program.end()


def run(rounds, count=COUNT):
    print(f"A folder of {count} cards, medians of {rounds} rounds, 80x24")
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as top:
        small, large = fill(os.path.join(top, "small"), 100), fill(os.path.join(top, "large"), count)
        rows = {"small": [], "large": [], "whole": [], "ls": [], "rss": [], "small_rss": []}
        for _ in range(min(rounds, 5)):
            rows["small"].append(first_paint([CARDS, "browse", small]))
            rows["large"].append(first_paint([CARDS, "browse", large]))
            program = Program([CARDS, "browse", large])
            try:
                rows["whole"].append(whole_list(program))
                rows["rss"].append(program.memory()[0] / 1024)
            finally:
                program.end()
            program = Program([CARDS, "browse", small])
            program.read_until_quiet(patience=1)
            rows["small_rss"].append(program.memory()[0] / 1024)
            program.end()
            start = time.monotonic_ns()
            subprocess.run(["ls", large], stdout=subprocess.DEVNULL, env={"LC_ALL": "C.UTF-8"})
            rows["ls"].append((time.monotonic_ns() - start) / 1e6)
    middle = {name: statistics.median(values) for name, values in rows.items()}
    print(f"  first paint, ms           {middle['large']:8.1f}   of 100 cards {middle['small']:.1f}"
          f"   ratio {middle['large'] / middle['small']:.2f}   limit 2")
    print(f"  whole sorted list, ms     {middle['whole']:8.1f}   ls {middle['ls']:.1f}"
          f"   ratio {middle['whole'] / middle['ls']:.2f}   limit 3")
    print(f"  memory, RSS, MB           {middle['rss']:8.1f}   of 100 cards {middle['small_rss']:.1f}")
