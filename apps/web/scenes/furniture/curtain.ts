import type { Ink } from '../ink.ts';
import { LEFT_WALL } from '../light.ts';
import { faceViewer, surface } from '../mesh.ts';
import { bar } from '../shapes.ts';
import type { Vec } from '../vector.ts';

export function curtain(ink: Ink, z0: number, z1: number, linen = '#ece2cd'): string {
  const folds = Math.round((z1 - z0) * 16);
  const at = (u: number, v: number): Vec => {
    const depth = 0.045 * Math.sin(u * folds * 2 * Math.PI) * (0.6 + 0.4 * v);
    return [
      LEFT_WALL + 0.1 + depth,
      2.56 - 2.53 * v,
      z0 + (z1 - z0) * u + 0.012 * Math.sin(v * 5 + u * 9),
    ];
  };
  return ink.solid(faceViewer(surface(at, [folds * 8, 6])), linen, 'cloth');
}

export const curtainRod = (ink: Ink, z0: number, z1: number): string =>
  ink.solid(bar([LEFT_WALL + 0.1, 2.58, z0], [LEFT_WALL + 0.1, 2.58, z1], 0.016), '#4a3b28');
