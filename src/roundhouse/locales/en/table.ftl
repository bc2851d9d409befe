# What a table and its bots have to say.

# $seat is p1, p2, …; $actions counts everything that is undone, draws and bots included.
table-undo = { $seat } takes back { $actions ->
    [one] one action
   *[other] { $actions } actions
}.
table-not-now = You cannot do this now.
table-nothing-to-undo = You have decided nothing yet that could be taken back.
table-undo-others = Somebody else has acted since; it cannot be taken back.
table-undo-shown = Something has been drawn or laid open since; it cannot be taken back.

bot-unknown = There is no bot “{ $bot }”; the bots are: { $bots }.
bot-no-budget = The bot { $bot } takes no number.
bot-budget = A search has a whole number of iterations from 1 to { NUMBER($high, useGrouping: 0) }, not “{ $number }”.
bot-process-died = The process of the bot { $bot } has ended unexpectedly.
bot-failed = The bot { $bot } could not answer: { $reason }
