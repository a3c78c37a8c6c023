"""The engines of Towpath: three board games about building canals, for research.

``Game`` is a game at one table, ``State`` a position with its history, ``VectorEnv`` many games at once, ``Bot`` a player.
``towpath.pettingzoo_env``, ``towpath.gymnasium_env`` and ``towpath.openspiel`` are for those who have these packages.
"""

from towpath._towpath import Bot, Game, State, VectorEnv, games

__all__ = ["CONFIGURATIONS", "Bot", "Game", "State", "VectorEnv", "games"]

#: Every game with every number of players: name and arguments of ``Game``.
CONFIGURATIONS: dict[str, tuple[str, int]] = {
    "Arriala-2p": ("arriala", 2),
    "Arriala-3p": ("arriala", 3),
    "Arriala-4p": ("arriala", 4),
    "CanalMania-3p": ("canal-mania", 3),
    "CanalMania-4p": ("canal-mania", 4),
    "CanalMania-5p": ("canal-mania", 5),
    "Kanal-1p": ("kanal", 1),
    "Kanal-2p": ("kanal", 2),
}
