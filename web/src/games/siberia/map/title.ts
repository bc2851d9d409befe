// Which corner of the map the title stands in.
import type { Point, SiberiaDrawing } from '../types';
import { inside, pointsOf, type Box } from '../../../lib/geometry';

export const TITLE = { width: 214, height: 64 };
const MARGIN = 20;
const known = new WeakMap<SiberiaDrawing, Box>();

/** A corner where the title leaves the areas free, if there is one; lower ones last, for there may be panels. */
export function titleBox(drawing: SiberiaDrawing): Box {
  let box = known.get(drawing);
  if (!box) {
    const { width, height } = drawing;
    const outlines = drawing.areas.map((area) => pointsOf(area.outline));
    const corners = [MARGIN, height - TITLE.height - MARGIN].flatMap((top) =>
      [MARGIN, width - TITLE.width - MARGIN].map((left): Box => ({
        left,
        top,
        right: left + TITLE.width,
        bottom: top + TITLE.height,
      })),
    );
    const covered = (at: Box): number => {
      let count = 0;
      for (let i = 0; i <= 8; i++) {
        for (let j = 0; j <= 4; j++) {
          const point: Point = [at.left + (TITLE.width * i) / 8, at.top + (TITLE.height * j) / 4];
          if (outlines.some((outline) => inside(outline, point))) count++;
        }
      }
      return count;
    };
    box = corners.reduce((a, b) => (covered(b) < covered(a) ? b : a));
    known.set(drawing, box);
  }
  return box;
}
