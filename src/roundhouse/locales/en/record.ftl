# Records of games: what can be wrong with one. $line is the number of the line.

record-foreign = This is not a Roundhouse record.
record-partial = This is what one person could see of a game that was going on; only a complete record can be read.
# $version is the format's number in the file, $known the newest that this program reads.
record-newer = The record has format { $version }; this program reads format { NUMBER($known, useGrouping: 0) } only.
record-too-large = The file is larger than { $limit } MiB, too large for a record.
record-not-text = Line { NUMBER($line, useGrouping: 0) } is not UTF-8 text.
record-long-line = Line { NUMBER($line, useGrouping: 0) } is longer than { NUMBER($limit, useGrouping: 0) } characters.
record-breaks-off = The record breaks off after line { NUMBER($line, useGrouping: 0) }.
record-goes-on = Line { NUMBER($line, useGrouping: 0) } stands after the end of the record.
# $expected is the form that the line should have, such as “players: …”.
record-unexpected = Line { NUMBER($line, useGrouping: 0) } should be “{ $expected }”.
record-unexpected-blank = Line { NUMBER($line, useGrouping: 0) } should be blank: it ends the header.
record-twice = Line { NUMBER($line, useGrouping: 0) } gives an option for the second time.
record-name = Line { NUMBER($line, useGrouping: 0) }: a name has 1 to { $limit } printable characters.
record-no-seat = Line { NUMBER($line, useGrouping: 0) }: there is no { $seat } in a game of { $players }.
record-counter = Line { NUMBER($line, useGrouping: 0) }: draw { NUMBER($counter, useGrouping: 0) } cannot stand after draw { NUMBER($drawn, useGrouping: 0) } like this.
record-no-counter = Line { NUMBER($line, useGrouping: 0) } has the number of a draw, but is none that the table drew.

# $problem is a whole sentence.
record-line = Line { NUMBER($line, useGrouping: 0) }: { $problem }
record-rules = Line { NUMBER($line, useGrouping: 0) }: the game was played by version “{ $version }” of the rules; this program knows “{ $known }”.
record-data = Line { NUMBER($line, useGrouping: 0) }: the data “{ $data }” with this hash is not the data at hand.

record-no-move = Line { NUMBER($line, useGrouping: 0) }: “{ $text }” is not a move here.
# $reason is a whole sentence, $rule the number of the rule.
record-illegal = Line { NUMBER($line, useGrouping: 0) }: “{ $move }” is not allowed: { $reason } ({ $rule })
record-not-now = Line { NUMBER($line, useGrouping: 0) }: it is not for { $seat } to act.
record-no-chance = Line { NUMBER($line, useGrouping: 0) }: nothing is drawn here; a player must act.
record-impossible = Line { NUMBER($line, useGrouping: 0) }: “{ $move }” cannot be drawn here.
record-draw = Line { NUMBER($line, useGrouping: 0) }: draw { NUMBER($counter, useGrouping: 0) } of the seed is “{ $drawn }”, not “{ $move }”.
record-over = Line { NUMBER($line, useGrouping: 0) }: the game was over before this.

record-commitment = Line { NUMBER($line, useGrouping: 0) }: the seed is not the one that was committed to.
record-ending = Line { NUMBER($line, useGrouping: 0) }: by its moves the ending is “{ $found }”, not “{ $told }”.
record-score = Line { NUMBER($line, useGrouping: 0) }: by the moves { $seat } has { NUMBER($found, useGrouping: 0) } points, made up otherwise than this.
record-winners = Line { NUMBER($line, useGrouping: 0) }: by the moves the winners are { $found }.
record-digest = Line { NUMBER($line, useGrouping: 0) }: the moves lead to another position than this digest’s.
record-changed = Line { NUMBER($line, useGrouping: 0) }: the checksum does not fit: the record has been changed.

# $seconds is a limit.
record-too-slow = Checking the record takes more than { NUMBER($seconds, useGrouping: 0) } seconds, too long for a record.
record-too-costly = The record is too long, or checking it takes too much memory.
