"""The checkers of Gymnasium, PettingZoo and OpenSpiel."""

import warnings

import numpy as np
import pytest

import towpath

NAMES = list(towpath.CONFIGURATIONS)

#: OpenSpiel's random play takes half a minute for these; Canal Mania for three is the same game.
SLOW = {("python_towpath_canal_mania", 4), ("python_towpath_canal_mania", 5)}


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium(name: str) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    import towpath.gymnasium_env  # noqa: F401

    env = gymnasium.make(f"towpath/{name}-v0", render_mode="ansi")
    with warnings.catch_warnings():
        # A share of the win is not a range that the checker would like to be symmetric.
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=False)
    observation, _ = env.reset(seed=1)
    over = False
    while not over:
        mask = observation["action_mask"]
        assert np.array_equal(env.unwrapped.action_masks(), mask.astype(bool))
        action = env.action_space.sample(mask.astype(np.int8))
        observation, reward, over, _, _ = env.step(action)
    assert 0 <= reward <= 1
    observation, _ = env.reset(seed=2)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over) == (-1, True) and "illegal" in info


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo(name: str) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, seed_test

    from towpath.pettingzoo_env import env

    game, players = towpath.CONFIGURATIONS[name]

    def make(**arguments: object) -> object:
        return env(game=game, players=players, **arguments)

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(make(), num_cycles=600, verbose_progress=False)
        seed_test(make, num_cycles=60)
    table = make(render_mode="ansi")
    table.reset(seed=1)
    assert table.render()
    shares: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        if over:
            shares[agent] = reward
            table.step(None)
        else:
            mask = observation["action_mask"]
            table.step(table.action_space(agent).sample(mask))
    assert len(shares) == players
    if players > 1:
        assert sum(shares.values()) == pytest.approx(1.0)


@pytest.mark.parametrize("name", NAMES)
def test_openspiel(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import towpath.openspiel  # noqa: F401

    short, players = towpath.CONFIGURATIONS[name]
    short = f"python_towpath_{short.replace('-', '_')}"
    game = pyspiel.load_game(short, {"players": players})
    assert game.num_players() == players
    if (short, players) not in SLOW:
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    luck = np.random.default_rng(1)
    for _ in range(60):
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=shares)))
        elif not state.is_terminal():
            player = state.current_player()
            assert state.information_state_string(player)
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            state.apply_action(int(luck.choice(state.legal_actions())))
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == str(state) and again.history() == state.history()
    if not state.is_chance_node():
        world = state.resample_from_infostate(0, luck.random)
        assert world.information_state_string(0) == state.information_state_string(0)


def test_openspiel_algorithms_run() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms import ismcts

    import towpath.openspiel  # noqa: F401

    game = pyspiel.load_game("python_towpath_arriala", {"players": 2})
    luck = np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    class Even:
        """Every position is worth the same."""

        def evaluate(self, state: object) -> np.ndarray:
            return np.array([0.5, 0.5])

        def prior(self, state: object) -> list[tuple[int, float]]:
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    bot = ismcts.ISMCTSBot(
        game=game, evaluator=Even(), uct_c=1.0, max_simulations=20, random_state=luck
    )
    assert bot.step(state) in state.legal_actions()
