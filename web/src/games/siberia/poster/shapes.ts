// Shapes of the poster's scene, as path data: mountains, firs, snow. Drawn by chance, but always by the same.
export const WIDTH = 1000;
export const HEIGHT = 800;

/** Numbers from 0 to 1 that look random and are the same every time. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Point = readonly [number, number];
const line = (points: readonly Point[]): string => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');

/** A slope from the top down to a foot: steep at first, and not quite straight. */
function slope(top: Point, foot: Point, swerve: number, next: () => number): Point[] {
  return [0, 0.14, 0.3, 0.46, 0.64, 0.82, 1].map((t, i): Point => {
    const off = i === 0 || i === 6 ? 0 : (next() - 0.5) * swerve * (0.35 + t);
    return [top[0] + (foot[0] - top[0]) * t ** 1.18 + off, top[1] + (foot[1] - top[1]) * t];
  });
}

export interface Peak {
  light: string;
  shade: string;
  snow: string;
  snowShade: string;
}

/** A mountain with a light and a dark face and snow on its top. */
export function peak(x: number, base: number, height: number, width: number, seed: number): Peak {
  const next = chance(seed);
  const top: Point = [x, base - height];
  const left = slope(top, [x - width, base], width * 0.14, next);
  const right = slope(top, [x + width * 0.92, base], width * 0.14, next);
  const ridge = slope(top, [x + width * 0.2, base], width * 0.24, next);
  const cap = (side: Point[], inner: Point[]): string => {
    const [a, b] = [side[3] ?? top, inner[3] ?? top];
    const teeth = [0.2, 0.4, 0.58, 0.8].map((t, i): Point => {
      const drop = i % 2 ? height * (0.05 + next() * 0.06) : -height * (0.07 + next() * 0.05);
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + drop];
    });
    return `M${line([...side.slice(0, 4), ...teeth, ...inner.slice(1, 4).reverse()])}Z`;
  };
  return {
    light: `M${line([...left, ...[...ridge].reverse()])}Z`,
    shade: `M${line([...right, ...[...ridge].reverse()])}Z`,
    snow: cap(left, ridge),
    snowShade: cap(right, ridge),
  };
}

/** A fir that stands at x, y. */
export function fir(x: number, y: number, height: number): string {
  const tiers = [0.3, 0.54, 0.78, 1];
  const right: string[] = [];
  const left: string[] = [];
  tiers.forEach((t, i) => {
    const reach = height * (0.09 + 0.05 * i + 0.02 * i * i * 0.6);
    const at = y - height + height * t;
    const notch = reach * 0.42;
    right.push(
      `Q${(x + reach * 0.4).toFixed(1)} ${(at - height * 0.09).toFixed(1)} ${(x + reach).toFixed(1)} ${at.toFixed(1)}`,
    );
    if (i < 3) right.push(`L${(x + notch).toFixed(1)} ${(at - height * 0.03).toFixed(1)}`);
    const back = `Q${(x - reach * 0.4).toFixed(1)} ${(at - height * 0.09).toFixed(1)}`;
    const inner = i === 0 ? `${x.toFixed(1)} ${(y - height).toFixed(1)}` : previousNotch(i);
    left.unshift(`L${(x - reach).toFixed(1)} ${at.toFixed(1)}${back} ${inner}`);
    function previousNotch(of: number): string {
      const before = height * (0.09 + 0.05 * (of - 1) + 0.02 * (of - 1) * (of - 1) * 0.6) * 0.42;
      return `${(x - before).toFixed(1)} ${(y - height + height * (tiers[of - 1] ?? 0) - height * 0.03).toFixed(1)}`;
    }
  });
  return `M${x.toFixed(1)} ${(y - height).toFixed(1)}${right.join('')}${left.join('')}Z`;
}

/** A row of firs from the left of the scene to its right. */
export function forest(y: number, height: number, gap: number, seed: number, bend = 0): string {
  const next = chance(seed);
  let out = '';
  for (let x = -10; x < WIDTH + 10; x += gap * (0.6 + next() * 0.8)) {
    const rise = bend * Math.sin(x / 130 + seed);
    out += fir(x, y + rise + next() * 5, height * (0.55 + next() * 0.6));
  }
  return out;
}

/** Dots as one path of round strokes of no length. */
export function dots(count: number, box: readonly [number, number, number, number], seed: number): string {
  const next = chance(seed);
  const [left, top, right, bottom] = box;
  return Array.from({ length: count }, () => {
    const x = left + next() * (right - left);
    return `M${x.toFixed(0)} ${(top + next() * (bottom - top)).toFixed(0)}h0`;
  }).join('');
}

/** Where the rails are, and how they lean there, in degrees. */
export const railY = (x: number): number => 690 + 0.00009 * (x - 620) ** 2;
export const lean = (x: number): number => (Math.atan(0.00018 * (x - 620)) * 180) / Math.PI;

/** The line of the rails, moved down by so much. */
export function rails(down: number): string {
  const points = Array.from({ length: 27 }, (_, i): Point => [i * 40 - 20, railY(i * 40 - 20) + down]);
  return `M${line(points)}`;
}

/** The steam of the locomotive: x, y, radius, from the chimney on. */
export const PUFFS: readonly [number, number, number][] = [
  [634, 578, 10],
  [622, 562, 15],
  [602, 547, 19],
  [574, 534, 22],
  [542, 522, 24],
  [506, 510, 26],
  [468, 497, 27],
  [428, 485, 28],
  [386, 472, 28],
  [344, 459, 27],
  [302, 448, 26],
  [260, 435, 24],
  [222, 426, 21],
  [186, 415, 18],
  [154, 408, 13],
  [130, 400, 9],
];

/** The trees before the track: x, y, height. */
export const FIRS: readonly [number, number, number][] = [
  [-6, 800, 190],
  [60, 806, 130],
  [128, 806, 176],
  [196, 812, 96],
  [300, 810, 118],
  [346, 818, 78],
  [250, 816, 84],
  [690, 812, 132],
  [642, 820, 82],
  [748, 818, 92],
  [820, 808, 168],
  [886, 810, 118],
  [956, 804, 196],
];
