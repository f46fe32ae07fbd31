import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { random } from '../random.ts';
import { contact } from '../shadow.ts';
import { bar, lathe, smooth } from '../shapes.ts';
import type { Vec } from '../vector.ts';
import { leaf } from './leaf.ts';

export function branches(ink: Ink, x: number, y: number, z: number, size = 1): string {
  const next = random(31);
  const k = (value: number): number => value * size;
  const vase = lathe(
    [x, y, z],
    smooth(
      `${k(0.05)} 0, ${k(0.1)} ${k(0.05)}, ${k(0.115)} ${k(0.12)}, ${k(0.07)} ${k(0.2)}, ${k(0.034)} ${k(0.235)}, ${k(0.032)} ${k(0.28)}, ${k(0.042)} ${k(0.3)}, ${k(0.03)} ${k(0.29)}, 0 ${k(0.27)}`,
      7,
    ),
  );
  const stalks = [-0.34, -0.14, 0.05, 0.22, 0.38].map((lean, n) => {
    const height = k(0.62 + 0.16 * ((n * 7) % 3) - Math.abs(lean) * 0.3);
    const point = (t: number): Vec => [
      x + k(lean) * t ** 1.4,
      y + k(0.26) + height * t,
      z + k(0.12) * (n % 2 ? 1 : -1) * t,
    ];
    const stem = Array.from({ length: 6 }, (_, i) =>
      bar(point(i / 6), point((i + 1) / 6), 0.004 * size),
    ).flat();
    const leaves = Array.from({ length: 9 }, (_, i) => {
      const t = 0.3 + (0.7 * (i + 1)) / 9;
      const side = i % 2 ? 1 : -1;
      return leaf({
        from: point(t),
        toward: [side * (0.7 + next() * 0.4), 0.5 + next() * 0.5, next() - 0.4],
        length: k(0.1 + next() * 0.03),
        width: k(0.062),
        droop: 0.1,
        belly: 0.55,
        colour: mix('#6f8c6b', next() > 0.5 ? '#3d6350' : '#a3b48a', next() * 0.7),
      });
    }).flat();
    return ink.solid(stem, '#5d4a30') + ink.solid(leaves, '#6f8c6b');
  });
  return (
    contact(ink, [x + k(0.03), y, z], k(0.13), k(0.07), 0.42) +
    stalks.join('') +
    ink.solid(vase, '#e9e0d0', 'clay')
  );
}
