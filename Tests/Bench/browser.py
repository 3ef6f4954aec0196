#!/usr/bin/env python3
"""Measures the browser: a folder of very many cards, and many sessions over SSH at once.

usage: browser.py [--cards N] [--sessions N] [--rounds N]
from `make bench`, which builds .build/release/cards first. Only the standard library is used; what
cannot be had (an SSH server, Textual) is left out and said. Nothing here fails a build.
"""
import argparse
import getpass
import importlib.util
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from bench import CARDS, Program

CARD = '{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"Card %d"}]}'
TEXTUAL = """
import os, sys
from textual.app import App
from textual.widgets import OptionList
class Names(App):
    def compose(self):
        yield OptionList(*sorted(os.listdir(sys.argv[1])))
Names().run()
"""


def fill(folder, count):
    os.makedirs(folder)
    for number in range(count):
        with open(os.path.join(folder, f"card-{number * 7919 % count:06}.json"), "w") as file:
            file.write(CARD % number)
    return folder


def milliseconds_until(program, marker, limit=60.0):
    """The time from the program's start until its output holds `marker`, a regular expression."""
    data, pattern = b"", re.compile(marker)
    end = time.monotonic() + limit
    while program.is_alive and time.monotonic() < end:
        more, last = program.read_until_quiet(patience=0.05)
        data += more
        if pattern.search(data):
            return (last - program.start) / 1e6, data
    return None, data


def first_paint(command):
    """Milliseconds from the start to the end of the first frame, and that of a list of 100,000."""
    program = Program(command)
    try:
        select_first = time.monotonic() + 5
        data = b""
        while not data and time.monotonic() < select_first:
            data = os.read(program.terminal, 65536)
        return (time.monotonic_ns() - program.start) / 1e6
    finally:
        program.end()


def measure_folder(count, rounds):
    print(f"A folder of {count} cards, medians of {rounds} rounds, 80x24")
    with tempfile.TemporaryDirectory(dir="/dev/shm" if os.path.isdir("/dev/shm") else None) as top:
        small, large = fill(os.path.join(top, "small"), 100), fill(os.path.join(top, "large"), count)
        rows = {"small": [], "large": [], "whole": [], "ls": [], "rss": [], "small_rss": []}
        for _ in range(rounds):
            rows["small"].append(first_paint([CARDS, "browse", small]))
            rows["large"].append(first_paint([CARDS, "browse", large]))
            program = Program([CARDS, "browse", large])
            try:
                taken, _ = milliseconds_until(program, rb"1/%d(?!\d|\+)" % count)
                rows["whole"].append(taken or float("nan"))
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


class Server:
    """An SSH server on the loopback address with keys of its own."""

    def __init__(self, folder):
        self.folder, self.port = folder, 20000 + os.getpid() % 20000
        for name in ("host", "guest"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", f"{folder}/{name}"],
                           check=True)
        shutil.copy(f"{folder}/guest.pub", f"{folder}/guests")
        if os.getuid() == 0:
            os.makedirs("/run/sshd", exist_ok=True)
        with open(f"{folder}/config", "w") as file:
            file.write(f"ListenAddress 127.0.0.1\nPort {self.port}\nHostKey {folder}/host\n"
                       f"PidFile none\nAuthorizedKeysFile {folder}/guests\nStrictModes no\n"
                       "UsePAM no\nPasswordAuthentication no\nPermitRootLogin prohibit-password\n"
                       "MaxStartups 200:30:400\nPrintMotd no\nPrintLastLog no\n")
        path = shutil.which("sshd", path=os.environ.get("PATH", "") + ":/usr/sbin")
        self.process = subprocess.Popen([path, "-D", "-e", "-f", f"{folder}/config"],
                                        stderr=open(f"{folder}/log", "w"))
        end = time.monotonic() + 5
        while time.monotonic() < end and "Server listening" not in open(f"{folder}/log").read():
            time.sleep(0.05)

    def session(self, command):
        folder = self.folder
        return Program(["/usr/bin/ssh", "-F", "none", "-tt", "-p", str(self.port),
                        "-i", f"{folder}/guest", "-o", "IdentitiesOnly=yes",
                        "-o", "StrictHostKeyChecking=no", "-o", f"UserKnownHostsFile={folder}/known",
                        "-o", "LogLevel=ERROR", "-o", "KexAlgorithms=curve25519-sha256",
                        f"{getpass.getuser()}@127.0.0.1", command])

    def programs(self, name):
        """The processes behind the server that are called so."""
        found, waiting = [], [self.process.pid]
        while waiting:
            pid = waiting.pop()
            try:
                with open(f"/proc/{pid}/comm") as file:
                    if file.read().strip().startswith(name):
                        found.append(pid)
                with open(f"/proc/{pid}/task/{pid}/children") as file:
                    waiting += [int(child) for child in file.read().split()]
            except OSError:
                pass
        return found

    def end(self):
        self.process.terminate()
        self.process.wait()


