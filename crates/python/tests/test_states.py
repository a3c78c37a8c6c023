"""States, records, worlds, bots and many games at once."""

import copy
import pickle
import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import towpath

TABLES = [
    ("arriala", 2, {}),
    ("arriala", 3, {"art": "tied-last"}),
    ("arriala", 4, {}),
    ("canal-mania", 3, {}),
    ("canal-mania", 4, {"memory": "table"}),
    ("canal-mania", 5, {}),
    ("kanal", 1, {"campaign": "yes"}),
    ("kanal", 2, {"deck": "mixed", "side": "blank"}),
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}p")
def game(request: pytest.FixtureRequest) -> towpath.Game:
    return towpath.Game(*request.param)


def play(game: towpath.Game, seed: int, steps: int = 10**9) -> towpath.State:
    state, luck = game.new_initial_state(seed), random.Random(seed)
    while not state.is_terminal() and steps > 0:
        state.apply_action(luck.choice(state.legal_actions()))
        steps -= 1
    return state


def test_a_game_is_played_to_its_end(game: towpath.Game) -> None:
    state = play(game, 1)
    assert state.current_player() == -4
    assert state.legal_actions() == [] and state.legal_notation() == []
    assert len(state.returns()) == len(state.points()) == game.players
    if game.players > 1:
        assert sum(state.returns()) == pytest.approx(1.0)
    with pytest.raises(ValueError, match="over"):
        state.apply_action(0)


def test_masks_lists_and_names_agree(game: towpath.Game) -> None:
    state, luck = game.new_initial_state(2), random.Random(2)
    for _ in range(200):
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) == list(np.flatnonzero(state.legal_actions_mask()))
        assert max(legal) < game.num_distinct_actions <= 1024
        assert len({game.action_name(action) for action in legal}) == len(legal)
        state.apply_action(luck.choice(legal))
        if state.is_terminal():
            break


def test_notation_and_ids_lead_to_the_same_place(game: towpath.Game) -> None:
    one, other, luck = game.new_initial_state(3), game.new_initial_state(3), random.Random(3)
    for _ in range(60):
        if other.is_terminal():
            break
        notation = luck.choice(other.legal_notation())
        other.apply_notation(notation)
        while one.num_decisions() < other.num_decisions():
            fits = []
            for action in one.legal_actions():
                tried = one.clone()
                tried.apply_action(action)
                decided = tried.num_decisions() > one.num_decisions()
                if (tried.serialize() == other.serialize()) if decided else notation in tried.legal_notation():
                    fits.append(action)
            assert len(fits) == 1
            one.apply_action(fits[0])
        assert one.serialize() == other.serialize()


def test_a_record_goes_out_and_comes_in(game: towpath.Game) -> None:
    state = play(game, 4)
    record = state.record(["Ada"])
    again = game.from_record(record)
    assert again.record(["Ada"]) == record
    assert again.returns() == state.returns()
    with pytest.raises(ValueError, match="line|hash"):
        game.from_record(record.replace("p1", "p2", 3))
    other = towpath.Game("kanal" if game.name == "arriala" else "arriala")
    with pytest.raises(ValueError, match="game"):
        other.from_record(record)


def test_what_a_seat_knows_is_the_same_in_every_world(game: towpath.Game) -> None:
    state = play(game, 5, 150)
    if state.is_terminal():
        state = play(game, 5, 20)
    for player in range(game.players):
        for seed in range(5):
            world = state.resample_from_infostate(player, seed)
            assert world.information_state_key(player) == state.information_state_key(player)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert np.array_equal(world.observation_counts(player), state.observation_counts(player))
            assert world.legal_actions() == state.legal_actions() or player != state.current_player()
            with pytest.raises(ValueError, match="resampled"):
                world.record()


def test_copies_are_apart_and_pickles_come_back(game: towpath.Game) -> None:
    state = play(game, 6, 33)
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.serialize() == state.serialize()
        twin.apply_action(twin.legal_actions()[0])
        assert twin.serialize() != state.serialize()
    assert pickle.loads(pickle.dumps(game)) == game


def test_explicit_chance_tells_what_can_come(game: towpath.Game) -> None:
    state, luck = game.new_initial_state(explicit_chance=True), random.Random(7)
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            nodes += 1
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1.0)
            assert [outcome for outcome, _ in outcomes] == state.legal_actions()
            assert max(state.legal_actions()) < game.max_chance_outcomes
            assert all("=" in state.action_to_string(outcome) for outcome, _ in outcomes)
            with pytest.raises(ValueError, match="cannot come"):
                state.apply_action(60_000)
        if nodes == 30:
            state = pickle.loads(pickle.dumps(state))
        state.apply_action(luck.choice(state.legal_actions()))
    assert nodes > 5
    assert game.from_record(state.record()).returns() == state.returns()


