import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { faceViewer, surface } from '../mesh.ts';
import { random } from '../random.ts';
import { contact, floorShadow, wallShadow } from '../shadow.ts';
import { bar, block } from '../shapes.ts';
import type { Vec } from '../vector.ts';

const BINDINGS = [
  '#7c3f33',
  '#4f5b52',
  '#b59a6c',
  '#5b4c63',
  '#8b7d6b',
  '#3f4a57',
  '#a8744c',
  '#c9bfa8',
  '#66603f',
];

/** A dark bookcase against the back wall, crammed to the last shelf; `full` is 0–1. */
export function bookcase(
  ink: Ink,
  x0: number,
  x1: number,
  high: number,
  full = 1,
  wood = '#6a4a31',
): string {
  const deep = 0.34;
  const next = random(23);
  const inner = mix(wood, '#120c07', 0.5);
  const shelves = 4;
  const rows = Array.from({ length: shelves }, (_, n) => {
    const y = 0.08 + ((high - 0.1) * n) / shelves;
    const room = (high - 0.1) / shelves - 0.05;
    let row = '';
    for (let x = x0 + 0.05; x < x1 - 0.09;) {
      const wide = 0.025 + next() * 0.04;
      const tall = room * (0.6 + next() * 0.36);
      const colour = BINDINGS[Math.floor(next() * BINDINGS.length)]!;
      if (next() < full * 0.94)
        row += ink.solid(block([x, y, 0.08], [x + wide, y + tall, 0.27 + next() * 0.05]), colour);
      x += wide + 0.004;
    }
    const pile =
      full > 0.7
        ? ink.solid(
            block(
              [x0 + 0.1 + next() * 0.3, y + room * 0.98, 0.1],
              [x0 + 0.45 + next() * 0.2, y + room * 1.02, 0.3],
            ),
            '#8b7d6b',
          )
        : '';
    return row + pile + ink.solid(block([x0, y - 0.03, 0.02], [x1, y, deep]), wood);
  });
  return (
    wallShadow(ink, block([x0, 0.1, 0.1], [x1, high, 0.3]), 0.34) +
    floorShadow(ink, block([x0, 0, 0.02], [x1, 0.4, deep]), 0.36) +
    ink.patch(
      [
        [x0, 0, 0.03],
        [x1, 0, 0.03],
        [x1, high, 0.03],
        [x0, high, 0.03],
      ],
      inner,
    ) +
    rows.join('') +
    ink.texture(
      'wood',
      ink.solid(block([x0, 0, 0.02], [x0 + 0.035, high, deep]), wood) +
        ink.solid(block([x1 - 0.035, 0, 0.02], [x1, high, deep]), wood) +
        ink.solid(block([x0, high - 0.04, 0.02], [x1, high, deep]), wood),
    )
  );
}

/** An old television on a low bench, with its cables. */
export function televisionBench(ink: Ink, x0: number, x1: number): string {
  const mid = (x0 + x1) / 2;
  const bench = block([x0, 0.02, 0.06], [x1, 0.48, 0.5]);
  const cable = (from: number, to: number): string =>
    ink.solid(
      Array.from({ length: 8 }, (_, i) =>
        bar(slack(from, to, i / 8), slack(from, to, (i + 1) / 8), 0.007),
      ).flat(),
      '#26241f',
    );
  return (
    wallShadow(ink, bench, 0.3) +
    floorShadow(ink, bench, 0.36) +
    contact(ink, [mid, 0, 0.3], (x1 - x0) / 2, 0.22, 0.5) +
    ink.solid(bench, '#7a5a3e', 'wood') +
    ink.solid(block([x0 + 0.04, 0.1, 0.5], [mid - 0.03, 0.42, 0.505]), '#4b3524') +
    ink.solid(block([mid - 0.16, 0.48, 0.16], [mid + 0.16, 0.5, 0.36]), '#2a2a28') +
    ink.solid(block([mid - 0.04, 0.49, 0.23], [mid + 0.04, 0.56, 0.26]), '#2a2a28') +
    ink.solid(block([mid - 0.5, 0.54, 0.22], [mid + 0.5, 1.12, 0.27]), '#2a2a28') +
    ink.solid(block([mid - 0.46, 0.58, 0.27], [mid + 0.46, 1.08, 0.272]), '#454b4d') +
    cable(mid + 0.3, x1 + 0.1) +
    cable(mid + 0.1, x1 + 0.22)
  );
}

const slack = (from: number, to: number, t: number): Vec => [
  from + (to - from) * t,
  0.5 - 0.5 * Math.min(1, t * 1.7) + 0.03 * Math.sin(t * 9),
  0.52 + 0.1 * Math.sin(t * 6),
];

/** A drying rack with laundry. */
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
