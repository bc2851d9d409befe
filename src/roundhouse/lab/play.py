"""Plays the games of a tournament, one by one, in whatever process it is asked to.

Games in which nobody searches or brings a file go through `core/drive.py`, many times as fast; there is no budget to
be kept there, and thinking is not timed.
"""

from __future__ import annotations

import time
from collections import defaultdict

from roundhouse.bots.file_process import TIME, Forfeit
from roundhouse.bots.levels import Budget, Chosen
from roundhouse.bots.players import advisor_of
from roundhouse.bots.turns import Noticed, Turn, Turns
from roundhouse.core.drive import Tally, play_game
from roundhouse.core.game import seat_name
from roundhouse.core.rng import stream
from roundhouse.core.state import CHANCE, OVER, State, buffer, winners
from roundhouse.lab.plan import FILE, Match, Plan, line_ups, match
from roundhouse.lab.played import FORFEITED, TOLERANCE, Lost, Played, Thinking
from roundhouse.lab.seats import Seats, budget_of

FAST = ("random", "greedy")
GRACE = 0.1  # seconds of CPU time that a turn of a file may take beside what is tolerated: it may be very short


class Clock:
    """What is left of each seat's turn in one game, and how long every turn has taken."""

    def __init__(self, budgets: list[Budget]) -> None:
        self.noticed = Noticed(len(budgets))
        self._budgets = budgets
        self._turns = Turns()
        self._used: defaultdict[tuple[int, Turn], float] = defaultdict(float)

    def left(self, state: State, seat: int) -> Budget:
        return self._turns.left(self._budgets[seat], seat, self.noticed.turn(state, seat))

    def spent(self, state: State, seat: int, chosen: Chosen) -> None:
        turn = self.noticed.turn(state, seat)
        self._turns.spent(self._budgets[seat], seat, turn, chosen)
        self._used[seat, turn] += chosen.seconds

    def look(self, state: State, seat: int) -> None:
        """Forfeit when the seat's turn has taken too long."""
        used, limit = self._used[seat, self.noticed.turn(state, seat)], self._budgets[seat].seconds
        if used > TOLERANCE * limit + GRACE:
            raise Forfeit(TIME, f"{used:.2f} s of CPU time in a turn of {limit:g} s")

    def thinking(self, names: list[str]) -> dict[str, Thinking]:
        """By bot; several seats of it together."""
        found = {name: Thinking() for name in names}
        for (seat, _), seconds in self._used.items():
            found[names[seat]].add(seconds, self._budgets[seat].seconds)
        return found


class Player:
    """Plays games of one plan. Close it at the end."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._among = line_ups(plan)
        self._setup = plan.setup()
        self._advisor = advisor_of(self._setup.board)
        self._seats = Seats(self._setup, plan.entrants)

    def close(self) -> None:
        self._seats.close()

    def play(self, number: int) -> Played:
        """A game by its number: the same every time, as far as its bots are."""
        game = match(self._plan, number, self._among)
        start = time.process_time()
        kinds = {self._plan.entrants[bot].kind for bot in game.seats}
        played = self._fast(game) if kinds <= set(FAST) else self._timed(game)
        played.seconds = time.process_time() - start
        return played

    def _fast(self, game: Match) -> Played:
        kinds = [self._plan.entrants[bot].kind for bot in game.seats]
        advisors = [self._advisor if kind == "greedy" else None for kind in kinds]
        tally = Tally(self._plan.players, len(self._setup.game.endings))
        state = play_game(self._setup.board, advisors, stream(game.seed, 0), tally)
        return self._result(game, state, int(tally.decisions))

    def _timed(self, game: Match) -> Played:
        """Chance draws from a stream of its own, each seat from another: a bot's seed tells nothing about the draws."""
        entrants = [self._plan.entrants[bot] for bot in game.seats]
        clock = Clock(
            [budget_of(entrant, self._plan.game, self._plan.players, self._plan.scale) for entrant in entrants]
        )
        chance, own = stream(game.seed, 0), [stream(game.seed, 1 + seat) for seat in range(self._plan.players)]
        board, decisions = self._setup.board, 0
        state, before, out = board.new_state(), board.new_state(), buffer(board)
        lost: list[Lost] = []
        while (who := int(state.actor())) != OVER:
            if who == CHANCE:
                action = int(state.sample_chance(chance, out))
            else:
                decisions += 1
                n = int(state.legal(who, out))
                try:
                    action = int(out[0]) if n == 1 else self._choose(game, state, who, own[who].word(), clock)
                except Forfeit as forfeit:
                    lost.append(Lost(seat_name(who), entrants[who].name, forfeit.reason, forfeit.detail))
                    break
            before.copy_from(state)
            state.apply(who, action)
            clock.noticed.acted(before, who, action, int(state.reveals()))
        played = self._result(game, state, decisions, lost)
        played.thinking = clock.thinking([entrant.name for entrant in entrants])
        return played

    def _choose(self, game: Match, state: State, who: int, seed: int, clock: Clock) -> int:
        budget = clock.left(state, who)
        chosen = self._seats.choose(game.seats[who], who, state, seed, budget)
        clock.spent(state, who, chosen)
        if self._plan.entrants[game.seats[who]].kind == FILE:
            clock.look(state, who)
        return chosen.action

    def _result(self, game: Match, state: State, decisions: int, lost: list[Lost] | None = None) -> Played:
        players = range(self._plan.players)
        if lost:  # who forfeits has lost, and all others share the win
            out_of_it = {one.seat for one in lost}
            places = [2 if seat_name(p) in out_of_it else 1 for p in players]
            won = [p for p in players if places[p] == 1]
        else:
            ranks = [int(state.rank(p)) for p in players]
            places = [1 + sum(other > rank for other in ranks) for rank in ranks]
            out = buffer(self._setup.board)
            won = [int(out[i]) for i in range(winners(state, out))]
        entrants = self._plan.entrants
        return Played(
            number=game.number,
            a=entrants[game.a].name,
            b=entrants[game.b].name,
            seats=[entrants[bot].name for bot in game.seats],
            seed=game.seed,
            scores=[int(state.score(p)) for p in players],
            places=places,
            winners=[seat_name(p) for p in won],
            rounds=int(state.round()),
            ending=FORFEITED if lost else self._setup.game.endings[state.ending()],
            decisions=decisions,
            seconds=0.0,
            forfeits=lost or [],
        )
