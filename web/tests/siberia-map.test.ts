// The map of Siberia: which pawn is which, and where things stand on a map of somebody's own.
import { describe, expect, it } from 'vitest';
import { inside, pointsOf } from '../src/lib/geometry';
import { groundOf } from '../src/games/siberia/map/ground';
import { harbourOf } from '../src/games/siberia/map/harbour';
import { arranged, placesOf } from '../src/games/siberia/map/layout';
import { followed } from '../src/games/siberia/map/pawns';
import { previewOf } from '../src/games/siberia/map/preview';
import type { AreaDrawn, SiberiaDrawing, SiberiaView } from '../src/games/siberia/types';

const names = (name: string): AreaDrawn['names'] => ({ en: name, pl: name, de: name, pt: name });
const area = (id: string, left: number, right: number, neighbour: string): AreaDrawn => ({
  id,
  names: names(id),
  terrain: 'taiga',
  label: [(left + right) / 2, 200],
  outline: [left, 100, right, 100, right, 300, left, 300],
  neighbours: [neighbour],
});
const DRAWING = {
  width: 800,
  height: 400,
  land: [[0, 0, 60, 0, 40, 50, 0, 60]],
  lakes: [],
  rivers: [],
  ranges: [],
  railways: [],
  areas: [area('west', 100, 300, 'east'), area('east', 300, 500, 'west')],
  vladivostok: { names: names('Vladivostok'), position: [600, 250], exits: ['east', 'east'] },
  exchanges: [],
  cubes: { gas: 0, coal: 0, oil: 0, gold: 0, diamonds: 0 },
  closing_tokens: 8,
  pawns: 6,
} as const satisfies SiberiaDrawing;

describe('pawns', () => {
  it('stay who they are when one of them walks', () => {
    const before = followed([], { vladivostok: 2, ob: 1 }, 6);
    expect(before).toEqual(['vladivostok', 'vladivostok', 'ob', '', '', '']);
    expect(followed(before, { vladivostok: 2, altai: 1 }, 6)).toEqual([
      'vladivostok',
      'vladivostok',
      'altai',
      '',
      '',
      '',
    ]);
  });
  it('come from the pool and go back to it', () => {
    expect(followed(['ob', '', ''], { ob: 1, vladivostok: 1 }, 3)).toEqual(['ob', 'vladivostok', '']);
    expect(followed(['ob', 'vladivostok', ''], { vladivostok: 1 }, 3)).toEqual(['', 'vladivostok', '']);
  });
});

describe('the map', () => {
  it('gives neighbours the same bends along the border they share', () => {
    const [west, east] = groundOf(DRAWING).areas;
    const between = (points: readonly (readonly [number, number])[] = []): string[] =>
      points.filter(([x, y]) => x > 250 && x < 350 && y > 130 && y < 270).map(String);
    expect(between(west?.points).length).toBeGreaterThan(4);
    expect(between(west?.points)).toEqual(between(east?.points).reverse());
  });
  it('writes names and first rows inside their areas', () => {
    for (const drawn of DRAWING.areas) {
      const place = placesOf(DRAWING).get(drawn.id);
      const outline = pointsOf(drawn.outline);
      for (const dy of [-17, 0, 22]) expect(inside(outline, [place?.x ?? 0, (place?.y ?? 0) + dy])).toBe(true);
    }
  });
  it('keeps Vladivostok off the areas and on the map', () => {
    const { box, arrows } = harbourOf(DRAWING);
    expect(box.left).toBeGreaterThan(500);
    expect(box.right).toBeLessThanOrEqual(800);
    expect(box.bottom).toBeLessThanOrEqual(400);
    expect(arrows).toHaveLength(2);
  });
});

describe('rows', () => {
  const place = { x: 200, y: 100, width: 120, nameWidth: 60 };
  it('are one when everything fits, else cubes above pawns', () => {
    const one = arranged(place, 2, 1);
    expect(new Set(one.cubes.map(([, y]) => y)).size).toBe(1);
    expect((one.pawns[0]?.[1] ?? 0) - (one.cubes[0]?.[1] ?? 0)).toBe(-1);
    const two = arranged(place, 3, 2);
    expect((two.pawns[0]?.[1] ?? 0) - (two.cubes[0]?.[1] ?? 0)).toBeGreaterThan(30);
  });
  it('have room for everything that can be there', () => {
    const most = arranged(place, 5, 4);
    expect(most.cubes).toHaveLength(5);
    expect(most.pawns).toHaveLength(4);
    const all = [...most.cubes, ...most.pawns].map(String);
    expect(new Set(all).size).toBe(9);
  });
});

describe('a preview', () => {
  const view = {
    areas: { west: { cubes: ['gas', 'oil'], closed: false }, east: { cubes: ['gas'], closed: false } },
    players: [{ workers: { west: 1, vladivostok: 1 } }],
  } as unknown as SiberiaView;
  const shown = (verb: string, spots: string[]): ReturnType<typeof previewOf> =>
    previewOf(
      { number: 0, move: '', verb, spots },
      0,
      view,
      () => arranged({ x: 0, y: 0, width: 100, nameWidth: 50 }, 0, 0),
      () => [0, 0],
      [],
    );
  it('rings the cubes that would be mined, where a worker stands', () => {
    expect(shown('gas', ['column:gas', 'exchange:tokyo']).mined).toEqual({ resource: 'gas', areas: ['west'] });
    expect(shown('gas', ['column:gas']).mined).toBeNull();
  });
  it('shows where a worker would go, and is about that place', () => {
    const walk = shown('move', ['area:west', 'area:east']);
    expect([walk.from, walk.goal, walk.pawn !== null, walk.way !== '']).toEqual(['west', 'east', true, true]);
  });
  it('puts a new worker into Vladivostok without a bubble', () => {
    const arrival = shown('worker', ['column:worker', 'pool:pool']);
    expect([arrival.goal, arrival.pawn !== null]).toEqual(['', true]);
    expect(shown('worker', ['column:worker']).pawn).toBeNull();
  });
});
