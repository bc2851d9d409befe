"""Checks of positions: copies, bytes, determinism, audits, endings."""

from __future__ import annotations

import os
import subprocess
import sys

from roundhouse.core.drive import audited
from roundhouse.core.game import Game, legal, waiting
from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, OVER, Board, State, buffer, winners_list
from tests.battery.actions import legal_by_refusal, look_at_refusals
from tests.battery.common import (
    ROOT,
    Budget,
    Subject,
    Walk,
    movers,
    numbers,
    positions,
    replay,
    viewers,
    walks,
    whole_games,
)

EVERY = 50  # so many actions lie between two positions in which everything is recomputed
PLAYED_ON = 12  # so many actions are tried in a copy and in the original
LOOKED_AT = 8  # one position in so many is copied


def check_copies_are_equal_and_independent(subject: Subject, budget: Budget) -> None:
    """A copy equals its original, and what happens to one leaves the other, and all earlier positions, alone."""
    for walk in whole_games(subject, budget, 301):
        kept: list[tuple[State, bytes]] = []
        seen = []
        while not walk.over:
            if walk.rng.below(LOOKED_AT) == 0:
                look_at_copies(walk)
                kept.append((walk.state.copy(), walk.state.to_bytes()))
                seen += [(view, view.to_bytes()) for view in map(walk.state.view, viewers(walk))]
            walk.step()
        end = walk.state.to_bytes()
        for state, data in kept:
            assert state.to_bytes() == data, f"{walk}: a copy of an earlier position was changed by later actions"
        for view, data in seen:
            assert view.to_bytes() == data, f"{walk}: a view of an earlier position was changed by later actions"
        for state, _ in kept[:3]:
            finish(state, walk)
        assert walk.state.to_bytes() == end, f"{walk}: playing on from an earlier copy changed the original"


def look_at_copies(walk: Walk) -> None:
    state, data, on = walk.state, walk.state.to_bytes(), played_on(walk)
    other = walk.board.new_state()
    other.copy_from(state)
    for name, same in (("copy", state.copy()), ("copy_from", other), ("bytes", walk.board.state_from_bytes(data))):
        assert same.to_bytes() == data, f"{walk}: the position made by {name} has other bytes"
        for who, can, action, after in on:
            assert legal(same, who) == can, f"{walk}: in the position made by {name} legal({who}) differs"
            same.apply(who, action)
            assert same.to_bytes() == after, f"{walk}: the position made by {name} goes on otherwise"
        assert state.to_bytes() == data, f"{walk}: an action in the position made by {name} changed the original"


def played_on(walk: Walk) -> list[tuple[int, list[int], int, bytes]]:
    """Some actions further, in a game replayed from its start: who, what was legal, what was done, the bytes then."""
    state, done = replay(walk.board, walk.log), list[tuple[int, list[int], int, bytes]]()
    while state.actor() != OVER and len(done) < PLAYED_ON:
        who = movers(state)[0]
        can = legal(state, who)
        action = can[walk.rng.below(len(can))]
        state.apply(who, action)
        done.append((who, can, action, state.to_bytes()))
    return done


def finish(state: State, walk: Walk) -> None:
    """Play on at random, in the place of a copy."""
    out, rng = buffer(state.board), walk.rng.split()
    for _ in range(walk.subject.longest):
        who = state.actor()
        if who == OVER:
            return
        n = state.legal(who, out)
        state.apply(who, out[rng.below(n)])


