"""Golden files of a game, and the command that writes them: `python -m tests.battery.golden GAME`.

`tests/golden/<game>/*.txt` are whole games as text: every action, now and then what was legal and what somebody saw,
and the result. `perft.json` counts action sequences from fixed positions. `<game>-digests.json` has hashes of seeded
games. The checks make all of them anew and compare.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count, islice, zip_longest
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from roundhouse.core.drive import Tally, play_game
from roundhouse.core.game import legal, seat_name
from roundhouse.core.message import Problem
from roundhouse.core.options import settle
from roundhouse.core.rng import Rng, stream
from roundhouse.core.state import CHANCE, OVER, SPECTATOR, Advisor, State, buffer, winners
from tests.battery.common import Budget, Subject, Variant, movers, subject_of
from tests.battery.trace import digests

DRAWING_EVERY = 150  # actions
LEGAL_EVERY = 40
LINE = 90  # draws go on in the same line up to here
MOST_BYTES = 60_000
MOST_BYTES_IN_ALL = 400_000
TRIES = 4000  # games that are searched for an ending
PERFT_MOST = 12_000  # sequences; the depth is the largest with no more
PERFT_DEPTH = 6
PERFT_SEED = 3
PERFT_AFTER = (0, 7, 60, 200)  # actions played at random before the count
TRACED = 100
HOW = "write it with `python -m tests.battery.golden {0}` and read the difference before you keep it"


@dataclass(frozen=True)
class Script:
    """What makes a golden game: all of it follows from this."""

    variant: Variant
    bots: tuple[str, ...]  # seat by seat
    seed: int

    def seats(self, subject: Subject) -> list[Advisor | None]:
        board = subject.boards[subject.variants.index(self.variant)]
        return [subject.seat(bot, board) for bot in self.bots]


def playthrough(subject: Subject, script: Script) -> str:
    """The text of a golden game."""
    game, variant = subject.game, script.variant
    board = subject.boards[subject.variants.index(variant)]
    data, state = game.load_data(), board.new_state()
    lines = [f"game {game.name}", f"rules {game.rules_version}", f"data {data.id} {data.sha256}"]
    lines += [f"players {variant.players}", *(f"option {k} {v}" for k, v in variant.options.items())]
    lines += [f"bots {' '.join(script.bots)}", f"seed {script.seed}"]
    names = tuple(f"Player {p + 1}" for p in range(variant.players))
    rng, out, seats = stream(script.seed, 0), buffer(board), script.seats(subject)
    decided, before = False, OVER
    for number in count(1):
        who = int(state.actor())
        if who == OVER:
            break
        if (not decided and who >= 0) or number % DRAWING_EVERY == 0:
            decided = decided or who >= 0
            lines += drawing(game.draw(state.view(max(who, 0)), names), seat_name(max(who, 0)))
        can = [game.notation(state, who, a) for a in legal(state, who)]
        if number % LEGAL_EVERY == 0:
            lines.append(f"  legal {seat_name(who)}: {' | '.join(can)}")
        action = next_action(state, who, seats, rng, out)
        text = game.notation(state, who, action)
        if who == before == CHANCE and len(lines[-1]) < LINE and not lines[-1].startswith(" "):
            lines[-1] += f", {text}"
        else:
            lines.append(f"{number} {seat_name(who)} {text}")
        state.apply(who, action)
        before = who
    lines += drawing(game.draw(state.view(SPECTATOR), names), "a spectator")
    lines.append(f"ending {game.endings[state.ending()]} in round {state.round()}")
    for p in range(variant.players):
        parts = " ".join(f"{k} {v}" for k, v in game.breakdown(state, p).items())
        lines.append(f"{seat_name(p)} {state.score(p)}: {parts}")
    best = [seat_name(int(out[i])) for i in range(winners(state, out))]
    lines += [f"winners {' '.join(best)}", f"digest {sha256(state.to_bytes()).hexdigest()}"]
    return "\n".join(lines) + "\n"


def next_action(state: State, who: int, seats: list[Advisor | None], rng: Rng, out: vec[i64]) -> int:
    """As `drive.play_game` chooses, so that both play the same game."""
    if who == CHANCE:
        return int(state.sample_chance(rng, out))
    n, advisor = state.legal(who, out), seats[who]
    if n == 1:
        return int(out[0])
    return int(out[rng.below(n)] if advisor is None else advisor.choose(state.view(who), rng))


def drawing(text: str, viewer: str) -> list[str]:
    return [f"  what {viewer} sees:", *(f"  {line}".rstrip() for line in text.split("\n"))]


def script_of(subject: Subject, text: str) -> Script:
    """The script at the head of a golden game; AssertionError when it is none."""
    words = [line.split(" ") for line in text.split("\n")]
    head = {w[0]: w[1:] for w in words if w[0] in ("game", "players", "bots", "seed")}
    try:
        assert head["game"] == [subject.game.name], f"a game of {head['game']}"
        given = {w[1]: w[2] for w in words if w[0] == "option"}
        variant = Variant(int(head["players"][0]), settle(subject.game.options, given))
        script = Script(variant, tuple(head["bots"]), int(head["seed"][0]))
    except (KeyError, IndexError, ValueError, Problem) as error:
        raise AssertionError(f"no golden game: its head is damaged ({error!r})") from error
    assert variant in subject.variants, f"{variant} is not what the battery plays"
    assert {*script.bots} <= {*subject.bots}, f"there is no such bot: {script.bots}"
    return script


def covered(script: Script, ending: str) -> set[str]:
    """What a golden game shows."""
    options = {f"option {k} {v}" for k, v in script.variant.options.items()}
    return {f"ending {ending}", f"players {script.variant.players}"} | options | {f"bots {b}" for b in script.bots}


def to_cover(subject: Subject) -> set[str]:
    """What the golden games of a game have to show."""
    wanted = {f"ending {e}" for e in subject.game.endings} | {f"bots {b}" for b in subject.bots}
    for variant in subject.variants:
        wanted |= {f"players {variant.players}"} | {f"option {k} {v}" for k, v in variant.options.items()}
    return wanted


def check_golden_games(subject: Subject, budget: Budget) -> None:
    """Every golden game comes out again as it was written; every ending, option value and number of players has one."""
    files, how = sorted(subject.golden.glob("*.txt")), HOW.format(subject.game.name)
    missing, size = to_cover(subject), 0
    for file in files:
        text = file.read_text(encoding="utf-8")
        script = script_of(subject, text)
        again = playthrough(subject, script)
        assert again == text, f"{file.name} comes out differently ({first_difference(text, again)}); {how}"
        missing -= covered(script, text.partition("\nending ")[2].split(" ")[0])
        assert len(text.encode()) <= MOST_BYTES, f"{file.name} is too long to be read by anybody"
        size += len(text.encode())
    assert not missing, f"{subject.game.name} has no golden game with {', '.join(sorted(missing))}; {how}"
    assert size <= MOST_BYTES_IN_ALL, f"the golden games of {subject.game.name} have {size} bytes"


def first_difference(old: str, new: str) -> str:
    for number, (a, b) in enumerate(zip_longest(old.split("\n"), new.split("\n"), fillvalue="(nothing)"), 1):
        if a != b:
            return f"line {number} was “{a}” and is “{b}”"
    return "nothing differs"


def scripts(subject: Subject) -> Iterator[Script]:
    """Games that might be golden: all variants, one bot at all seats, seed after seed."""
    for seed in count(1):
        for index, variant in enumerate(subject.variants):
            bot = subject.bots[(index + seed) % len(subject.bots)]
            yield Script(variant, (bot,) * variant.players, seed)


def find_golden_games(subject: Subject) -> dict[str, str]:
    """File names and texts that show all there is to cover, by trying seeds."""
    missing, found = to_cover(subject), dict[str, str]()
    for script in islice(scripts(subject), TRIES):
        board = subject.boards[subject.variants.index(script.variant)]
        tally = Tally(script.variant.players, len(subject.game.endings))
        end = play_game(board, script.seats(subject), stream(script.seed, 0), tally)
        ending = subject.game.endings[end.ending()]
        shows = covered(script, ending)
        if shows & missing:
            text = playthrough(subject, script)
            if len(text.encode()) <= MOST_BYTES:
                found[f"{len(found) + 1:02}-{script.variant.players}p-{script.bots[0]}-{ending}.txt"] = text
                missing -= shows
        if not missing:
            return found
    raise AssertionError(f"no game of {subject.game.name} found with {', '.join(sorted(missing))} in {TRIES} tries")


def perft(state: State, depth: int) -> int:
    """How many sequences of so many actions there are, chance's and those of all waiting players."""
    if depth == 0:
        return 1
    total = 0
    for who in movers(state):
        for action in legal(state, who):
            after = state.copy()
            after.apply(who, action)
            total += perft(after, depth - 1)
    return total


