import { project } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { random } from '../random.ts';
import { FLOOR, ROOM } from './size.ts';

const PLANK = 0.145;

/** Long floor boards of one wood; `uneven` is how much they differ, 0–1. */
export function floor(ink: Ink, wood: string, uneven: number): string {
  const next = random(11);
  const gap = mix(wood, '#1d120a', 0.42);
  let boards = ink.patch(FLOOR, gap);
  for (let x = ROOM.left; x < ROOM.right; x += PLANK)
    for (let z = -next() * 2.2; z < ROOM.front;) {
      const [from, to, end] = [
        Math.max(0, z),
        Math.min(ROOM.front, z + 1.9 + next() * 1.5),
        Math.min(ROOM.right, x + PLANK),
      ];
      const tone = (next() - 0.5) * uneven;
      const fill = mix(wood, tone > 0 ? '#f6dfb2' : '#4b301b', Math.abs(tone));
      boards += ink.patch(
        [
          [x, 0, from],
          [end, 0, from],
          [end, 0, to],
          [x, 0, to],
        ],
        fill,
      );
      boards += ink.patch(
        [
          [x, 0, from],
          [x + 0.006, 0, from],
          [x + 0.006, 0, to],
          [x, 0, to],
        ],
        gap,
        'opacity=".55"',
      );
      boards += ink.patch(
        [
          [x, 0, to - 0.008],
          [end, 0, to - 0.008],
          [end, 0, to],
          [x, 0, to],
        ],
        gap,
        'opacity=".5"',
      );
      z = to;
    }
  const [, back] = project([0, 0, 0]);
  const depth = ink.gradient(
    [
      [0, '#2c1d10', 0.46],
      [0.2, '#2c1d10', 0.1],
      [0.55, '#2c1d10', 0],
      [1, '#2c1d10', 0.2],
    ],
    [0, back],
    [0, 640],
  );
  const away = ink.gradient(
    [
      [0, '#2c1d10', 0.22],
      [0.3, '#2c1d10', 0],
      [1, '#2c1d10', 0.16],
    ],
    [0, 0],
    [1440, 0],
  );
  return ink.texture('grain', boards) + ink.patch(FLOOR, depth) + ink.patch(FLOOR, away);
}