def pss(pids):
    total = 0
    for pid in pids:
        with open(f"/proc/{pid}/smaps_rollup") as file:
            total += sum(int(line.split()[1]) for line in file if line.startswith("Pss:"))
    return total / 1024


def cpu(pids):
    return sum(time.clock_gettime_ns((~pid << 3) | 2) for pid in pids) / 1e6


def keys(program, count):
    """Milliseconds from a key to the first byte that answers it, sorted."""
    taken = []
    for number in range(count):
        key = b"\x1bOB" if number % 2 == 0 else b"\x1bOA"
        start = time.monotonic_ns()
        os.write(program.terminal, key)
        data = os.read(program.terminal, 65536)
        taken.append((time.monotonic_ns() - start) / 1e6)
        program.read_until_quiet(patience=0.01)
        if not data:
            break
    return sorted(taken)


def percentile(values, part):
    return values[min(len(values) - 1, int(len(values) * part))]


def measure_sessions(name, comm, command, server, count, quiet=0.5):
    first = server.session(command)
    sessions = [first]
    try:
        first.read_until_quiet(patience=10)
        first.read_until_quiet(patience=quiet)
        alone = keys(first, 200)
        for number in range(1, count):
            sessions.append(server.session(command))
            if number % 5 == 0:
                sessions[-1].read_until_quiet(patience=10)
        for session in sessions[1:]:
            session.read_until_quiet(patience=quiet)
        pids = server.programs(comm)
        together = keys(first, 200)
        typing = cpu(pids)
        time.sleep(2)
        idle = cpu(pids) - typing
        each = pss(pids) / max(1, len(pids))
        print(f"  {name:8} {len(pids):3} sessions   PSS each {each:6.2f} MB"
              f"   key p50 {percentile(together, 0.5):5.2f} p99 {percentile(together, 0.99):5.2f} ms"
              f"   alone p50 {percentile(alone, 0.5):5.2f} p99 {percentile(alone, 0.99):5.2f} ms"
              f"   idle CPU {idle / 2:5.2f} ms/s")
    finally:
        for session in sessions:
            session.end()


def measure_ssh(count):
    if not shutil.which("sshd", path=os.environ.get("PATH", "") + ":/usr/sbin"):
        print("Sessions over SSH are left out: no sshd here")
        return
    print(f"{count} sessions over SSH on the loopback address; limits: PSS 2.5 MB each, p99 with all"
          " 1.5 x alone, no CPU")
    with tempfile.TemporaryDirectory() as top:
        cards = fill(os.path.join(top, "cards"), 100)
        server = Server(top)
        try:
            measure_sessions("cards", "cards", f"exec {CARDS} browse --kiosk {cards}", server, count)
            if importlib.util.find_spec("textual"):
                script = os.path.join(top, "names.py")
                with open(script, "w") as file:
                    file.write(TEXTUAL)
                command = f"exec {sys.executable} {script} {cards}"
                measure_sessions("Textual", "python", command, server, min(count, 10), quiet=3)
            else:
                print("  Textual is left out: pip install textual brings it")
        finally:
            server.end()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cards", type=int, default=100_000)
    parser.add_argument("--sessions", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    measure_folder(arguments.cards, max(1, arguments.rounds))
    measure_ssh(max(2, arguments.sessions))


if __name__ == "__main__":
    main()
