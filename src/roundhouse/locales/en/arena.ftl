# The arena: tournaments of bots, on the terminal and in their report.

# What can be wrong. $reason is in English, by the program that failed.
arena-one-bot = A tournament needs two bots at least; sim plays one against itself.
arena-bot-twice = The bot { $bot } is named twice.
arena-bot-large = { $file } is no bot: it has more than { $limit } KiB.
arena-bot-file = { $file } is no bot that can play: { $reason }
arena-worker-died = A process that played games has ended unexpectedly.
arena-dask-missing = --dask needs the package distributed: pip install "roundhouse[cluster]".
arena-dask-unreachable = There is no Dask scheduler at { $address }: { $reason }
arena-dask-failed = The cluster could not play: { $reason }
arena-dask-version = The workers of the cluster have version { $theirs } of Roundhouse, this is { $ours }.
arena-journal-busy = Another tournament is writing to { $file }.
arena-journal-other = { $file } is not the file of a tournament; nothing was changed.
arena-journal-line = { $file }, line { NUMBER($line, useGrouping: 0) }: this is no game of the tournament.
# $what is the name of an argument.
arena-journal-differs = { $file } was begun with other arguments: { $what } is { $kept } there and { $wanted } here.

# What is told on the way. $reason is a clause.
arena-rounded = { $games } games of each pair instead of { $asked }, so that all { $players } seats come up equally often.
arena-forfeit = Game { NUMBER($game, useGrouping: 0) }: { $bot } ({ $seat }) forfeits, for { $reason }.
arena-lost-crashed = it crashed ({ $detail })
arena-lost-illegal = it played what is not legal ({ $detail })
arena-lost-time = it took too long ({ $detail })
arena-lost-memory = it took too much memory ({ $detail })
arena-lost-died = its process died ({ $detail })
arena-forfeits = { $bot } has forfeited { $number } of { $games } games.
# $kept is a whole sentence.
arena-interrupted = Interrupted: { $games } of { $planned } games are played. { $kept }
arena-kept = They are in { $file }; start again with the same arguments to go on.
arena-not-kept = They are not kept: --resume FILE keeps them.
arena-report-done = The report is in { $file }.

# The results.
arena-head = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }, thinking × { $scale }, { $build }; { $speed } games a second
arena-compared = One seat of the first bot plays among { $others } of the second; a fair share of the wins is { $share }.
arena-column-bot = bot
arena-column-against = against
arena-column-games = games
arena-column-wins = wins
arena-column-draws = draws
arena-column-rate = win rate
arena-column-interval = 95 % interval
arena-column-verdict = verdict
arena-column-rating = rating
arena-column-unsure = 95 %
arena-column-score = mean score
arena-column-turns = turns
arena-column-mean = mean turn
arena-column-longest = longest
arena-column-over = over the limit
arena-verdict-stronger = stronger
arena-verdict-weaker = weaker
arena-verdict-open = open

# The report, a page.
arena-page-title = { $game }: a tournament of bots
arena-page-compared = In each pair the bots change seats, equally often. A shared win counts in parts.
arena-page-alone = Each bot plays alone, against the rival of the game if there is one.
arena-page-short = The tournament was cut short: { $games } of { $planned } games are played.
arena-page-pairs = Results
arena-page-ratings = Ratings
arena-page-ratings-note = By openskill; the line is the 95 % range. 25 is where everybody starts.
arena-page-matrix = Win rates
arena-page-matrix-note = How many percent of the wins the bot of the row has against the bot of the column.
arena-page-scores = Scores
arena-page-scores-note = Of every seat and finished game: the middle half as a box with the median, the line from 5 % to 95 %.
arena-page-length = Length of the games
arena-page-length-note = Rounds, and how many games had so many.
arena-page-thinking = Thinking time
arena-page-thinking-note = CPU seconds of a turn: the bar is the mean, the mark the longest.
arena-page-endings = Endings
arena-page-forfeited = forfeited
arena-page-forfeits = Forfeits
arena-page-forfeit = { $bot }: { $number ->
    [one] one game
   *[other] { $number } games
}; the first: { $first }
arena-page-made = Roundhouse { $version }, { $build }; seed { $seed }, thinking × { $scale }; options: { $options }.
arena-page-data = All figures are in this page as JSON, in the element with the id “data”.