def perft_start(subject: Subject, players: int, after: int) -> State | None:
    """The position after so many random actions, None when the game is over before."""
    board = next(b for v, b in zip(subject.variants, subject.boards, strict=True) if v.players == players)
    state, rng, out = board.new_state(), stream(PERFT_SEED, players), buffer(board)
    for _ in range(after):
        who = int(state.actor())
        if who == OVER:
            return None
        state.apply(who, next_action(state, who, [None] * players, rng, out))
    return None if state.actor() == OVER else state


def count_perft(subject: Subject) -> list[dict[str, object]]:
    """The counts from all fixed positions, each as deep as the limit allows."""
    found: list[dict[str, object]] = []
    for players in sorted({v.players for v in subject.variants}):
        for after in PERFT_AFTER:
            state = perft_start(subject, players, after)
            if state is None:
                continue
            counts: list[int] = []
            for depth in range(1, PERFT_DEPTH + 1):
                n = perft(state, depth)
                if depth > 1 and n > PERFT_MOST:
                    break
                counts.append(n)
            found.append({"players": players, "seed": PERFT_SEED, "after": after, "counts": counts})
    return found


def check_perft(subject: Subject, budget: Budget) -> None:
    """The number of action sequences from fixed positions is what it was."""
    file, how = subject.golden / "perft.json", HOW.format(subject.game.name)
    assert file.is_file(), f"{subject.game.name} has no perft counts, {file.name} is missing; {how}"
    entries, counted = json.loads(file.read_text(encoding="utf-8")), set[int]()
    for entry in entries:
        state = perft_start(subject, entry["players"], entry["after"])
        assert state is not None, f"{entry}: the game is over before; {how}"
        counts = [perft(state, depth) for depth in range(1, len(entry["counts"]) + 1)]
        assert counts == entry["counts"], f"{entry}: now {counts}; {how}"
        counted.add(entry["players"])
    assert counted == {v.players for v in subject.variants}, f"perft counts only for {counted} players; {how}"


