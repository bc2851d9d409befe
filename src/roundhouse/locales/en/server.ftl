# What the server has to say.

# Bots, hints and imported records, which are worked on in processes of their own. $seconds is a limit.
server-closing = The server is closing.
# The end of a sentence: “The bot greedy could not answer: …”
server-took-too-long = it took more than { NUMBER($seconds, useGrouping: 0) } seconds.
# $reason is what the program says, in English.
server-record-failed = The record could not be checked: { $reason }
server-records-waiting = Too many records are waiting to be checked; try again in a minute.

# Requests that are not answered as they were meant.
server-not-found = There is nothing here.
server-wrong-method = { $method } cannot be done here, only: { $allow }.
server-no-person = Say who you are: this needs the token of a person.
server-wrong-host = This server does not answer to the name “{ $host }”.
server-wrong-origin = This request comes from somewhere else ({ $origin }), so it is not done.
server-body-not-json = A body must be of the type application/json, not “{ $type }”.
server-body-too-large = The body is larger than { NUMBER($limit, useGrouping: 0) } bytes.
server-body-too-slow = The body did not arrive within { $seconds } seconds.
# $problem is what the reader of JSON says, in English.
server-body-malformed = The body cannot be read as JSON: { $problem }
server-body-invalid = The body does not fit: { $problem }
server-query-malformed = The query in the address cannot be read.
server-query-unknown = There is no parameter “{ $name }” here.
server-query-twice = The parameter { $name } is given twice.
server-query-invalid = The query in the address does not fit: { $problem }
server-fault = Something is wrong with this server, not with what you asked. What happened is on its terminal.

# Starting. $reason is what the system says.
server-folder = The folder { $folder } cannot be used: { $reason }.
server-locked = Another process uses { $folder } and does not answer; end it, or choose another folder with --data.
server-host-unknown = There is no address “{ $host }” on this machine.
server-port = The port { $port } of { $host } cannot be used: { $reason }. Choose another one with --port, or none.

# The plain page.
server-page-title = Roundhouse
server-page-lead = Board games of steam and industry, to be played with friends and against bots.
server-page-games = Games
server-page-players = { $low ->
    [one] 1 to { $high } players
   *[other] { $low } to { $high } players
}
server-page-rules = The rules
server-page-tables = Public tables
server-page-no-tables = There is no public table at the moment.
server-page-head-game = Game
server-page-head-seats = Seats
server-page-head-phase = Now
server-page-phase-gathering = waits for players
server-page-phase-playing = is being played
server-page-phase-over = is over
server-page-open = (free)
server-page-play = How to play
server-page-no-board = The client for the browser is not built. “./roundhouse play” builds it; until then, play in the terminal, or write a program.
# $reason is what the build said, in English.
server-page-why = The build said: { $reason }
server-page-terminal = In the terminal
server-page-api = With a program
server-page-api-what = Everything that can be done at a table can be done over HTTP, with JSON.
server-page-api-document = The OpenAPI document
server-page-unofficial = Unofficial. The names of the games belong to their owners; rules text, maps and data are our own.

# Tables and people.
server-no-table = There is no such table, or it is not for you.
server-unknown-token = Nobody has this token.
server-not-your-seat = The seat { $seat } is not yours.
server-no-seat = You have no seat here.
server-no-such-seat = There is no seat { $seat } at this table.
server-not-host = Only the one who opened the table can do this.
server-bad-invitation = This is not the invitation to this table.
server-other-players = The game is for { $players } seats.
server-other-rules = This table was played by rules or data that this program does not have.
server-too-many-tables = You have { $limit } tables that are not over; finish one first.
server-too-many-sockets = Too many connections are open.
server-stale = The table has moved on; this is what you missed.
server-moved-on = The table has moved on.
server-busy = The table is being changed by others; try again.
server-action-or-text = Ask with either the number of an action or its text.
server-no-hints = There are no hints at this table: they are for games against bots only, or for tables that have them for all.
server-one-hint = Your last hint is still being searched.
server-analyses-waiting = Many games are waiting to be analysed; try again later.
server-nothing-to-wish = There is nothing to ask for on this socket.

# The database. $file is its file; $reason is what SQLite or the system says, in English.
server-no-home = There is no home directory to keep games in; name a folder with --data.
server-storage-full = There is no room left for { $file }; nothing was stored.
server-storage-failed = The database { $file } cannot be used: { $reason }.
server-storage-newer = The database { $file } was made by a newer version of this program.
server-storage-foreign = { $file } is not a database of this program.
server-storage-missing = There is no database { $file }.
server-storage-broken = The database { $file } is damaged: { $reason }.
# $table is the id of a table.
server-storage-damaged = The database { $file } is damaged: the log of the table { $table } is not complete.
# $setting and $value are words of SQLite: journal_mode, delete.
server-storage-unsafe = The database { $file } cannot be kept safe on this disk: { $setting } is { $value }.
