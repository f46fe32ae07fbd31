import type { Ink } from '../ink.ts';
import { contact, floorShadow, wallShadow } from '../shadow.ts';
import { bar, block } from '../shapes.ts';
import type { Vec } from '../vector.ts';

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
    floorShadow(ink, [bench], 0.36) +
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
