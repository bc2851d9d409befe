// Where names, cubes and pawns stand: for each area a place that fits into its outline, near the label that the board's
// file gives, and in it rows for whatever lies there now.
import type { AreaDrawn, Point, SiberiaDrawing } from '../types';
import { inside, pointsOf, type Box } from '../../../lib/geometry';

export const NAME = { size: 17, spacing: 2.2 };
export const CUBE = 30;
export const PAWN = 32;
const CUBE_STEP = 32;
const PAWN_STEP = 26;
const GAP = 5; // between cubes and pawns in one row
const FIRST_ROW = 22; // below the base line of the name
const ROW = 34;
const OVERHANG = 42; // by which a second row may be wider than its area

/** The place of an area: the middle of its name's base line, and how wide the rows below may be. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly nameWidth: number;
}

const known = new WeakMap<SiberiaDrawing, ReadonlyMap<string, Place>>();

export function placesOf(drawing: SiberiaDrawing): ReadonlyMap<string, Place> {
  let places = known.get(drawing);
  if (!places) {
    const outlines = drawing.areas.map((area) => pointsOf(area.outline));
    places = new Map(drawing.areas.map((area, i) => [area.id, placeOf(area, i, outlines)]));
    known.set(drawing, places);
  }
  return places;
}

export function widthOfName(name: string): number {
  return name.length * (NAME.size * 0.5 + NAME.spacing);
}

/** Every name fits in any language without moving the pieces. */
function placeOf(area: AreaDrawn, own: number, outlines: readonly (readonly Point[])[]): Place {
  const nameWidth = Math.max(...Object.values(area.names).map(widthOfName));
  const outline = outlines[own] ?? [];
  const others = outlines.filter((_, i) => i !== own);
  const worth = (x: number, y: number): number =>
    inside(outline, [x, y]) ? 1 : others.some((other) => inside(other, [x, y])) ? -1.2 : -0.6;
  const fits = (x: number, y: number): number => {
    let sum = 0;
    for (const part of [-0.5, -0.25, 0, 0.25, 0.5]) {
      sum += worth(x + part * (nameWidth + 10), y - 22) + 1.5 * worth(x + part * (nameWidth + 12), y - 6);
      sum += 1.2 * (worth(x + part * 132, y + 8) + worth(x + part * 132, y + FIRST_ROW + 14));
      sum += 0.7 * worth(x + part * 92, y + FIRST_ROW + ROW + 12);
    }
    return sum;
  };
  const [lx, ly] = area.label;
  let best = { x: lx, y: ly, score: -Infinity };
  const search = (from: { x: number; y: number }, reach: number, step: number): void => {
    for (let x = from.x - reach; x <= from.x + reach; x += step) {
      for (let y = from.y - reach; y <= from.y + reach; y += step) {
        const score = fits(x, y) - 0.05 * Math.hypot(x - lx, y - ly);
        if (score > best.score) best = { x, y, score };
      }
    }
  };
  search(best, 45, 15);
  search(best, 9, 4.5);
  return { x: best.x, y: best.y, width: roomAt(outline, best.x, best.y + FIRST_ROW), nameWidth };
}

/** How wide a row around a point may be. */
function roomAt(outline: readonly Point[], x: number, y: number): number {
  let half = 0;
  const free = (at: number): boolean =>
    [-12, 0, 12].every((dy) => inside(outline, [x - at, y + dy]) && inside(outline, [x + at, y + dy]));
  while (half < 150 && free(half + 4)) half += 4;
  return Math.max(2 * half, 100);
}

export interface Arrangement {
  readonly cubes: readonly Point[];
  readonly pawns: readonly Point[];
  /** Where one more pawn, or one more cube, would stand without pushing the others aside. */
  readonly nextPawn: Point;
  readonly nextCube: Point;
  /** The name with the rows. */
  readonly box: Box;
}

/** Rows for so many cubes and so many players' pawns. Vladivostok has pawns only. */
export function arranged(place: Place, cubes: number, pawns: number): Arrangement {
  const rows = rowsFor(place.width, cubes, pawns);
  const top = place.y + FIRST_ROW;
  const marks: Point[] = [];
  const men: Point[] = [];
  const ends: Point[] = [];
  const starts: Point[] = [];
  let widest = 0;
  rows.forEach((row, i) => {
    const width = widthOf(row);
    const y = top + i * ROW;
    let left = place.x - width / 2;
    starts.push([left, y]);
    for (let n = 0; n < row.cubes; n++) marks.push([left + (n + 0.5) * CUBE_STEP, y]);
    left += row.cubes * CUBE_STEP + (row.cubes && row.pawns ? GAP : 0);
    for (let n = 0; n < row.pawns; n++) men.push([left + (n + 0.5) * PAWN_STEP, y - 1]);
    ends.push([left + row.pawns * PAWN_STEP, y]);
    widest = Math.max(widest, width);
  });
  const last = rows.at(-1) ?? { cubes: 0, pawns: 0 };
  const full = widthOf({ ...last, pawns: last.pawns + 1 }) > place.width + OVERHANG;
  const end = ends.at(-1) ?? [place.x, top];
  const start = starts[0] ?? [place.x, top];
  const below: Point = [place.x, top + rows.length * ROW];
  return {
    cubes: marks,
    pawns: men,
    nextPawn: full ? below : [end[0] + (last.pawns ? 0 : GAP) + PAWN_STEP / 2, end[1] - 1],
    nextCube: full && rows.length === 1 ? below : [start[0] - CUBE_STEP / 2, start[1]],
    box: around(place, widest, Math.max(1, rows.length)),
  };
}

interface Row {
  readonly cubes: number;
  readonly pawns: number;
}

const widthOf = ({ cubes, pawns }: Row): number => cubes * CUBE_STEP + pawns * PAWN_STEP + (cubes && pawns ? GAP : 0);

/** One row if it fits, else cubes above pawns, else as few rows as will do. */
function rowsFor(width: number, cubes: number, pawns: number): Row[] {
  const fits = (row: Row): boolean => widthOf(row) <= width + OVERHANG;
  if (widthOf({ cubes, pawns }) <= width) return [{ cubes, pawns }];
  const apart = [
    { cubes, pawns: 0 },
    { cubes: 0, pawns },
  ].filter((row) => row.cubes || row.pawns);
  if (apart.length === 2 && apart.every(fits)) return apart;
  const out: Row[] = [];
  let left = { cubes, pawns };
  while (left.cubes || left.pawns) {
    let row = { cubes: 0, pawns: 0 };
    while (row.cubes < left.cubes && (row.cubes < 3 || fits({ ...row, cubes: row.cubes + 1 })))
      row = { ...row, cubes: row.cubes + 1 };
    if (row.cubes === left.cubes) {
      while (row.pawns < left.pawns && (widthOf(row) < 70 || fits({ ...row, pawns: row.pawns + 1 }))) {
        row = { ...row, pawns: row.pawns + 1 };
      }
    }
    out.push(row);
    left = { cubes: left.cubes - row.cubes, pawns: left.pawns - row.pawns };
  }
  return out;
}

function around(place: Place, width: number, rows: number): Box {
  const half = Math.max(place.nameWidth, width) / 2;
  return {
    left: place.x - half,
    right: place.x + half,
    top: place.y - NAME.size,
    bottom: place.y + FIRST_ROW + ROW * (rows - 0.5),
  };
}
