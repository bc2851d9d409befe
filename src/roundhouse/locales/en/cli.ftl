# The commands: what they print, and what can be wrong with what a person typed.

cli-version-native = roundhouse { $version }, native: { $why }
cli-version-interpreted = roundhouse { $version }, interpreted: { $why }
# $command is the command with its name, $problem a clause in English by the argument parser.
cli-usage = { $command }: { $problem }. Try: { $command } --help
cli-option-form = An option is written name=value, not “{ $text }”.
cli-option-twice = The option { $option } is given twice.
cli-cannot-read = { $file } cannot be read: { $reason }.
# $problem is a whole sentence.
cli-file = { $file }: { $problem }

cli-sim-bots = There are { $bots } bots for { $players } players; give one for each seat, or one for all.
cli-sim-head = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }, { $build }
cli-sim-speed = { $decisions } decisions in { $seconds } s of CPU time, { $speed } a second; { $rounds } rounds a game
cli-sim-seat = seat
cli-sim-bot = bot
cli-sim-score = mean score
cli-sim-wins = wins
cli-sim-share = share
# $ending is a clause: how the games ended.
cli-sim-ending = { $number ->
    [one] one game
   *[other] { $number } games
}: { $ending }
cli-sim-digest = digest { $digest }

cli-record-good = { $file }: good. { $moves } moves, ending “{ $ending }”, won by { $winners }. { $draws }
cli-record-running = { $file }: good so far. { $moves } moves, not yet ended. { $draws }
cli-record-draws-verified = All draws follow from the seed.
cli-record-draws-unverified = The draws cannot be verified.
cli-record-no-move = The record has { $moves } moves; there is no move { $move }.
cli-record-head = { $game }, { $players } players, rules { $rules }, data { $data }
cli-record-seat = { $seat }: { $kind } { $name }
cli-record-option = { $option }: { $value }
cli-record-no-end = Not yet ended.
# $ending is a clause.
cli-record-ending = The game is over: { $ending }.
cli-record-score = { $seat }: { $points } points
cli-record-winners = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
}

cli-data-good = { $file }: good. Data “{ $data }”, sha256 { $sha256 }
cli-data-no-game = The file does not say for which game it is: game = "…".

cli-tty-name = The name of a person has 1 to { $limit } printable characters.
cli-tty-seed = A seed has { $digits } hexadecimal digits.
cli-tty-welcome = { $game }. Type help to see what can be typed.
    The draws are fixed by a seed with the hash
    { $commitment }
# $name is the person's name, $seat the seat, p1 and so on.
cli-tty-hand-over = Hand over to { $seat }, { $name }; then press Enter.
cli-tty-help = Type the number of a choice or the move as it is written, or:
    Enter          go on, where something waits for you before it is drawn or laid open
    undo           take back your last decision, with all that followed it; others may have to agree
    auto on, off   whether to go on without Enter from now on
    why MOVE       what a choice would do, or why it is not allowed
    table          the whole table
    log            everything that happened so far, as far as you may know it
    rules NUMBER   a rule, such as 4.3; or all rules with a word
    save FILE      write a record; a running game is saved with everybody’s secrets
    quit           leave the table; the game is not kept
cli-tty-many = Type why and a number to see what a choice would do.
# $waits is a whole sentence: what waits.
cli-tty-done = { $seat }: { $waits }
    Enter goes on; undo takes it back.
# $move is a move as it is typed.
cli-tty-waits-held = You have chosen { $move }; it is not done yet.
cli-tty-waits-shown = Next, something is drawn or laid open.
cli-tty-waits = Something waits for you: Enter goes on; undo takes it back.
cli-tty-auto = Type auto on or auto off.
cli-tty-auto-on = From now on your turns end without Enter.
cli-tty-auto-off = From now on your turns wait for Enter before something is drawn or laid open.
cli-tty-agree = { $seat }: Do you agree that it is taken back? Type yes or no.
cli-tty-yes-or-no = Type yes or no; you can also type table, log, rules or quit.
cli-tty-no-choice = There is no choice { $number }; the choices are 1 to { $last }.
cli-tty-allowed = It is allowed; there is nothing to tell about what it does.
# $reason is a whole sentence.
cli-tty-refused = { $reason } ({ $rule })
cli-tty-over = The game is over. You can still type log, rules, save FILE or quit.
# $line is a line of the log.
cli-tty-forced = { $line } (no choice)
cli-tty-times = { $line } (× { $times })
# $ending is a clause.
cli-tty-ending = The game is over: { $ending }.
cli-tty-total = Total
cli-tty-winners = { $count ->
    [one] The winner is { $winners }.
   *[other] The winners are { $winners }.
}
cli-tty-seed-was = The seed was { $seed }.
cli-tty-bye = Good-bye.

cli-save-no-name = Give the name of a file: save FILE.
cli-save-exists = { $file } exists already, and is not an earlier record of this game; nothing was written.
cli-save-failed = { $file } cannot be written: { $reason }.
cli-save-done = The record is in { $file }.
cli-save-done-running = The game so far is in { $file }, with everybody’s secrets but without the seed.

cli-bench-no-native = There are no native modules to measure: { $why }.
cli-bench-failed = { $command } has failed: { $reason }
cli-bench-installing = Installing { $peer } in { $folder }.
cli-bench-no-peer = { $peer } cannot be installed: { $reason }
cli-bench-what = median of CPU times
cli-bench-decisions = decisions/s
cli-bench-by-players = by players
cli-bench-copy = copy, µs
cli-bench-search = search/s
cli-bench-bytes = state, bytes
cli-bench-ratio = { $game }: native is { $ratio } times as fast as interpreted.
cli-bench-peer-ratio = Our fastest game takes { $ratio } times as many decisions a second as { $peer }.


cli-play-running = Roundhouse is running; the games are kept in { $folder }. Ctrl-C ends it.
cli-play-open = Others in your network come in at { $url }
cli-play-already = Roundhouse is running there already.

cli-backup-exists = { $file } exists already; nothing was written.
cli-backup-done = The database is in { $file }.

# A Chromium for tests and pictures. $command is a command line, $reason what it said last, in English.
cli-chromium-installing = There is no Chromium here, so one is installed: { $command }
# $variable is the name of an environment variable.
cli-chromium-named = { $variable } names { $file }, and that is no program.
cli-chromium-none = There is no Chromium, and none can be installed ({ $reason }). Install one, or name it in { $variable }.

cli-screenshots-checkout = Pictures are taken in a checkout of Roundhouse only, and this is an installed package.
# $package is the name of a package that is missing.
cli-screenshots-packages = Pictures need the packages of the tests, and { $package } is not there: ./roundhouse test installs them.
cli-screenshots-client = There is no browser client to take pictures of; ./roundhouse play builds it.
cli-screenshots-unknown = There is no picture “{ $name }”; the pictures are: { $names }.
cli-screenshots-done = { $count ->
    [one] One picture is in { $folder }.
   *[other] { $count } pictures are in { $folder }.
}
