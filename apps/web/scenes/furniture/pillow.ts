import type { Facet } from '../facet.ts';
import type { Ink } from '../ink.ts';
import { faceOutward, surface } from '../mesh.ts';
import type { Vec } from '../vector.ts';
import { contact } from '../shadow.ts';

export interface Lie {
  /** Turn in the picture plane, in radians. */
  tilt?: number;
  stripe?: string;
  /** Height over width. */
  flat?: number;
}

export function pillow(
  ink: Ink,
  [x, y, z]: Vec,
  size: number,
  colour: string,
  { tilt = 0, stripe, flat = 0.92 }: Lie = {},
): string {
  const side = (toward: 1 | -1): Facet[] =>
    surface(
      (u, v) => {
        const [a, b] = [u * 2 - 1, v * 2 - 1];
        const waist = (t: number): number => 1 - 0.1 * (1 - t * t);
        const [px, py] = [(a * waist(b) * size) / 2, (b * waist(a) * size * flat) / 2];
        const full = (1 - a ** 4) * (1 - b ** 4);
        const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
        const top = py * c - px * s;
        return [x + px * c + py * s, y + top, z + toward * 0.1 * full ** 0.6 - top * 0.3];
      },
      [34, 34],
      (u) => (stripe && Math.floor(u * 34) % 6 === 2 ? stripe : undefined),
    );
  return (
    contact(ink, [x + 0.05, y - size * 0.36, z - 0.02], size * 0.56, 0.1, 0.34) +
    ink.solid(faceOutward([...side(1), ...side(-1)]), colour, 'cloth')
  );
}
