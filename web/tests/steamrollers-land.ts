// A small map for tests: city 1 on a1, city 2 on a3, between them the town on a2; a row of three hexes below.
import { landOf, type Land } from '../src/games/steamrollers/sheet/land';
import type { HexDrawn, RegionDrawn } from '../src/games/steamrollers/types';

const WIDTH = Math.sqrt(3);
const hex = (id: string, row: number, column: number, region: number): HexDrawn => ({
  id,
  row,
  column,
  region,
  x: WIDTH * (column - 0.5 + (row % 2) / 2),
  y: 1 + 1.5 * row,
});
const region = (number: number, colour: RegionDrawn['colour'], city: string, town: string): RegionDrawn => ({
  number,
  colour,
  terrain: 'plains',
  city,
  town,
});

export const LAND: Land = landOf({
  hexes: [
    hex('a1', 0, 1, 1),
    hex('a2', 0, 2, 1),
    hex('a3', 0, 3, 2),
    hex('b1', 1, 1, 1),
    hex('b2', 1, 2, 2),
    hex('b3', 1, 3, 2),
  ],
  regions: [region(1, 'yellow', 'a1', 'a2'), region(2, 'red', 'a3', 'b3')],
});
