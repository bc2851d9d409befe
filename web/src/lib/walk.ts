// Walking from spot to spot with the arrow keys, by where the spots are on the screen.
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ASIDE = 2; // a pixel beside the way counts as so many along it

export function isDirection(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** The index of the box to go to from a box in a direction; −1 when there is none. From nowhere, the first one as one reads. */
export function next(boxes: readonly Box[], from: Box | null, direction: Direction): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const way = from ? distance(from, box, direction) : box.top + box.left / 1000;
    if (way < least) [best, least] = [i, way];
  });
  return best;
}

function distance(from: Box, to: Box, direction: Direction): number {
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const flat = direction === 'ArrowLeft' || direction === 'ArrowRight';
  const forward = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  const along = (flat ? x1 - x0 : y1 - y0) * forward;
  const aside = Math.abs(flat ? y1 - y0 : x1 - x0);
  return along > 1 ? along + ASIDE * aside : Infinity;
}
