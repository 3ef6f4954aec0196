#!/usr/bin/env python3
"""Measures cards beside its peers, in the same rounds, and prints a table a section.

usage: bench.py [--rounds N] [SECTION…]       from `make bench`, which builds the programs first

Only the standard library is used; nothing here fails a build.
"""
import argparse

import folder
import forms
import layout
import reading
import sessions
import walking

SECTIONS = {
    "walking": walking.run,
    "reading": reading.run,
    "layout": layout.run,
    "forms": forms.run,
    "folder": folder.run,
    "sessions": sessions.run,
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    options = parser.parse_args()
    unknown = [name for name in options.sections if name not in SECTIONS]
    if unknown:
        parser.error(f"no section {unknown[0]!r}; there are {', '.join(SECTIONS)}")
    for number, name in enumerate(options.sections or SECTIONS):
        if number > 0:
            print()
        SECTIONS[name](max(1, options.rounds))


if __name__ == "__main__":
    main()
