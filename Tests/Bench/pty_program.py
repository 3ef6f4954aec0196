"""A program on a terminal of its own: its keys, its bytes, its processor time and its memory."""
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

QUIET = 0.04  # seconds without a byte after which a program is taken to be done


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
