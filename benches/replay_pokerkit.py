"""Replays recorded hands with PokerKit and prints how many a second; called by `cargo bench --bench replay`.

Install PokerKit from PyPI into an environment of its own, and name its interpreter:

    python3 -m venv target/pokerkit
    target/pokerkit/bin/pip install pokerkit
    PYTHON=target/pokerkit/bin/python cargo bench --bench replay -- FILE...
"""

import sys
import time
import warnings

from pokerkit import HandHistory

TURNS = 3


def replay(paths):
    """Replays every hand of the files and returns how many there were."""
    hands = 0
    for path in paths:
        with open(path, 'rb') as file:
            for history in HandHistory.load_all(file):
                for _ in history:
                    pass
                hands += 1
    return hands


def main():
    warnings.simplefilter('ignore')
    best = 0.0
    for _ in range(TURNS):
        start = time.perf_counter()
        hands = replay(sys.argv[1:])
        best = max(best, hands / (time.perf_counter() - start))
    print(best)


if __name__ == '__main__':
    main()
