"""Reading cards: JSON and whole cards beside Python's json, which is written in C, in turns.

The cards are the samples of the project, and those of a folder that TERMINALCARDS_CONFORMANCE
names where there is one.
"""
import json
import os
import statistics
import subprocess
import tempfile
import time

from tables import MEASURE, ROOT, print_columns


def card_files():
    folders = [os.path.join(ROOT, "Cards")]
    shared = os.environ.get("TERMINALCARDS_CONFORMANCE") or os.path.join(
        ROOT, "..", "shared", "conformance"
    )
    folders.append(os.path.join(shared, "cards"))
    found = []
    for folder in folders:
        for place, _, names in os.walk(folder):
            found += [os.path.join(place, name) for name in names if name.endswith(".json")]
    return sorted(found)


def python_speed(texts, seconds=0.3):
    """Megabytes a second of json.loads over all texts."""
    size, rounds, start = sum(map(len, texts)), 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for text in texts:
            json.loads(text)
        rounds += 1
    return rounds * size / spent / 1e6


def our_speed(what, files):
    done = subprocess.run([MEASURE, what, *files], stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)["megabytes_per_second"]


def readable(path):
    """The bytes of a file that Python can read too; None for the samples of what is no JSON."""
    with open(path, "rb") as file:
        text = file.read()
    try:
        json.loads(text)
    except ValueError:
        return None
    return text


def large_file(folder, copies):
    """An array of cards, to see that the time goes with the size."""
    with open(os.path.join(ROOT, "Cards", "release.json")) as file:
        card = file.read()
    path = os.path.join(folder, f"{copies}.json")
    with open(path, "w") as file:
        file.write("[" + ",".join([card] * copies) + "]")
    return path


def run(rounds):
    texts = {path: text for path in card_files() if (text := readable(path)) is not None}
    files = list(texts)
    python, ours, cards, small, large = [], [], [], [], []
    with tempfile.TemporaryDirectory() as folder:
        ten, hundred = large_file(folder, 3_500), large_file(folder, 35_000)
        size = os.path.getsize(hundred) / 1e6
        for number in range(rounds):
            python.append(python_speed(list(texts.values())))
            ours.append(our_speed("json", files))
            cards.append(our_speed("card", files))
            if number < 2:
                # Each once, so that both get their memory from the system.
                small.append(our_speed("once", [ten]))
                large.append(our_speed("once", [hundred]))
    python, ours, cards, small, large = map(
        statistics.median, (python, ours, cards, small, large)
    )
    total = sum(map(len, texts.values())) / 1e6
    print(f"Reading: medians of {rounds} rounds, {len(files)} cards of {total:.1f} MB, MB a second")
    lines = [["", "cards", "python", "ratio", "limit", ""]]

    def row(title, value, peer, limit):
        ratio = value / peer
        verdict = "ok" if ratio >= limit else "under"
        lines.append(
            [title, f"{value:.0f}", f"{peer:.0f}", f"{ratio:.2f}", f">= {limit}", verdict]
        )

    row("JSON with places", ours, python, 1.0)
    row("bytes to card, with diagnostics", cards, python, 0.6)
    row(f"JSON of {size:.0f} MB, beside one of {size / 10:.0f} MB", large, small, 0.8)
    print_columns(lines)
