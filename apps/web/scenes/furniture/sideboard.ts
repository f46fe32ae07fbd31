import type { Ink } from '../ink.ts';
import { standing } from '../planes.ts';
import { contact, floorShadow, wallShadow } from '../shadow.ts';
import { bar, block, lathe, smooth } from '../shapes.ts';
import type { Vec } from '../vector.ts';
import { shadeOf } from './lamp-shade.ts';

const TOP = 0.74;

export function sideboard(ink: Ink, x0: number, x1: number): string {
  const front = 0.46;
  const body = block([x0, 0.17, 0.03], [x1, TOP, front]);
  const legs = [x0 + 0.09, x1 - 0.09].flatMap((x) =>
    bar([x, 0.18, front - 0.07], [x, 0, front - 0.05], 0.022, 0.014),
  );
  const doors = [0, 1, 2].map((n) => {
    const [from, to] = [
      x0 + 0.03 + (n * (x1 - x0 - 0.04)) / 3,
      x0 + 0.015 + ((n + 1) * (x1 - x0 - 0.04)) / 3,
    ];
    return reeds(ink, from, to, front);
  });
  return (
    wallShadow(ink, body, 0.3) +
    floorShadow(ink, [block([x0, 0.12, 0.03], [x1, 0.5, front])], 0.36) +
    contact(ink, [(x0 + x1) / 2, 0, 0.26], (x1 - x0) / 2, 0.2, 0.45) +
    ink.solid(legs, '#6b4526') +
    ink.texture('wood', ink.solid(body, '#bf9059') + doors.join(''))
  );
}

function reeds(ink: Ink, from: number, to: number, z: number): string {
  const count = 15;
  const strip = (x: number, w: number): Vec[] => standing(x, x + w, 0.2, TOP - 0.035, z);
  const gap = ink.patch(strip(from, to - from), '#6d4a28');
  const step = (to - from - 0.012) / count;
  const rods = Array.from({ length: count }, (_, i) => {
    const x = from + 0.006 + i * step;
    return (
      ink.patch(strip(x, step * 0.46), '#cfa06a') +
      ink.patch(strip(x + step * 0.46, step * 0.34), '#ab7d49')
    );
  });
  return gap + rods.join('');
}

export function tableLamp(ink: Ink, x: number, y: number, z: number): string {
  const foot = lathe(
    [x, y, z],
    smooth('0.06 0, 0.09 0.03, 0.105 0.1, 0.07 0.19, 0.025 0.235, 0.022 0.27', 4),
  );
  return (
    contact(ink, [x + 0.03, y, z], 0.14, 0.06, 0.5) +
    ink.solid(foot, '#2f5d4b', 'clay') +
    shadeOf(ink, [x, y + 0.25, z], 0.2, 0.13, 0.24)
  );
}

export function bowlOnBooks(ink: Ink, x: number, y: number, z: number): string {
  const bowl = lathe(
    [x, y + 0.066, z],
    smooth('0.05 0, 0.1 0.02, 0.145 0.085, 0.135 0.082, 0.08 0.04, 0 0.03', 4),
  );
  return (
    contact(ink, [x, y, z], 0.22, 0.09, 0.45) +
    ink.solid(block([x - 0.2, y, z - 0.1], [x + 0.2, y + 0.035, z + 0.13]), '#8f4630') +
    ink.solid(block([x - 0.18, y + 0.035, z - 0.09], [x + 0.17, y + 0.066, z + 0.12]), '#ece3cf') +
    ink.solid(bowl, '#dcd2bf')
  );
}
