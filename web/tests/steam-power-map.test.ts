// The map of Steam Power as it is drawn: coasts, plates, track with its crossings and ends, the ways of resources.
import { describe, expect, it } from 'vitest';
import { dealOf } from '../src/games/steam_power/deal';
import { housesOf, plateOf, platesOf } from '../src/games/steam_power/map/cities';
import { drifted, loops } from '../src/games/steam_power/map/coast';
import { landOf } from '../src/games/steam_power/map/land';
import { stays } from '../src/games/steam_power/map/preview';
import { routesOf } from '../src/games/steam_power/map/routes';
import { linesOf, linksOf, meets } from '../src/games/steam_power/map/track';
import { placed, sign } from '../src/games/steam_power/pieces/silhouettes';
import { arcPath, edgeMiddle, INRADIUS, moved, SIDE, type Point } from '../src/lib/hexes';
import { city, connection, DRAWING, tile } from './steam-power-land';

const land = landOf(DRAWING);
const at = (id: string): Point => (land.hexes.get(id) ?? land.sites.get(id))?.at ?? [0, 0];
const numbers = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
const strokes = (path = ''): number => path.split('M').length - 1;
const black = (): string => 'vermilion';

describe('the land', () => {
  it('is worked out once for a map', () => {
    expect(landOf(DRAWING)).toBe(land);
    expect([land.hexes.size, land.sites.size]).toEqual([7, 4]);
  });
  it('has a link between cities side by side, told once', () => {
    expect([...land.sites.values()].flatMap((site) => site.links.map((other) => `${site.id}-${other}`))).toEqual([
      'b3-a4',
    ]);
  });
  it('has one outline around everything that is land, and one around water within', () => {
    const ring = [at('a1'), at('a2'), at('a3'), at('a4')];
    const cells = ring.map((place, i) => ({ id: `a${String(i + 1)}`, row: 0, column: i + 1, at: place }));
    expect(loops(cells).map((loop) => loop.length)).toEqual([4 * 6 - 2 * 3]);
    // seven hexes without the one in the middle: an outline and a hole
    const round = [
      ['a', 0, 1],
      ['a', 0, 2],
      ['b', 1, 0],
      ['b', 1, 2],
      ['c', 2, 1],
      ['c', 2, 2],
    ] as const;
    const hole = round.map(([letter, row, column]) => ({
      id: `${letter}${String(column)}`,
      row,
      column,
      at: [2 * INRADIUS * (column + (row % 2) / 2), 1.5 * SIDE * row] as Point,
    }));
    expect(loops(hole).map((loop) => loop.length)).toEqual([18, 6]);
  });
  it('moves a coast outwards, and a lake’s shore into the lake', () => {
    const square: Point[] = [
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
    ];
    const wide = drifted(square, { grow: 10, smooth: 0, much: 0 });
    expect(Math.min(...wide.map(([x]) => x))).toBeLessThan(-6);
    expect(Math.max(...wide.map(([x]) => x))).toBeGreaterThan(106);
    const back = drifted(square.toReversed(), { grow: 10, smooth: 0, much: 0 });
    expect(Math.min(...back.map(([x]) => x))).toBeGreaterThan(6);
  });
  it('leaves room for its title where no hex is', () => {
    const [x, y] = land.title;
    for (const place of [...land.hexes.values(), ...land.sites.values()]) {
      const inside =
        place.at[0] > x - SIDE && place.at[1] > y - SIDE && place.at[0] < land.width && place.at[1] < land.height;
      expect(inside && place.at[0] < x + 226 * land.titleSize + SIDE).toBe(false);
    }
  });
});

describe('a plate', () => {
  it('lies within the width of its hex, with a name of usual length', () => {
    const plate = plateOf([0, 0], 'Madrid', city('a1', 'white'), 1, false, false);
    expect(plate.left).toBeGreaterThan(-INRADIUS);
    expect(plate.left + plate.width).toBeLessThan(INRADIUS + 4);
  });
  it('keeps off a neighbour to the east, and off one to the west', () => {
    const long = 'Ludwigshafen am Rhein';
    const west = plateOf([0, 0], long, city('a1', 'white'), 1.4, false, true);
    const east = plateOf([0, 0], long, city('a1', 'white'), 1.4, true, false);
    expect(west.left + west.width - 3 * 1.4).toBeLessThanOrEqual(INRADIUS);
    expect(east.left).toBeGreaterThan(-INRADIUS);
  });
  it('shows so many crates as there are resources, and none in an exhausted city', () => {
    const stocked = [city('a1', 'black', 0, 3), { ...city('a4', 'white', 1, 0), flipped: true }];
    const drawn = housesOf(land, stocked, black);
    const plates = platesOf(land, stocked, (site) => site, 1);
    const crates = drawn.crates.map(({ resource, body }) => [resource, strokes(body)]);
    expect(crates).toEqual([
      ['black', 3],
      ['white', 0],
      ['orange', 0],
      ['grey', 0],
    ]);
    expect(plates.badges.find(({ resource }) => resource === 'white')?.body).toBe('');
    expect(plates.ticks.disc).not.toBe('');
    expect(drawn.factories.map(({ company }) => company)).toEqual([0, 1]);
  });
});

