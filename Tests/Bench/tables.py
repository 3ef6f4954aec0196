"""Where the programs are, and how figures are held against their limits and printed."""
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
CARDS = os.path.join(ROOT, ".build", "release", "cards")
MEASURE = os.path.join(ROOT, ".build", "release", "measure")


def judge(ours, peer, limit, name):
    """The ratio to the peer, the limit, and whether it was kept."""
    if name is None:
        return "", f"<= {limit}", "" if ours is None else "ok" if ours <= limit else "over"
    if not ours or not peer:
        return "", f"<= {limit} x {name}", ""
    ratio = ours / peer
    return f"{ratio:.2f} x {name}", f"<= {limit} x {name}", "ok" if ratio <= limit else "over"


def print_columns(lines):
    """Prints lines of cells: the first column to the left, the others to the right."""
    widths = [max(len(line[column]) for line in lines) for column in range(len(lines[0]))]
    for line in lines:
        first, *others = (text.rjust(width) for text, width in zip(line, widths))
        print("  ".join([line[0].ljust(widths[0]), *others]).rstrip())
