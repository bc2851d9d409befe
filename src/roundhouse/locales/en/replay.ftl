# The replay: a game that was played, or is being played, move by move.

# In the title of the browser's tab.
replay-title = Replay – { $game }
replay-back = Back to the table
replay-loading = The moves are being fetched…

# Where the replay stands.
replay-beginning = The beginning
replay-beginning-text = Nothing has happened yet.
replay-chance = Chance
replay-table = At the table
replay-move = move { NUMBER($move, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }
replay-where = What happens
# Of draws one after the other: which one, and how many.
replay-count = { NUMBER($move, useGrouping: 0) } / { NUMBER($moves, useGrouping: 0) }
# What a screen reader says of the slider: $line is a whole sentence.
replay-slider = Moves
replay-slider-at = { NUMBER($move, useGrouping: 0) } of { NUMBER($moves, useGrouping: 0) }: { $line }

# Moving about.
replay-controls = Moving about in the game
replay-first = To the beginning
replay-previous = One move back
replay-next = One move on
replay-last = To the last move
replay-play = Play
replay-pause = Pause
# $pace is ½, 1, 2 or 4.
replay-pace = Pace: { $pace }×
replay-pace-short = { $pace }×

# Whose eyes the game is seen through.
replay-eyes = Seen by
replay-eyes-all = Everybody, without secrets
replay-eyes-all-short = Everybody
replay-eyes-of = { $name }, with secrets
replay-eyes-next = Change the perspective

replay-log = Moves
# Draws one after the other, which were decided by nobody.
replay-draws = { $count ->
    [one] { $count } draw
   *[other] { $count } draws
}
replay-taken-back = { $count ->
    [one] Show { $count } move that was taken back
   *[other] Show { $count } moves that were taken back
}

# The analysis of a finished game: chances over the moves. $first, $last, $before and $after are chances or points.
replay-analyse = Analyse the game
replay-analyse-again = Go on with the analysis
replay-analysing = The game is being analysed…
replay-course = The course of the game
replay-course-chances = Chances to win
replay-course-points = Expected points
replay-course-line = { $name }: { $first } at first, { $last } in the end.
replay-percent = { $percent } %
replay-turning = Turning points
replay-turning-change = { $before } → { $after }
replay-turning-several = All plans are laid open.
replay-turning-none = Nothing turned this game.

# What can be done with it.
replay-fork = Play from here
replay-fork-over = The game is over here; go back some moves to play on.
replay-fork-text = A new table is laid with this position. Who plays it?
replay-fork-seat = Who plays instead of { $name }
replay-fork-you = You
replay-fork-open = Free for others
replay-fork-bot-easy = Bot, easy
replay-fork-bot-medium = Bot, medium
replay-fork-bot-hard = Bot, hard
replay-fork-bot-expert = Bot, expert
# One person plays several seats at one screen: the name with a number.
replay-fork-again = { $name } ({ $number })
replay-fork-start = Play
replay-cancel = Cancel
replay-copy = Copy link
replay-copied = Link copied
replay-rules = Rules
replay-more = More

# The tabs of a phone.
replay-tabs = Parts of the screen
replay-tab-board = Board
replay-tab-hand = Hand
replay-tab-players = Players
replay-tab-log = Moves
