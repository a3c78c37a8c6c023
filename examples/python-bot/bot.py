#!/usr/bin/env python3
"""Plays a seat of a Towpath table: tries a few choices with what-if and takes the one that scores best.

    python3 bot.py http://127.0.0.1:7878 TABLE TOKEN        plays in a seat you have the token of
    python3 bot.py http://127.0.0.1:7878 --new arriala      makes a table against a house bot, and plays

    --games 100     so many tables one after the other
    --at-once 8     so many of them at the same time
    --tries 8       how many choices are tried before each decision; 0 decides at random
    --bot medium    which house bot to play against

Nothing but the standard library is needed. docs/api.md describes what is sent and what comes back.
"""

import argparse
import concurrent.futures
import json
import random
import secrets
import time
import urllib.error
import urllib.request


class Table:
    """A table, seen from the seat that the token is for."""

    def __init__(self, server, table, token):
        self.address = f"{server}/api/tables/{table}"
        self.token = token

    def sit_down(self):
        """Takes the seat of a link, whose token is worthless afterwards; who sits there already keeps the seat."""
        name = f"example.py {secrets.token_hex(2)}"
        body = {"name": name, "player": "program", "claim": secrets.token_urlsafe(24)}
        self.token = call("POST", self.address + "/join", self.token, body)["token"]
        return self

    def get(self, path):
        return call("GET", self.address + path, self.token)

    def ask(self, **request):
        return call("POST", self.address + "/requests", self.token, request)


def call(method, address, token=None, body=None):
    """Sends JSON and returns JSON; an error of the server is raised with its code.

    A server that is asked too much, or is busy, says how long to wait. Nothing has changed then, so the same is sent again.
    """
    headers = {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, headers, method=method)
    while True:
        try:
            with urllib.request.urlopen(request, timeout=150) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            wait = error.headers.get("Retry-After")
            if wait is None:
                raise RuntimeError(error.read().decode()) from error
            # Not all at the same moment, if there are many of us.
            time.sleep(int(wait) + random.random())


def lead(scores, seat):
    """How far the seat is ahead of the best of the others."""
    own = sum(score["total"] for score in scores if score["side"] == seat)
    others = [score["total"] for score in scores if score["side"] != seat]
    return own - max(others, default=0)


def choose(table, frame, seat, tries):
    """The choice after which the seat stands best, among a few picked at random."""
    # A choice is known by its place in the list.
    choices = range(len(frame["choices"]))
    best = (float("-inf"), random.choice(choices))
    for choice in random.sample(choices, min(tries, len(choices))):
        trial = table.ask(do="what_if", version=frame["version"], choices=[choice])
        # A choice that shows something new cannot be tried out: it counts like the position now, and a little more.
        value = lead(trial["scores"], seat) + (0.5 if trial["unknown"] else 0.0)
        best = max(best, (value + random.random() / 4, choice))
    return best[1]


def play(table, tries, say=print):
    """Plays until the game is over and returns the last frame."""
    frame = table.get("/frame")
    while frame["outcome"] is None and frame["to_act"]:
        seat = frame["look"]["seat"]
        if frame["choices"]:
            choice = choose(table, frame, seat, tries)
            done = table.ask(do="act", version=frame["version"], choice=choice)
            say(f"{done['version']:4}  {frame['choices'][choice]['words']['key']}")
        elif frame["ending"] == seat:
            table.ask(do="end_turn", version=frame["version"])
        frame = table.get(f"/wait?since={frame['version']}") if not frame["choices"] else table.get("/frame")
    return frame


def new_table(server, game, bot):
    """A table against house bots, with as few players as can play against somebody."""
    title = next(title for title in call("GET", f"{server}/api/games") if title["id"] == game)
    seats = [{"kind": "link"}]
    while len(seats) < max(2, title["players"][0]):
        seats.append({"kind": "bot", "level": bot})
    body = {"game": game, "seats": seats, "settings": {"bot_pause": 0}}
    created = call("POST", f"{server}/api/tables", body=body)
    return Table(server, created["table"]["id"], created["links"][0]["token"])


def main():
    parser = argparse.ArgumentParser(description="Plays a seat of a Towpath table.")
    parser.add_argument("server")
    parser.add_argument("seat", nargs="*", metavar="TABLE TOKEN")
    parser.add_argument("--new", metavar="GAME")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=1)
    parser.add_argument("--tries", type=int, default=8)
    parser.add_argument("--bot", default="medium")
    args = parser.parse_args()
    if args.games == 1:
        table = new_table(args.server, args.new, args.bot) if args.new else Table(args.server, *args.seat)
        tell(play(table.sit_down(), args.tries)["outcome"])
        return

    def one_game(_):
        return play(new_table(args.server, args.new, args.bot).sit_down(), args.tries, say=lambda _: None)["outcome"]

    begun, won = time.time(), 0
    with concurrent.futures.ThreadPoolExecutor(args.at_once) as games:
        for number, outcome in enumerate(games.map(one_game, range(args.games)), 1):
            won += outcome is not None and 0 in outcome["winners"]
            if number % 10 == 0 or number == args.games:
                print(f"{number} games, {won} won, {time.time() - begun:.0f} s", flush=True)


def tell(outcome):
    """Prints how a game ended."""
    if outcome is None:
        print("ended without a result")
        return
    for score in outcome["scores"]:
        print(f"side {score['side']}: {score['total']}")
    print("won by", ", ".join(str(seat) for seat in outcome["winners"]) or "nobody")


if __name__ == "__main__":
    main()
