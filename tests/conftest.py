"""For all tests: Ctrl-C is heard by what they start, also when the tests themselves run in a shell's background."""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
