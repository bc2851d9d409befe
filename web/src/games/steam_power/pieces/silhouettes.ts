// Silhouettes of our own, and how many of them become one path: a map has dozens, and each element costs something.
import type { Point } from '../../../lib/hexes';

/** A locomotive that looks right: 100 wide, its wheels on the line y = 0. */
export const ENGINE =
  'M4 -14L4 -52L0 -52L0 -58L34 -58L34 -52L31 -52L31 -40L44 -40C44 -47 52 -47 52 -40L66 -40L68 -54L65 -57L65 -60L81 -60L81 -57L78 -54L79 -40L86 -40C90 -40 91 -36 91 -30L91 -20L100 -3L84 -3L80 -12Z';
export const ENGINE_WINDOW = 'M9 -50L23 -50L23 -37L9 -37Z';
export const ENGINE_WHEELS = [
  [16, -10, 10],
  [41, -10, 10],
  [64, -8, 8],
] as const;

/** A factory: 84 wide, on the line y = 0. */
export const FACTORY =
  'M0 0L0 -26L14 -38L14 -26L28 -38L28 -26L42 -38L42 -26L50 -26L52 -58L61 -58L63 -26L67 -26L69 -48L77 -48L79 -26L84 -26L84 0Z';
export const FACTORY_WINDOWS =
  'M40 -17L47 -17L47 -10L40 -10ZM52 -17L59 -17L59 -10L52 -10ZM64 -17L71 -17L71 -10L64 -10Z';

export const STATION = 'M-17 8L-17 -5L-9 -5L-9 -12L0 -18L9 -12L9 -5L17 -5L17 8Z';
export const STATION_ROOF = 'M-19 -5L-8 -5M8 -5L19 -5M-11 -11L0 -19L11 -11';
export const STATION_DOORS = 'M-13 8L-13 1L-10 1L-10 8ZM-3 8L-3 0L3 0L3 8ZM10 8L10 1L13 1L13 8Z';

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** The same path, larger and elsewhere; `scaleX` below 0 turns it round. Only M, L, C and Z. */
export function placed(path: string, [x, y]: Point, scaleX: number, scaleY = Math.abs(scaleX)): string {
  let odd = true;
  return path.replace(/-?\d+(\.\d+)?/g, (number) => {
    const value = odd ? x + Number(number) * scaleX : y + Number(number) * scaleY;
    odd = !odd;
    return ` ${n(value)}`;
  });
}

export function ring([x, y]: Point, radius: number): string {
  return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(
    radius,
  )} 0 1 0 ${n(-2 * radius)} 0Z`;
}

/** A company's sign, as a path: the shape that goes with its colour. */
export function sign(colour: string, [x, y]: Point, r: number): string {
  const through = (points: readonly Point[]): string =>
    `M${points.map(([u, v]) => `${n(x + u * r)} ${n(y + v * r)}`).join('L')}Z`;
  switch (colour) {
    case 'blue':
      return through([
        [0, -1.12],
        [1.02, 0],
        [0, 1.12],
        [-1.02, 0],
      ]);
    case 'green':
      return through([
        [0, -1.05],
        [1.1, 0.85],
        [-1.1, 0.85],
      ]);
    case 'purple':
      return through([
        [-0.88, -0.88],
        [0.88, -0.88],
        [0.88, 0.88],
        [-0.88, 0.88],
      ]);
    case 'amber':
      return through(
        Array.from({ length: 10 }, (_, i): Point => {
          const far = i % 2 ? 0.52 : 1.18;
          const turn = ((36 * i - 90) * Math.PI) / 180;
          return [far * Math.cos(turn), far * Math.sin(turn)];
        }),
      );
    default:
      return ring([x, y], 0.92 * r);
  }
}
