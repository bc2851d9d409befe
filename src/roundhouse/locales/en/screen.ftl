# The table's screen: everything around a board that is the same for all games.

# In the title of the browser's tab.
screen-title = { $game } – Roundhouse
screen-title-turn = ● Your turn – { $game }
screen-loading = The table is being laid…
screen-unknown-game = This game cannot be shown here.
screen-to-lobby = To the lobby
# The mark in the corner, for those who cannot see it.
screen-home = Roundhouse: to the lobby
screen-connection-lost = Connection lost; trying again…

# Players. A bot has the name of somebody who built locomotives.
screen-bot-name = Bot { $name }
screen-players = Players
screen-you = you
screen-left = left, a bot plays
screen-return = Return to my seat
# At a shared screen: show what only this player may see.
screen-look = Show what { $name } knows
screen-hide = Hide it again

# The heading of what is asked, in capitals, and the sentence below it.
screen-prompt = What is asked
screen-head-turn = Your turn
screen-head-turn-of = { $name }: your turn
screen-head-waiting = Waiting
screen-head-watching = You are watching
screen-head-meanwhile = Meanwhile
screen-head-paused = Paused
screen-head-over = Game over
screen-head-asked = A question for you
screen-paused = Everybody has left; the game waits.
screen-shared = What only one of you may know is hidden now.
# $count says how many have won together, $names lists them.
screen-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
}
screen-asked = { $name } would like to take back the last decision.
screen-asking = You have asked to take back; the others have not all answered.
screen-agree = Agree
screen-refuse = Refuse

# Actions.
screen-skip = Skip
screen-key-space = Space
screen-done = Done
screen-do = Do it
screen-undo = Undo
screen-undo-ask = Ask to take back
screen-held = Chosen:
screen-back = Back
# $what is something that was picked, a piece, a place or a kind of action.
screen-unpick = Unpick { $what }
screen-sending = Just a moment…
screen-sending-later = It will be done as soon as the connection is back.
screen-hint = Hint
screen-hinting = Thinking about a hint…
# What a hinted move promises and why: $terms is what speaks for it and against it, such as "+2.3 for orders".
screen-hint-chance = { $percent } % to win
screen-hint-points = result ≈ { $points }
screen-hint-terms = { $first }, { $second }
screen-hint-why-next = Over the next best: { $terms }
screen-hint-why-others = Over the other moves: { $terms }
screen-hint-why-ahead = It pays later: only looking ahead shows it.
screen-hint-why-only = There is no other move.
# $number is the number of a paragraph of the rules, such as SI-5.3.
screen-rule = Rule { $number }

# The log.
screen-log = Log
screen-log-replay = move { NUMBER($number, useGrouping: 0) } · replay
screen-log-draws = { $count ->
    [one] One draw
   *[other] { $count } draws
}
screen-log-more = Show earlier moves
screen-log-joined = { $name } sits down.
screen-log-left = { $before } has left; a bot plays on until { $before } returns.
screen-log-resigned = { $before } has given up; a bot plays to the end.
screen-log-returned = { $name } is back.
screen-log-opened-seat = A seat is open again.
screen-log-filled = { $name } sits down.

# The bar, the menu, the tabs of a phone.
screen-rules = Rules
screen-menu = Menu
screen-tabs = Parts of the table
screen-tab-board = Board
screen-tab-hand = My board
screen-tab-players = Players
screen-tab-log = Log
screen-pace = Moves of others
screen-pace-calm = calm
screen-pace-brisk = brisk
screen-pace-off = at once
screen-theme = Colours
screen-theme-auto = as the system
screen-theme-light = light
screen-theme-dark = dark
screen-language = Language
screen-sound = Sound
screen-auto-end = End my turns without Done
screen-auto-end-help = Then the last step before a draw cannot be taken back.
screen-export = Save the record
screen-leave = Leave the table
screen-leave-help = A bot plays on until you return.
screen-resign = Give up
screen-resign-help = A bot plays to the end.
screen-resign-sure = You cannot return after that.
screen-resign-no = Play on
screen-close = Close

# Keys.
screen-keys = Keys
screen-keys-arrows = walk where you may click
screen-keys-enter = do it; Done
screen-keys-numbers = choose an action
screen-keys-escape = one step back
screen-keys-zoom = map larger, smaller, whole
screen-keys-shift = move the map
screen-keys-undo = undo
screen-keys-hint = hint
screen-keys-space = skip others’ moves
screen-keys-log = larger log
screen-keys-rules = rules
screen-keys-keys = these keys

# Before the game.
screen-gathering = { $count ->
    [0] All seats are taken
    [one] One seat is free
   *[other] { $count } seats are free
}
screen-gathering-wait = It begins as soon as every seat is taken.
screen-gathering-join = Choose a seat.
screen-seat-free = free
screen-seat-kept = kept for somebody
screen-sit = Sit down
# Somebody who has a seat already plays a second one, for a shared screen.
screen-sit-too = Play this one too
screen-get-up = Get up
screen-fill = Bot…
# A choice: “Easy: slips now and then, answers at once”.
screen-fill-with = { $level }: { $what }
screen-fill-all-easy = { $count ->
    [one] Fill the seat with an easy bot and begin
   *[other] Fill the seats with easy bots and begin
}
screen-fill-all-medium = { $count ->
    [one] Fill the seat with a medium bot and begin
   *[other] Fill the seats with medium bots and begin
}
screen-fill-all-hard = { $count ->
    [one] Fill the seat with a hard bot and begin
   *[other] Fill the seats with hard bots and begin
}
screen-fill-all-expert = { $count ->
    [one] Fill the seat with an expert bot and begin
   *[other] Fill the seats with expert bots and begin
}
screen-open-seat = Open the seat
screen-invite = Invitation
screen-invite-note = Whoever opens this link can sit down, or watch.
# “roundhouse play --host” is a command.
screen-invite-local = Whoever opens this link can sit down, or watch. This address is only for this computer: for friends elsewhere start with “roundhouse play --host” and an address that they reach.
screen-copy = Copy
screen-copied = Copied

# Several persons at one screen.
screen-hand-over = Hand over to { $name }
screen-hand-over-help = The others look away. What only { $name } may see comes after the button.
screen-i-am = I am { $name }

# The end.
screen-result = Result
# $ending is a clause: “eight areas are closed”.
screen-ending = The game has ended: { $ending }.
screen-total = Total
screen-number = { $number }
screen-replay = Replay
screen-analyse = Analyse
screen-rematch = Play again
screen-rematch-join = Join the rematch
screen-rematch-watch = To the rematch
screen-share = Share
screen-look-board = Look at the board
screen-fair = All draws were fixed before play
screen-commitment = Told to everybody before the game (the hash of the seed):
screen-seed = The seed, from which every draw follows:
