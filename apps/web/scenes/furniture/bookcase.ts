import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { standing } from '../planes.ts';
import { random } from '../random.ts';
import { floorShadow, wallShadow } from '../shadow.ts';
import { block } from '../shapes.ts';

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

/** `full` is 0–1. */
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
    floorShadow(ink, [block([x0, 0, 0.02], [x1, 0.4, deep])], 0.36) +
    ink.patch(standing(x0, x1, 0, high, 0.03), inner) +
    rows.join('') +
    ink.texture(
      'wood',
      ink.solid(block([x0, 0, 0.02], [x0 + 0.035, high, deep]), wood) +
        ink.solid(block([x1 - 0.035, 0, 0.02], [x1, high, deep]), wood) +
        ink.solid(block([x0, high - 0.04, 0.02], [x1, high, deep]), wood),
    )
  );
}
