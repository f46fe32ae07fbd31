import { project, round, scaleAt } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { contact, floorShadow } from '../shadow.ts';
import { bar, lathe, smooth } from '../shapes.ts';
import { shadeOf } from './lamp-shade.ts';

export function floorLamp(ink: Ink, x: number, z: number, height = 1.52): string {
  const foot = lathe([x, 0, z], smooth('0.16 0, 0.16 0.012, 0.12 0.026, 0.014 0.04', 3));
  const stem = bar([x, 0.03, z], [x, height, z], 0.011);
  const [cx, cy] = project([x, height, z]);
  const r = 0.8 * scaleAt(z);
  const halo = ink.glow('0 #ffdf98 0.5, 0.35 #ffdf98 0.16, 1 #ffdf98 0', [cx, cy], r);
  return (
    floorShadow(ink, [stem], 0.25, 3) +
    contact(ink, [x, 0, z], 0.2, 0.1, 0.5) +
    ink.solid(foot, '#4a4030') +
    ink.solid(stem, '#8c7142') +
    `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${halo}"/>` +
    shadeOf(ink, [x, height - 0.04, z], 0.24, 0.15, 0.3)
  );
}
