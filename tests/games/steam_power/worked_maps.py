"""Boards on which the rules' tests are worked out by hand.

STAR: a hex of land in the middle, c3, six around it, and a city behind each of them:

      a2 . a4             b2: 1 b3, 2 c3, 3 c2, 5 city a2          b3: 0 city a4, 2 c4, 3 c3, 4 b2
     . b2 b3 .            c2: 0 b2, 1 c3, 2 d2, 4 city c1          c4: 1 city c5, 3 d3, 4 c3, 5 b3
    c1 c2 c3 c4 c5        d2: 0 c3, 1 d3, 3 city e2, 5 c2          d3: 0 c4, 2 city e4, 4 d2, 5 c3
     . d2 d3 .            c3: 0 b3, 1 c4, 2 d3, 3 d2, 4 c2, 5 b2
      e2 . e4             all other edges lead off the map

HUB is the same with a VP city in the middle: every piece of land lies between two cities.
"""

from __future__ import annotations

STAR = (" B W ", " .. ", "O...G", " .. ", " B W ")
HUB = (" B W ", " .. ", "O.V.G", " .. ", " B W ")
ARMS = ["track b2 2-5", "track b3 0-3", "track c2 1-4", "track c4 1-4", "track d2 0-3", "track d3 2-5"]  # of HUB
# two cities with land around them: a2 1 a3, 2 b2, 3 b1, 4 city a1; a3 2 city b3, 3 b2, 4 a2;
# b1 0 a2, 1 b2, 5 city a1; b2 0 a3, 1 city b3, 4 b1, 5 a2
PAIR = ("B..", "..W")
