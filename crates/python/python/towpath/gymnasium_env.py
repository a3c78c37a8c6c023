"""One seat of a game as a Gymnasium environment; bots play the others.

Importing this module registers ``towpath/Arriala-2p-v0`` and the others for ``gymnasium.make``. An observation is a dictionary
with ``observation`` and ``action_mask``. The reward is the seat's share of the win, at the end. An id that is not legal ends the
episode with -1.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs import registration

from towpath import CONFIGURATIONS, Bot, Game, State

Observation = dict[str, Any]


class TowpathEnv(gymnasium.Env[Observation, np.int64]):
    """You against bots. ``opponent`` is a bot's name such as ``"random"`` or ``"search:200"``; ``seat`` is yours."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "arriala",
        players: int | None = None,
        options: dict[str, str] | None = None,
        opponent: str = "random",
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        self.game = Game(game, players, options)
        if not 0 <= seat < self.game.players:
            raise ValueError(f"there is no seat {seat} at this table")
        self.seat = seat
        self.opponent = opponent
        self.render_mode = render_mode
        ids = self.game.num_distinct_actions
        self.action_space = spaces.Discrete(ids)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 255.0, (self.game.observation_size,), np.float32),
                "action_mask": spaces.MultiBinary(ids),
            }
        )
        Bot(self.game, opponent)  # An unknown name is told at once.
        self.state: State | None = None
        self._bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**63))
        self.state = self.game.new_initial_state(number)
        self._bots = [Bot(self.game, self.opponent, number + seat) for seat in range(self.game.players)]
        self._let_others_play()
        return self._observation(), {"seed": number}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state = self._running()
        try:
            state.apply_action(int(action))
        except ValueError as error:
            return self._observation(), -1.0, True, False, {"illegal": str(error)}
        self._let_others_play()
        over = state.is_terminal()
        reward = float(state.returns()[self.seat]) if over else 0.0
        return self._observation(), reward, over, False, {"points": state.points()}

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask alone, as sb3-contrib asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        return self._running().render(self.seat) if self.render_mode == "ansi" else None

    def _running(self) -> State:
        if self.state is None:
            raise RuntimeError("reset comes first")
        return self.state

    def _let_others_play(self) -> None:
        state = self._running()
        while not state.is_terminal() and state.current_player() != self.seat:
            for action in self._bots[state.current_player()].choose(state):
                state.apply_action(action)

    def _mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        state = self._running()
        if state.is_terminal():
            return np.ones(self.game.num_distinct_actions, np.int8)
        return state.legal_actions_mask()

    def _observation(self) -> Observation:
        return {
            "observation": self._running().observation_tensor(self.seat),
            "action_mask": self._mask(),
        }


def register() -> None:
    """Registers every configuration as ``towpath/NAME-v0``."""
    for name, (game, players) in CONFIGURATIONS.items():
        if f"towpath/{name}-v0" not in registration.registry:
            registration.register(
                id=f"towpath/{name}-v0",
                entry_point="towpath.gymnasium_env:TowpathEnv",
                kwargs={"game": game, "players": players},
            )


register()