def check_asking_changes_nothing(subject: Subject, budget: Budget) -> None:
    """Whatever is asked of a position or a view, the position stays as it is."""
    for walk in positions(subject, budget.positions // 2, 302):
        ask_everything(walk)


def ask_everything(walk: Walk) -> None:
    game, state, board, data = walk.subject.game, walk.state, walk.board, walk.state.to_bytes()

    def untouched(question: str) -> None:
        assert state.to_bytes() == data, f"{walk}: asking for {question} changed the position"

    state.actor(), state.round(), state.ending(), state.reveals(), state.audit()
    untouched("actor, round, ending, reveals or audit")
    out = buffer(board)
    state.waiting(out), state.weights(out)
    if state.actor() == CHANCE:
        state.sample_chance(stream(303, 0), out)
    untouched("waiting, weights or a chance action")
    for p in range(walk.variant.players):
        state.score(p), state.rank(p), game.breakdown(state, p)
    untouched("scores")
    for p in movers(state):
        for action in legal(state, p):
            state.audience(p, action), state.concealed(p, action)
            game.notation(state, p, action), game.masked(state, p, action), game.parts(state, p, action)
            game.tell(state, p, action, False)
    untouched("legal, audience, notation, parts or tell")
    names = tuple(f"Player {p + 1}" for p in range(walk.variant.players))
    for viewer in viewers(walk):
        view = state.view(viewer)
        game.prompt(view), game.describe(view), game.draw(view, names)
        if viewer >= 0:
            game.own(view)
        for action in numbers(board, state, viewer, walk.rng):
            game.refusal(view, action)
        if viewer in waiting(state):
            for action in legal(state, viewer):
                game.effects(view, action)
            game.advisor(board).choose(view, stream(303, 1))
            view.world(stream(303, 2))
        untouched("a view, what it says, its world or its advice")


def check_bytes_of_others_are_refused(subject: Subject, budget: Budget) -> None:
    """Bytes of another board, and bytes that are damaged, are a ValueError; never a position."""
    for walk in positions(subject, len(subject.variants), 304):
        here = subject.boards.index(walk.board)
        strange = subject.boards[here - 1]
        for name, data in (("state", walk.state.to_bytes()), ("view", walk.state.view(0).to_bytes())):
            cut = [b"", data[:-1], data + b"\0", data[: len(data) // 2]]
            for board, given in [(strange, data)] * (strange is not walk.board) + [(walk.board, c) for c in cut]:
                assert refuses(board, name, given), f"{walk}: bytes of another board or size made a {name}"


def refuses(board: Board, kind: str, data: bytes) -> bool:
    try:
        if kind == "state":
            board.state_from_bytes(data)
        else:
            board.view_from_bytes(data)
    except ValueError:
        return True
    return False


def check_replays_are_equal(subject: Subject, budget: Budget) -> None:
    """The same actions give the same position: again, and on a board newly made. Playing leaves the board alone."""
    for walk in whole_games(subject, budget, 305):
        start = walk.board.new_state().to_bytes()
        while not walk.over:
            walk.step()
        end = walk.state.to_bytes()
        assert walk.board.new_state().to_bytes() == start, f"{walk}: after a game the board starts otherwise"
        again = replay(walk.board, walk.log)
        assert again.to_bytes() == end, f"{walk}: the same actions on the same board end otherwise"
        fresh = replay(subject.board(walk.variant), walk.log)
        assert fresh.to_bytes() == end, f"{walk}: the same actions on a new board end otherwise"
        for p in range(walk.variant.players):
            assert fresh.score(p) == walk.state.score(p), f"{walk}: the same actions on a new board score otherwise"


def check_processes_agree(subject: Subject, budget: Budget) -> None:
    """Seeded games are the same in every process, under every hash seed, compiled and interpreted. What would depend on
    the hash seed where it is interpreted cannot be the same as under another one where it is compiled."""
    ways = [("0", "0"), ("1", "0"), ("2", "1")]
    started = []
    for hash_seed, pure in ways:
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "ROUNDHOUSE_PURE": pure}
        env.pop("ROUNDHOUSE_NATIVE", None)  # `require` would forbid the interpreted build
        env["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT), env.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "tests.battery.trace", subject.address, str(budget.traced)]
        started.append(subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE))
    answers = []
    for (hash_seed, pure), process in zip(ways, started, strict=True):
        told, errors = process.communicate()
        assert process.returncode == 0, f"PYTHONHASHSEED={hash_seed} ROUNDHOUSE_PURE={pure}: {errors.decode()[-2000:]}"
        answers.append(told)
    for way, answer in zip(ways, answers, strict=True):
        assert answer == answers[0], (
            f"{subject.game.name}: with (PYTHONHASHSEED, ROUNDHOUSE_PURE) = {way} the seeded games are not those of "
            f"{ways[0]}:\n{answer.decode()}\n{answers[0].decode()}"
        )


def check_audit(subject: Subject, budget: Budget) -> None:
    """Random games with the game's audit after every action, over all variants, as the compiled loop plays them."""
    decisions, index = 0, 0
    while decisions < budget.audited:
        which = index % len(subject.boards)
        n, law = audited(subject.boards[which], stream(306, index))
        assert law == "", f"{subject.game.name}, {subject.variants[which]}, game {index}: after {n} decisions, {law}"
        decisions += n
        index += 1


def check_everything_recomputed(subject: Subject, budget: Budget) -> None:
    """Games of random and greedy seats: the audit after every action, and every 50th action all of it recomputed.

    Recomputed is: bytes to position to bytes; the score as the sum of its breakdown; the legal list of every player as
    the actions that are not refused; and the position as the replay of the whole log. After the first so many decisions
    that the budget says the replay is left out, and refusals are asked of one player in eight, for the legal actions
    and 16 random numbers.
    """
    decisions, known = 0, set[str]()
    for walk in walks(subject, 307):
        while not walk.over:
            walk.step()
            decisions += walk.log[-1][0] != CHANCE
            law = walk.state.audit()
            assert law == "", f"{walk}: the audit says: {law}"
            if len(walk.log) % EVERY == 0 or walk.over:
                recompute(walk, decisions < budget.replayed, known)
        if decisions >= budget.recomputed:
            return


def recompute(walk: Walk, whole: bool, known: set[str]) -> None:
    game, state, data = walk.subject.game, walk.state, walk.state.to_bytes()
    again = walk.board.state_from_bytes(data)
    assert again.to_bytes() == data, f"{walk}: bytes to position to bytes is not the same"
    assert again.audit() == "", f"{walk}: the audit of the position made from bytes says: {again.audit()}"
    if whole:
        assert replay(walk.board, walk.log).to_bytes() == data, f"{walk}: the replay of the log is another position"
    for p in range(walk.variant.players):
        look_at_score(game, walk, p)
        if whole:
            found = legal_by_refusal(walk, p)
            assert found == legal(state, p), f"{walk}: not refused to player {p} is {found}, legal is {legal(state, p)}"
        elif walk.rng.below(8) == 0:
            n = int(walk.board.n_actions)
            look_at_refusals(walk, p, legal(state, p) + [int(walk.rng.below(n)) for _ in range(16)], known)


def look_at_score(game: Game, walk: Walk, player: int) -> None:
    parts, score = game.breakdown(walk.state, player), walk.state.score(player)
    assert tuple(parts) == game.score_categories, f"{walk}: the breakdown has {tuple(parts)}"
    assert sum(parts.values()) == score, f"{walk}: player {player} has {score}, the breakdown {parts} sums up otherwise"


def check_games_end(subject: Subject, budget: Budget) -> None:
    """Every game ends within the declared bound, in a named ending, with winners; then nobody may do anything."""
    game = subject.game
    for walk in whole_games(subject, budget, 308, each=2):
        while not walk.over:
            assert walk.state.ending() == -1, f"{walk}: an ending is named while the game goes on"
            walk.step()
        state = walk.state
        assert 0 <= state.ending() < len(game.endings), f"{walk}: the ending {state.ending()} has no name"
        assert not waiting(state), f"{walk}: the game is over, and {waiting(state)} are waiting"
        for p in (CHANCE, *range(walk.variant.players)):
            assert not legal(state, p), f"{walk}: the game is over, and {p} may {legal(state, p)}"
        low = 0 if walk.variant.players == 1 else 1  # a player alone may lose against the game
        assert low <= len(winners_list(state)) <= walk.variant.players, f"{walk}: nobody wins"
        for p in range(walk.variant.players):
            look_at_score(game, walk, p)
