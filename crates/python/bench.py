#!/usr/bin/env python3
"""How fast the package is: steps a second of processor time, for every configuration.

    python crates/python/bench.py [SECONDS]

A step is one id; a decision has 1.0 to 1.3 of them. Ids are sampled in Rust (`sample()`), which is counted too.
"""

import random
import subprocess
import sys
import time

import towpath


def rate(run, seconds, clock=time.process_time):
    """How often `run` does its work a second; it returns how much it has done."""
    run()
    begun, done = clock(), 0
    while clock() - begun < seconds:
        done += run()
    return done / (clock() - begun)


def vector(game, seconds, dtype, threads, clock=time.process_time):
    envs = towpath.VectorEnv(game, 1024, seed=1, dtype=dtype, threads=threads)

    def run():
        for _ in range(20):
            envs.step(envs.sample())
        return 20 * 1024

    return rate(run, seconds, clock)


def sampling(game, seconds):
    envs = towpath.VectorEnv(game, 1024, seed=1, threads=1)

    def run():
        for _ in range(100):
            envs.sample("ids")
        return 100 * 1024

    return 1e6 / rate(run, seconds)


def one_game(game, seconds):
    """Applies alone: the ids of a few games are known beforehand, and each game is played from a copy of its start."""
    games = []
    for seed in range(8):
        start, luck, ids = game.new_initial_state(seed), random.Random(seed), []
        state = start.clone()
        while not state.is_terminal():
            ids.append(luck.choice(state.legal_actions()))
            state.apply_action(ids[-1])
        games.append((start, ids))

    def run():
        done = 0
        for start, ids in games:
            apply = start.clone().apply_action
            for action in ids:
                apply(action)
            done += len(ids)
        return done

    return rate(run, seconds)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import towpath"], check=True)
    whole = time.perf_counter() - begun
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import numpy"], check=True)
    print(f"import: {whole * 1e3:.0f} ms with Python and NumPy, which alone take {(time.perf_counter() - begun) * 1e3:.0f} ms")
    print("1,024 games, million steps a second; one game, million applies a second; sampling, microseconds a game")
    print(f"{'':14} {'ids':>5} {'row':>5} {'float32':>8} {'uint8':>8} {'all cores*':>10} {'one game':>9} {'sampling':>9}")
    for name, (game, players) in towpath.CONFIGURATIONS.items():
        table = towpath.Game(game, players)
        columns = [
            vector(table, seconds, "float32", 1) / 1e6,
            vector(table, seconds, "uint8", 1) / 1e6,
            vector(table, seconds, "float32", 0, time.perf_counter) / 1e6,
            one_game(table, seconds) / 1e6,
            sampling(table, seconds / 4),
        ]
        numbers = " ".join(f"{column:{width}.2f}" for column, width in zip(columns, (8, 8, 10, 9, 9), strict=True))
        print(f"{name:14} {table.num_distinct_actions:5} {table.observation_size:5} {numbers}", flush=True)
    print("* by the clock on the wall")


if __name__ == "__main__":
    main()
