#!/usr/bin/env python3
"""A player for the line protocol of docs/protocol.md: it takes the first choice that is no pass, now and then another.

    towpath arena arriala --bots greedy,cmd:"python3 examples/external-player/player.py"
    towpath play arriala --seats human,cmd:"python3 examples/external-player/player.py"

Nothing but the standard library is needed.
"""

import json
import random
import sys

IDLE = ("pass", "end", "stop", "done", "finish")


def choose(legal):
    """A legal decision, in notation."""
    busy = [choice for choice in legal if choice.split()[0] not in IDLE]
    return random.choice(busy or legal)


def main():
    seen = []
    for line in sys.stdin:
        message = json.loads(line)
        if "towpath" in message:
            answer = {"name": "example", "games": ["arriala", "canal-mania", "kanal"]}
        elif "new" in message:
            seen = []
            continue
        elif "saw" in message:
            # A real player keeps the position; this one only remembers what it was told.
            seen.extend(message["saw"])
            continue
        elif "go" in message:
            question = message["go"]
            answer = {"id": question["id"], "play": choose(question["legal"])}
        elif "quit" in message:
            return
        else:
            continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
