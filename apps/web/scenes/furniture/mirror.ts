import { outline } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import type { Vec } from '../vector.ts';

export function mirror(ink: Ink, x: number, y: number, radius: number, glass: string): string {
  const ring = (r: number, dx = 0, dy = 0): Vec[] =>
    Array.from({ length: 64 }, (_, i): Vec => [
      x + dx + r * Math.cos((i / 32) * Math.PI),
      y + dy + r * Math.sin((i / 32) * Math.PI),
      0.03,
    ]);
  const sheet = (x0: number, x1: number, y0: number, y1: number, slant = 0): Vec[] => [
    [x + x0 * radius, y + y0 * radius, 0.03],
    [x + x1 * radius, y + (y0 + slant) * radius, 0.03],
    [x + x1 * radius, y + (y1 - slant) * radius, 0.03],
    [x + x0 * radius, y + y1 * radius, 0.03],
  ];
  const view =
    ink.patch(ring(radius), mix(glass, '#ffffff', 0.28)) +
    ink.patch(sheet(0.4, 1.1, -1.1, 1.1), mix(glass, '#39443a', 0.18)) +
    ink.patch(sheet(-1.1, 1.1, -1.1, -0.62), '#b58b58') +
    ink.patch(sheet(-1.1, 0.4, -0.62, -0.55), '#e8e2d2') +
    ink.patch(sheet(-0.62, 0.08, -0.36, 0.66, 0.07), '#f6f1e4') +
    ink.patch(sheet(-0.55, -0.3, -0.27, 0.56, 0.02), '#fbe9c0') +
    ink.patch(sheet(-0.25, 0.0, -0.24, 0.53, 0.02), '#fbe9c0') +
    ink.patch(sheet(-0.55, 0.0, -0.27, -0.05, 0.02), '#9dbab0', 'opacity=".8"') +
    ink.patch(sheet(-0.85, -0.66, -0.66, 0.86, 0.02), '#efe7d4') +
    ink.patch(
      [
        [x - 1.1 * radius, y - radius, 0.03],
        [x - 0.5 * radius, y - radius, 0.03],
        [x + 1.1 * radius, y + 0.9 * radius, 0.03],
        [x + 0.5 * radius, y + radius, 0.03],
      ],
      '#ffffff',
      'opacity=".1"',
    );
  return (
    ink.blur(6, ink.patch(ring(radius * 1.06, 0.07, -0.06), '#2a2619', 'opacity=".42"')) +
    ink.texture('wood', ink.patch(ring(radius * 1.075), '#b98851')) +
    ink.patch(ring(radius * 1.01, 0.01, -0.008), '#70502e') +
    ink.clip(outline(ring(radius)), view)
  );
}
