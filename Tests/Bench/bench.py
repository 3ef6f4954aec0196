#!/usr/bin/env python3
"""Measures cards beside dialog and a list in C, in the same rounds, and prints a table.

usage: bench.py [--rounds N]       from `make bench`, which builds .build/release/cards first

Each round starts every program once on a terminal of 80x24 and presses the same keys. What is
printed are medians over the rounds. Only the standard library is used; nothing here fails a build.
"""
import argparse
import fcntl
import json
import os
import pty
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CARDS = os.path.join(ROOT, ".build", "release", "cards")
TITLES = [f"Choice {n:02} of a menu with rows of width" for n in range(1, 11)]
QUIET = 0.04  # seconds without a byte after which a program is taken to be done
NOTHING_KEY = b"\x1b[20~"  # F9 means nothing to any of the three


class Program:
    """A program on a terminal of its own."""

    def __init__(self, command):
        # The child says on this pipe when it is about to become the program.
        ready, tell = os.pipe()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
            environment = {
                "PATH": os.environ.get("PATH", "/usr/bin:/bin"),
                "HOME": os.environ.get("HOME", "/"),
                "TERM": "xterm-256color",
                "LC_ALL": "C.UTF-8",
            }
            os.write(tell, struct.pack("q", time.monotonic_ns()))
            try:
                os.execve(command[0], command, environment)
            finally:
                os._exit(127)
        os.close(tell)
        self.start = struct.unpack("q", os.read(ready, 8))[0]
        os.close(ready)
        self.is_alive = True
        self.uses_application_keys = False

    def read_until_quiet(self, patience=0.3):
        """All bytes until a pause of QUIET, or none within `patience`; and when the last came."""
        data, last = b"", None
        while self.is_alive:
            wait = QUIET if data else patience
            if not select.select([self.terminal], [], [], wait)[0]:
                break
            try:
                more = os.read(self.terminal, 65536)
            except OSError:
                more = b""
            if not more:
                self.is_alive = False
                break
            data, last = data + more, time.monotonic_ns()
        if b"\x1b[?1h" in data:
            self.uses_application_keys = True
        return data, last

    def press(self, key):
        if key in ("Up", "Down"):
            middle = b"O" if self.uses_application_keys else b"["
            key = b"\x1b" + middle + (b"A" if key == "Up" else b"B")
        os.write(self.terminal, key)
        return self.read_until_quiet()[0]

    def tree(self):
        found, waiting = [], [self.pid]
        while waiting:
            pid = waiting.pop()
            found.append(pid)
            try:
                with open(f"/proc/{pid}/task/{pid}/children") as file:
                    waiting += [int(child) for child in file.read().split()]
            except OSError:
                pass
        return found

    def cpu(self):
        """Nanoseconds of processor time of the program and of all that it started."""
        total = 0
        for pid in self.tree():
            try:
                total += time.clock_gettime_ns((~pid << 3) | 2)  # the CPU clock of that process
            except OSError:
                pass
        return total

    def memory(self):
        """RSS and PSS in kilobytes."""
        rss = pss = 0
        for pid in self.tree():
            try:
                with open(f"/proc/{pid}/smaps_rollup") as file:
                    for line in file:
                        if line.startswith("Rss:"):
                            rss += int(line.split()[1])
                        if line.startswith("Pss:"):
                            pss += int(line.split()[1])
            except OSError:
                pass
        return rss, pss

    def end(self):
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


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


def judge(ours, peer, limit, name):
    """The ratio to the peer, the limit, and whether it was kept."""
    if name is None:
        return "", f"<= {limit}", "" if ours is None else "ok" if ours <= limit else "over"
    if not ours or not peer:
        return "", f"<= {limit} x {name}", ""
    ratio = ours / peer
    return f"{ratio:.2f} x {name}", f"<= {limit} x {name}", "ok" if ratio <= limit else "over"


def table(medians):
    names = ["cards", "dialog", "C list"]
    lines = [["", *names, "ratio", "limit", ""]]
    for title, key, decimals, limit, peer in ROWS:
        values = {name: medians.get(name, {}).get(key) for name in names}
        cells = ["-" if values[n] is None else f"{values[n]:.{decimals}f}" for n in names]
        lines.append([title, *cells, *judge(values["cards"], values.get(peer), limit, peer)])
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        first, *others = (text.rjust(width) for text, width in zip(line, widths))
        print("  ".join([line[0].ljust(widths[0]), *others]).rstrip())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    rounds = max(1, parser.parse_args().rounds)
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
    print(f"Medians of {rounds} rounds, 80x24, a list of {len(TITLES)} rows")
    table(medians)


if __name__ == "__main__":
    main()
