"""All seats of a game as a PettingZoo AEC environment.

``env(game="arriala", players=2)`` has PettingZoo's usual wrappers around ``raw_env``: an id that is not legal ends the game
with -1 for whoever chose it. An observation is a dictionary with ``observation`` and ``action_mask``. The same agent
usually acts several times running. Rewards are shares of the win, and all agents end together.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from towpath import CONFIGURATIONS, Game, State

__all__ = ["CONFIGURATIONS", "env", "raw_env"]


def env(**arguments: Any) -> AECEnv:
    """The environment with PettingZoo's wrappers."""
    wrapped: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):
    """The environment itself; an id that is not legal is a ``ValueError``."""

    metadata = {
        "render_modes": ["ansi"],
        "name": "towpath_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str = "arriala",
        players: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = Game(game, players, options)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = self.possible_agents[:]
        ids, size = self.game.num_distinct_actions, self.game.observation_size
        self.action_spaces = {agent: spaces.Discrete(ids) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0.0, 255.0, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (ids,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.np_random, _ = seeding.np_random(None)
        self.state_: State | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.state_ = self.game.new_initial_state(int(self.np_random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _running(self) -> State:
        if self.state_ is None:
            raise RuntimeError("reset comes first")
        return self.state_

    def _turn(self) -> None:
        state = self._running()
        if not state.is_terminal():
            self.agent_selection = self.possible_agents[state.current_player()]

    def observe(self, agent: str) -> dict[str, Any]:
        state, seat = self._running(), self.possible_agents.index(agent)
        if state.current_player() == seat:
            mask = state.legal_actions_mask()
        else:
            mask = np.zeros(self.game.num_distinct_actions, np.int8)
        return {"observation": state.observation_tensor(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        state = self._running()
        state.apply_action(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.is_terminal():
            for seat, share in zip(self.possible_agents, state.returns(), strict=True):
                self.rewards[seat] = float(share)
                self.terminations[seat] = True
            # Whoever acted last is the first to hear of it; the others follow.
            self.agent_selection = self.possible_agents[
                (self.possible_agents.index(agent) + 1) % len(self.possible_agents)
            ]
        else:
            self._turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        state = self._running()
        return state.render(None if state.is_terminal() else state.current_player())

    def close(self) -> None:
        """There is nothing to close."""
