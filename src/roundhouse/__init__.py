"""Roundhouse: game engines for Steam Power, SteamRollers and Siberia, with bots, tables and a laboratory.

Importing the package chooses compiled or interpreted rules (`_accel`); `NATIVE` and `NATIVE_REASON` tell which and why.
"""

from roundhouse._accel import activate

__version__ = "0.1.0"

NATIVE, NATIVE_REASON = activate()
