import type { Ink } from '../ink.ts';
import { faceViewer, surface } from '../mesh.ts';
import { contact } from '../shadow.ts';
import { bar } from '../shapes.ts';
import type { Vec } from '../vector.ts';

export function dryingRack(ink: Ink, x: number, z: number): string {
  const metal = '#c4c0b4';
  const legs = [-0.45, 0.45].flatMap((dx) => [
    ...bar([x + dx, 0, z + 0.26], [x + dx, 0.92, z - 0.2], 0.009),
    ...bar([x + dx, 0, z - 0.26], [x + dx, 0.92, z + 0.2], 0.009),
  ]);
  const rails = [-0.2, -0.1, 0, 0.1, 0.2].flatMap((dz) =>
    bar([x - 0.45, 0.92, z + dz], [x + 0.45, 0.92, z + dz], 0.006),
  );
  const hung = (
    x0: number,
    x1: number,
    dz: number,
    fall: number,
    colour: string,
    stripe?: string,
  ): string =>
    ink.solid(
      faceViewer(
        surface(
          (u, v): Vec => [
            x + x0 + (x1 - x0) * u + 0.012 * Math.sin(v * 4),
            0.925 - fall * v - 0.015 * Math.sin(u * 7),
            z + dz + 0.022 * Math.sin(u * 11) * v + 0.02,
          ],
          [18, 12],
          (_u, v) => (stripe && Math.floor(v * 12) % 3 === 1 ? stripe : undefined),
        ),
      ),
      colour,
      'cloth',
    );
  return (
    contact(ink, [x + 0.1, 0, z], 0.6, 0.26, 0.26) +
    ink.solid(legs, metal) +
    hung(-0.4, -0.02, -0.2, 0.5, '#8f9aa0') +
    hung(0.05, 0.4, -0.1, 0.4, '#b9a58e') +
    hung(-0.34, 0.1, 0.1, 0.62, '#c9c3b2', '#9a6a58') +
    hung(0.14, 0.4, 0.2, 0.36, '#6f7a6b') +
    ink.solid(rails, metal)
  );
}