def digest_file(subject: Subject) -> Path:
    return subject.golden.parent / f"{subject.game.name}-digests.json"


def check_golden_digests(subject: Subject, budget: Budget) -> None:
    """Seeded games are, action for action, what they were when the digests were written, on whatever machine."""
    file, how = digest_file(subject), HOW.format(subject.game.name)
    assert file.is_file(), f"{subject.game.name} has no digests of seeded games, {file.name} is missing; {how}"
    kept, now = json.loads(file.read_text(encoding="utf-8")), digests(subject.game, subject.variants, TRACED)
    for variant in now:
        assert kept.get(variant) == now[variant], f"{subject.game.name}, {variant}: the seeded games changed; {how}"
    assert set(kept) == set(now), f"{file.name} has variants that are not played; {how}"


def write(subject: Subject) -> list[Path]:
    """Write all golden files of a game anew; returns them."""
    subject.golden.mkdir(parents=True, exist_ok=True)
    texts = {subject.golden / name: text for name, text in find_golden_games(subject).items()}
    entries = ",\n".join(json.dumps(entry) for entry in count_perft(subject))
    texts[subject.golden / "perft.json"] = f"[\n{entries}\n]\n"
    texts[digest_file(subject)] = json.dumps(digests(subject.game, subject.variants, TRACED), indent=1) + "\n"
    for file in subject.golden.glob("*.txt"):
        file.unlink()
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    return list(texts)


if __name__ == "__main__":
    for written in write(subject_of(sys.argv[1])):
        print(written.relative_to(Path.cwd()))
