"""Plays a record again and finds out whether the game can have gone as it says: moves, draws, result.

`check` is what `record check` and every import do; `replay` gives the positions of a record that has been checked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from roundhouse.core import registry
from roundhouse.core.draws import commitment, draw
from roundhouse.core.game import Game, legal, read_action, seat_name, waiting, weights
from roundhouse.core.message import Problem
from roundhouse.core.options import settle
from roundhouse.core.record import NO_WINNER, RUNNING, Move, Record, Result, Score
from roundhouse.core.setup import Setup, build
from roundhouse.core.state import CHANCE, OVER, State, winners_list


@dataclass(frozen=True, slots=True)
class Step:
    """A move of a record: the position before it, the action, the position after it."""

    move: Move
    before: State
    action: int
    after: State


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check has found out: how many moves, and whether the draws could be verified, too."""

    moves: int
    draws_verified: bool


def setup_of(record: Record) -> Setup:
    """What a record was played with."""
    with _Line(record, "game"):
        game = registry.game(record.game)
    if record.rules != game.rules_version:
        raise Problem("record-rules", line=record.line("rules"), version=record.rules, known=game.rules_version)
    with _Line(record, "players"):
        registry.players(game, record.players)
    for name, value in record.options.items():
        with _Line(record, f"option {name}"):
            settle(game.options, {name: value})
    with _Line(record, "data"):
        data = game.parse_data(record.own_data, record.data) if record.own_data else game.load_data()
    if (data.id, data.sha256) != (record.data, record.data_sha256):
        raise Problem("record-data", line=record.line("data"), data=record.data)
    options = settle(game.options, record.options)
    return build(game, record.players, options, data, own_data=record.own_data != "")


class _Line:
    """Puts the number of a line before a problem that was found in it."""

    def __init__(self, record: Record, key: str) -> None:
        self.line = record.line(key)

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, Problem):
            raise Problem("record-line", line=self.line, problem=problem.message) from None


def replay(record: Record) -> Iterator[Step]:
    """The moves of a record, one after the other; a Problem at the first that is not possible."""
    setup = setup_of(record)
    game = setup.game
    state = setup.board.new_state()
    seed = bytes.fromhex(record.result.seed)
    for move in record.moves():
        action = _draw(game, state, move, seed) if move.actor == CHANCE else _decision(game, state, move)
        after = state.copy()
        after.apply(move.actor, action)
        yield Step(move, state, action, after)
        state = after


def check(record: Record) -> Checked:
    """Replay a record and compare it with its result, its commitment and its checksum."""
    if record.result.seed and commitment(bytes.fromhex(record.result.seed)) != record.commitment:
        raise Problem("record-commitment", line=record.line("seed"))
    setup = setup_of(record)
    state = setup.board.new_state()
    moves = 0
    for step in replay(record):
        state = step.after
        moves += 1
    _compare(record, result(setup.game, state, record.result.seed))
    if not record.sealed:
        raise Problem("record-changed", line=record.line("checksum"))
    return Checked(moves, record.result.seed != "")


def result(game: Game, state: State, seed: str) -> Result:
    """How a game stands, as a record tells it; `seed` in hex, or '' when chance was entered."""
    digest = sha256(state.to_bytes()).hexdigest()
    if state.actor() != OVER:
        return Result(RUNNING, digest)
    scores = tuple(Score(state.score(p), game.breakdown(state, p)) for p in range(state.n_players))
    parts = game.rival(state)
    rival = None if parts is None else Score(sum(parts.values()), parts)
    return Result(game.endings[state.ending()], digest, scores, tuple(winners_list(state)), seed, rival)


def _decision(game: Game, state: State, move: Move) -> int:
    """The action of a player's line, if it is legal."""
    if state.actor() == OVER:
        raise Problem("record-over", line=move.line)
    try:
        action = read_action(game, state, move.actor, move.notation)
    except Problem:
        raise Problem("record-no-move", line=move.line, text=move.notation[:60]) from None
    if move.actor in waiting(state) and action in legal(state, move.actor):
        if game.notation(state, move.actor, action) != move.notation:
            raise Problem("record-no-move", line=move.line, text=move.notation[:60])
        return action
    refusal = game.refusal(state.view(move.actor), action)
    if refusal is None:
        raise Problem("record-not-now", line=move.line, seat=seat_name(move.actor))
    raise Problem("record-illegal", line=move.line, move=move.notation[:60], rule=refusal.rule, reason=refusal.message)


def _draw(game: Game, state: State, move: Move, seed: bytes) -> int:
    """The action of a chance line, if it is possible and, where the seed is known, the one that the seed gives."""
    if state.actor() == OVER:
        raise Problem("record-over", line=move.line)
    if state.actor() != CHANCE:
        raise Problem("record-no-chance", line=move.line)
    odds = weights(state)
    names = {game.notation(state, CHANCE, action): action for action in odds}
    if move.notation not in names:
        raise Problem("record-impossible", line=move.line, move=move.notation[:60])
    if seed:
        drawn = list(odds)[draw(seed, move.counter, list(odds.values()))]
        if drawn != names[move.notation]:
            told = game.notation(state, CHANCE, drawn)
            raise Problem("record-draw", line=move.line, counter=move.counter, move=move.notation, drawn=told)
    return names[move.notation]


def _compare(record: Record, found: Result) -> None:
    """The result of the replay against the one that the record tells, line by line."""
    told = record.result
    if told.ending != found.ending:
        raise Problem("record-ending", line=record.line("ending"), told=told.ending, found=found.ending)
    for player, (said, true) in enumerate(zip(told.scores, found.scores, strict=True)):
        if said != true or list(said.parts) != list(true.parts):
            seat = seat_name(player)
            raise Problem("record-score", line=record.line(f"score {seat}"), seat=seat, found=true.total)
    if told.rival != found.rival:
        true_total = found.rival.total if found.rival else 0
        raise Problem("record-score", line=record.line("rival"), seat="rival", found=true_total)
    if told.winners != found.winners:
        won = " ".join(seat_name(p) for p in found.winners) or NO_WINNER
        raise Problem("record-winners", line=record.line("winners"), found=won)
    if told.digest != found.digest:
        raise Problem("record-digest", line=record.line("digest"))
