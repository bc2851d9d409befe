# What a table and its bots have to say. $seat is p1, p2, …

table-opened = The table is set.
table-joined = { $name } sits down at { $seat }.
table-left = { $before } has left { $seat }; the bot { $name } plays on until { $before } returns.
table-resigned = { $before } has given up; the bot { $name } plays { $seat } to the end.
table-returned = { $name } is back at { $seat }.
table-opened-seat = Seat { $seat } is open.
table-filled = The bot { $name } sits down at { $seat }.
table-rematch = The same people play again at another table.

# $actions counts the decisions of this player that are taken back.
table-undo = { $seat } takes back { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
# $line is the whole sentence of the action.
table-held = Chosen, waiting for Done: { $line }
table-asked = { $seat } would like to take back the last decision.
table-agreed = { $seat } agrees.
table-refused = { $seat } does not agree; it is not taken back.

table-prompt-gathering = Waiting for players.
table-prompt-done = Say Done to go on, or take it back: after Done something is drawn or laid open.

table-not-now = You cannot do this now.
table-how-many = One request carries 1 to { $high } actions.
table-say-done = Your last choice waits for Done; say Done, or take it back.
table-shows-first = Something would be laid open in the midst of these actions; send those up to there first.
table-nothing-waits = Nothing waits for your Done.
table-nothing-to-undo = You have decided nothing yet that could be taken back.
table-asked-already = The others have been asked already.
table-nothing-asked = You have not been asked anything.
table-not-started = The game has not begun.
table-begun = The game has begun.
table-over = The game is over.
table-not-over = The game is not over yet.
table-no-seat-free = No seat is free.
table-seat-taken = This seat is taken.
table-name = A name has 1 to { $limit } printable characters.
table-colour = “{ $colour }” cannot be a colour here; each seat has another one of: { $colours }.
table-no-entry = There is no entry { NUMBER($number, useGrouping: 0) }; the log has { NUMBER($last, useGrouping: 0) }.

bot-unknown = There is no bot “{ $bot }”; the bots are: { $bots }.
bot-no-budget = The bot { $bot } takes no number.
bot-budget = A search has a whole number of iterations from 1 to { NUMBER($high, useGrouping: 0) }, not “{ $number }”.
bot-process-died = The process of the bot { $bot } has ended unexpectedly.
bot-failed = The bot { $bot } could not answer: { $reason }
