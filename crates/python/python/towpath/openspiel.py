"""The games for OpenSpiel: ``pyspiel.load_game("python_towpath_arriala", {"players": 2})``.

Chance is explicit: every draw is a chance node whose outcomes have their probabilities. Importing the module registers
``python_towpath_arriala``, ``python_towpath_canal_mania`` and ``python_towpath_kanal``.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import pyspiel

from towpath import Game, State

#: Random games are far shorter; OpenSpiel wants a bound.
LONGEST_GAME = 100_000


@functools.cache
def _game(name: str, players: int, options: str) -> Game:
    pairs = [pair.split("=", 1) for pair in options.split(";") if pair]
    return Game(name, players, {option: value for option, value in pairs})


def _define(name: str, least: int, most: int) -> type[pyspiel.Game]:
    short = f"python_towpath_{name.replace('-', '_')}"
    game_type = pyspiel.GameType(
        short_name=short,
        long_name=f"Towpath {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": least, "options": ""},
    )

    class TowpathGame(pyspiel.Game):
        """A game of Towpath; ``options`` are written ``name=value;name=value``."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            params = dict(params or {})
            players = int(params.get("players", least))
            self.towpath = _game(name, players, str(params.get("options", "")))
            info = pyspiel.GameInfo(
                num_distinct_actions=self.towpath.num_distinct_actions,
                max_chance_outcomes=self.towpath.max_chance_outcomes,
                num_players=players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=None,
                max_game_length=LONGEST_GAME,
            )
            super().__init__(game_type, info, params)

        def new_initial_state(self) -> TowpathState:
            return TowpathState(self)

        def make_py_observer(
            self,
            iig_obs_type: pyspiel.IIGObservationType | None = None,
            params: dict[str, Any] | None = None,
        ) -> TowpathObserver:
            recall = iig_obs_type is not None and iig_obs_type.perfect_recall
            return TowpathObserver(self.towpath.observation_size, bool(recall))

    pyspiel.register_game(game_type, TowpathGame)
    return TowpathGame


class TowpathState(pyspiel.State):
    """A state whose position is ``towpath``."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.towpath: State = game.towpath.new_initial_state(explicit_chance=True)

    def current_player(self) -> int:
        player = self.towpath.current_player()
        if player == -1:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if player == -4 else player

    def _legal_actions(self, player: int) -> list[int]:
        return self.towpath.legal_actions() if player == self.towpath.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.towpath.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.towpath.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if (player == pyspiel.PlayerId.CHANCE) == self.towpath.is_chance_node():
            return self.towpath.action_to_string(action)
        return f"action {action} of player {player}"

    def is_terminal(self) -> bool:
        return self.towpath.is_terminal()

    def returns(self) -> list[float]:
        return self.towpath.returns()

    def __str__(self) -> str:
        return str(self.towpath)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TowpathState:
        """A world in which a player knows the same."""
        world: TowpathState = self.clone()
        number = int(probability_sampler() * 2**53)
        world.towpath = self.towpath.resample_from_infostate(player_id, number)
        return world


class TowpathObserver:
    """What a player knows: as a row of numbers, or line by line since the deal."""

    def __init__(self, size: int, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(0 if perfect_recall else size, np.float32)
        self.dict = {} if perfect_recall else {"observation": self.tensor}

    def set_from(self, state: TowpathState, player: int) -> None:
        if not self.perfect_recall:
            self.tensor[:] = state.towpath.observation_tensor(player)

    def string_from(self, state: TowpathState, player: int) -> str:
        if self.perfect_recall:
            return state.towpath.information_state_string(player)
        return state.towpath.render(player)


ArrialaGame = _define("arriala", 2, 4)
CanalManiaGame = _define("canal-mania", 3, 5)
KanalGame = _define("kanal", 1, 2)
