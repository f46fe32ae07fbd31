import type { Ink } from '../ink.ts';
import { lying } from '../planes.ts';

/** A flat-woven wool rug with a few quiet bands and a fringe at both ends. */
export function rug(ink: Ink, x0: number, x1: number, z0: number, z1: number): string {
  const band = (at: number, wide: number, colour: string): string =>
    ink.patch(lying(x0 + at, x0 + at + wide, z0, z1), colour) +
    ink.patch(lying(x1 - at - wide, x1 - at, z0, z1), colour);
  const rows = Array.from({ length: 46 }, (_, i) => {
    const z = z0 + ((z1 - z0) * (i + 0.5)) / 46;
    return ink.patch(lying(x0, x1, z, z + 0.009), '#8b7a58', 'opacity=".16"');
  });
  const fringe = Array.from({ length: 60 }, (_, i) => {
    const z = z0 + ((z1 - z0) * (i + 0.5)) / 60;
    return (
      ink.patch(lying(x0 - 0.075, x0, z, z + 0.012), '#e6dcc4') +
      ink.patch(lying(x1, x1 + 0.075, z, z + 0.012), '#e6dcc4')
    );
  });
  return (
    ink.blur(3, ink.patch(lying(x0 + 0.02, x1 + 0.06, z0, z1 + 0.02), '#241a0e', 'opacity=".4"')) +
    ink.texture(
      'wool',
      fringe.join('') +
        ink.patch(lying(x0, x1, z0, z1), '#e2d7be') +
        band(0.1, 0.05, '#8a9a7e') +
        band(0.19, 0.16, '#c9a674') +
        band(0.39, 0.05, '#8a9a7e') +
        rows.join(''),
    )
  );
}
