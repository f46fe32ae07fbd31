import { line, project } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { lying } from '../planes.ts';
import { random } from '../random.ts';
import { FLOOR, ROOM } from './size.ts';

const PLANK = 0.145;

/** `uneven` is 0–1. */
export function floor(ink: Ink, wood: string, uneven: number): string {
  const next = random(11);
  const gap = mix(wood, '#1d120a', 0.42);
  let boards = ink.patch(FLOOR, gap);
  for (let x: number = ROOM.left; x < ROOM.right; x += PLANK)
    for (let z = -next() * 2.2; z < ROOM.front;) {
      const end = Math.min(ROOM.front, z + 1.9 + next() * 1.5);
      const tone = (next() - 0.5) * uneven;
      const fill = mix(wood, tone > 0 ? '#f6dfb2' : '#4b301b', Math.abs(tone));
      const start = Math.max(0, z);
      boards += ink.patch(lying(x + 0.004, x + PLANK - 0.001, start, end - 0.006), fill);
      boards += veins(x, start, end, next, gap);
      z = end;
    }
  return ink.texture('grain', boards) + depth(ink);
}

function veins(x: number, start: number, end: number, next: () => number, tone: string): string {
  return [0.25, 0.5, 0.75]
    .map((share) => {
      const at = x + PLANK * (share + (next() - 0.5) * 0.2);
      const from = start + next() * (end - start) * 0.5;
      const to = from + (0.3 + next() * 0.5) * (end - from);
      const path = line([project([at, 0, from]), project([at + (next() - 0.5) * 0.02, 0, to])]);
      return `<path d="${path}" stroke="${tone}" stroke-opacity=".3" stroke-width=".9"/>`;
    })
    .join('');
}

function depth(ink: Ink): string {
  const [, back] = project([0, 0, 0]);
  const dusk = '#2c1d10';
  const away = `0 ${dusk} .46, .2 ${dusk} .1, .55 ${dusk} 0, 1 ${dusk} .2`;
  const across = `0 ${dusk} .22, .3 ${dusk} 0, 1 ${dusk} .16`;
  return (
    ink.patch(FLOOR, ink.gradient(away, [0, back], [0, 640])) +
    ink.patch(FLOOR, ink.gradient(across, [0, 0], [1440, 0]))
  );
}