def test_bots_decide_from_what_their_seat_knows(game: towpath.Game) -> None:
    state = game.new_initial_state(8)
    bots = [towpath.Bot(game, name, seed=1) for name in ("greedy", "random", "search:20")]
    for turn in range(60):
        if state.is_terminal():
            break
        bot = bots[turn % 3]
        before = state.num_decisions()
        for action in bot.choose(state):
            state.apply_action(action)
        assert state.num_decisions() == before + 1
    fresh = game.new_initial_state(9)
    assert bots[0].notation(fresh) in fresh.legal_notation()
    chances = state.win_probabilities()
    assert len(chances) == game.players and all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_many_games_step_as_one_game_does(game: towpath.Game, dtype: str) -> None:
    envs = towpath.VectorEnv(game, 64, seed=1, dtype=dtype, threads=2)  # type: ignore[arg-type]
    same = towpath.VectorEnv(game, 64, seed=1, dtype=dtype, threads=1)  # type: ignore[arg-type]
    observations, masks = envs.observations, envs.action_masks
    ended = 0
    for step in range(400):
        actions = envs.sample("ids" if step % 2 else "actions")
        assert masks[np.arange(64), actions].all()
        same.step(actions.astype(np.int64))
        envs.step(actions)
        for name in ("observations", "action_masks", "rewards", "terminated", "current_players", "seeds"):
            assert np.array_equal(getattr(envs, name), getattr(same, name)), name
        assert masks.any(axis=1).all()
        assert not envs.rewards[~envs.terminated].any()
        ended += int(envs.terminated.sum())
    assert observations is envs.observations and masks is envs.action_masks
    assert ended > 0 or (game.name, game.players) != ("arriala", 2)
    seeds = envs.seeds
    envs.reset(seeds=seeds)
    assert np.array_equal(envs.seeds, seeds)


def test_what_is_wrong_is_a_value_error_and_changes_nothing(game: towpath.Game) -> None:
    envs = towpath.VectorEnv(game, 8)
    good = envs.sample().copy()
    before = envs.observations.copy()
    bad = good.astype(np.int64)
    illegal = int(np.flatnonzero(envs.action_masks[5] == 0)[0])
    for wrong in (illegal, -1, 70_000, game.num_distinct_actions):
        bad[5] = wrong
        with pytest.raises(ValueError, match=str(wrong)):
            envs.step(bad)
        assert np.array_equal(envs.observations, before)
    with pytest.raises(ValueError, match="8 games"):
        envs.step(good[:3].copy())
    with pytest.raises(TypeError):
        envs.step(good.astype(np.float32))  # type: ignore[arg-type]
    state = game.new_initial_state(1)
    kept = state.serialize()
    for wrong in (illegal, -1, 10**12):
        with pytest.raises(ValueError, match="not legal"):
            state.apply_action(wrong)
    for notation in ("dance", "end end end"):
        with pytest.raises(ValueError):
            state.apply_notation(notation)
    assert state.serialize() == kept
    with pytest.raises(ValueError, match="seat"):
        state.observation_tensor(9)
    with pytest.raises(ValueError, match="seed"):
        game.new_initial_state()
    with pytest.raises(TypeError):
        game.new_initial_state("seven")  # type: ignore[arg-type]
    with pytest.raises(OverflowError):
        game.new_initial_state(-1)
    with pytest.raises(ValueError, match="no bot"):
        towpath.Bot(game, "nobody")
    with pytest.raises(ValueError):
        game.deserialize_state("towpath-episode 1\nexplicit\ndeal 60000\n")


def test_tables_that_do_not_exist_are_refused() -> None:
    for arguments in (("chess",), ("arriala", 7), ("arriala", 2, {"art": "none"}), ("kanal", 2, {"campaign": "yes"})):
        with pytest.raises(ValueError):
            towpath.Game(*arguments)  # type: ignore[arg-type]
    with pytest.raises(ValueError):
        towpath.Game("arriala", rules=99)
    with pytest.raises(ValueError):
        towpath.Game("arriala", edition="/nowhere")
    assert sorted({name for name, _ in towpath.CONFIGURATIONS.values()}) == sorted(towpath.games())


def test_threads_can_play_side_by_side() -> None:
    game = towpath.Game("arriala", 2)

    def one(seed: int) -> int:
        envs = towpath.VectorEnv(game, 32, seed=seed, threads=1)
        for _ in range(50):
            envs.step(envs.sample())
        return int(envs.observations.sum())

    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(one, [1, 2, 1])) == [one(1), one(2), one(1)]
