import { line, outline, project } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { random } from '../random.ts';
import type { Vec } from '../vector.ts';
import { BACK_WALL, CEILING, ROOM } from './size.ts';

const AT = -1.28;

/** Each stain: offset, half width, extent down the wall, edge darkness. */
const TIDES = [
  [0, 0.6, 0.36, 0.26],
  [0.12, 0.4, 0.24, 0.16],
  [0.02, 0.26, 0.15, 0],
] as const;

/** Each run: offset, length, width. */
const RUNS = [
  [-0.33, 0.3, 0.014],
  [-0.1, 0.72, 0.02],
  [0.16, 0.42, 0.013],
  [0.24, 0.2, 0.011],
  [0.4, 0.5, 0.016],
] as const;

export function leak(ink: Ink): string {
  const stain = (place: (dx: number, dy: number) => Vec): string =>
    TIDES.map(([dx, wide, high, edge], n) => {
      const shape = line(rim(n + 2).map(([x, y]) => project(place(dx + x * wide, y * high)))) + 'Z';
      const fill = ink.blur(2.5, `<path d="${shape}" fill="#8a6a30" fill-opacity=".17"/>`);
      const rimmed = `<path d="${shape}" fill="none" stroke="#6b4f22" stroke-width="3" stroke-opacity="${edge}"/>`;
      return fill + ink.blur(1.7, rimmed);
    }).join('');
  return (
    ink.clip(
      outline(BACK_WALL),
      stain((dx, dy) => [AT + dx, ROOM.height - dy, 0]) +
        ink.blur(1.2, RUNS.map((drop) => run(ink, drop)).join('')),
    ) +
    ink.clip(
      outline(CEILING),
      stain((dx, dy) => [AT + dx, ROOM.height, dy * 1.2]),
    )
  );
}

function rim(seed: number): [number, number][] {
  const next = random(seed * 131);
  const waves = Array.from({ length: 12 }, (_, k) => [
    next() * 7,
    (0.15 * next()) / (1 + k * 0.25),
  ]);
  return Array.from({ length: 180 }, (_, i) => {
    const angle = (i / 90) * Math.PI;
    const r = waves.reduce((sum, [at, by], k) => sum + by! * Math.sin(angle * (k + 2) + at!), 1);
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

function run(ink: Ink, [aside, long, wide]: (typeof RUNS)[number]): string {
  const [x, from] = [AT + aside, 2.44];
  const to = from - long;
  const [top, foot] = [project([x, from, 0]), project([x, to, 0])];
  const dirt = '#6f5326';
  const fade = `0 ${dirt} 0, .15 ${dirt} .3, .8 ${dirt} .14, .97 ${dirt} .34, 1 ${dirt} .3`;
  return ink.patch(
    [
      [x - wide / 2, from, 0],
      [x + wide / 2, from, 0],
      [x + wide * 0.7, to + 0.02, 0],
      [x + wide * 0.3, to, 0],
      [x - wide * 0.1, to + 0.02, 0],
    ],
    ink.gradient(fade, top, foot),
  );
}