describe('track', () => {
  // a1 → a2 → a3 → a4 by company 0; company 1 crosses it on a3 from b2 to the north, and lies unfinished
  const along = connection(0, ['a1', 'a4'], ['a2', 'a3']);
  const across = connection(1, ['b3'], ['b2', 'a3']);
  const track = [tile('a2', ['1-4', 0]), tile('a3', ['1-4', 0], ['0-3', 1]), tile('b2', ['0-1', 1])];
  const lines = linesOf(land, track, [along, across], 3);

  it('lies below in one path for a company, with an end in each city', () => {
    const [first] = lines;
    expect(strokes(first?.lower.bed)).toBe(4); // two tiles, two ends
    expect(strokes(first?.lower.rails)).toBe(8);
    expect(first?.upper.bed).toBe('');
    expect(strokes(first?.platforms)).toBe(2);
    expect(first?.buffer).toBeNull();
  });
  it('that crosses above is drawn apart, with walls', () => {
    const second = lines[1];
    expect(strokes(second?.openUpper.bed)).toBe(1);
    expect(strokes(second?.walls)).toBe(2);
    expect(second?.lower.bed).toBe('');
  });
  it('that is not finished ends at a buffer stop, where it points', () => {
    expect(lines[1]?.buffer?.at).toEqual(moved(edgeMiddle(0), at('a3')));
    expect(lines[1]?.buffer?.angle).toBe(-60);
  });
  it('has one locomotive for a connection, and rather not on a crossing', () => {
    expect(lines[0]?.engines.map(({ at: place }) => place)).toEqual([at('a2')]);
    expect(lines[1]?.engines).toHaveLength(1);
    expect(lines[2]?.engines).toEqual([]);
  });
  it('of one company that crosses itself is told apart by the way it runs', () => {
    const both = new Map([['a3', tile('a3', ['1-4', 0], ['0-3', 0])]]);
    expect(linksOf(land, both, connection(0, ['a4'], ['a3']))[0]).toMatchObject({ shape: '1-4', upper: false });
  });
  it('meets a city, own track, but not another’s', () => {
    expect(meets(land, track, 0, 'a2', '1-4')).toBe(2);
    expect(meets(land, [tile('a3', ['1-4', 1])], 0, 'a2', '1-4')).toBe(1);
  });
  it('stays where it is crossed, and where only the path above it is replaced', () => {
    expect(stays(track, 'a3', 'cross')).toEqual(['1-4', 0]);
    expect(stays(track, 'a3', 'replace')).toEqual(['1-4', 0]);
    expect(stays(track, 'a2', 'replace')).toBeNull();
    expect(stays(track, 'c4', 'track')).toBeNull();
  });
  it('runs from edge to edge as one arc of the right size', () => {
    const [x, y, radius, , , , , u, v] = numbers(arcPath('0-2'));
    expect([x, y]).toEqual(edgeMiddle(0).map((value) => Number(value.toFixed(1))));
    expect([u, v]).toEqual(edgeMiddle(2).map((value) => Number(value.toFixed(1))));
    expect(radius).toBeCloseTo(1.5 * SIDE);
    expect(numbers(arcPath('0-1'))[2]).toBeCloseTo(0.5 * SIDE);
    expect(arcPath('0-3')).not.toContain('A');
  });
});

describe('the ways of a contract', () => {
  const track = [tile('a2', ['1-4', 1]), tile('a3', ['1-4', 1])];
  const lines = [connection(1, ['a1', 'a4'], ['a2', 'a3'])];
  const source = {
    site: 'a1',
    price: 2,
    factory: 2,
    ways: [{ payees: [[1, 1]] as [number, number][], connections: [0] }],
  };
  const deal = dealOf(1, { black: 2 }, [city('a1', 'black', 2, 5)], [source], {}, 0);
  const routes = routesOf(land, track, lines, deal, 0);

  it('run along the track into the cities at both ends', () => {
    expect(strokes(routes.path)).toBe(4);
    expect(routes.from).toEqual([at('a1')]);
  });
  it('are paid for on the connection and at the factory, once for each resource', () => {
    expect(routes.tolls.map(({ key, company, dollars }) => [key, company, dollars])).toEqual([
      ['c0', 1, 2],
      ['a1', 2, 2],
    ]);
  });
});

describe('silhouettes', () => {
  it('are moved, made larger and turned round', () => {
    expect(numbers(placed('M0 0L10 -4Z', [100, 50], 2))).toEqual([100, 50, 120, 42]);
    expect(numbers(placed('M0 0L10 -4Z', [100, 50], -2))).toEqual([100, 50, 80, 42]);
  });
  it('have another shape for every colour', () => {
    const signs = ['vermilion', 'blue', 'green', 'purple', 'amber'].map((colour) => sign(colour, [0, 0], 5));
    expect(new Set(signs).size).toBe(5);
  });
});
