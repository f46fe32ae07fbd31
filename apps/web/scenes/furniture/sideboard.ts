import { outline } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { contact, floorShadow, wallShadow } from '../shadow.ts';
import { bar, block, lathe, smooth } from '../shapes.ts';
import type { Vec } from '../vector.ts';
import { shadeOf } from './lamp-shade.ts';

const TOP = 0.74;

/** A low oak sideboard with reeded doors, standing on slim legs against the back wall. */
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
    floorShadow(ink, block([x0, 0.12, 0.03], [x1, 0.5, front]), 0.36) +
    contact(ink, [(x0 + x1) / 2, 0, 0.26], (x1 - x0) / 2, 0.2, 0.45) +
    ink.solid(legs, '#6b4526', 'wood') +
    ink.texture('wood', ink.solid(body, '#bf9059') + doors.join(''))
  );
}

function reeds(ink: Ink, from: number, to: number, z: number): string {
  const count = 15;
  const strip = (x: number, w: number): Vec[] => [
    [x, 0.2, z],
    [x + w, 0.2, z],
    [x + w, TOP - 0.035, z],
    [x, TOP - 0.035, z],
  ];
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

/** A table lamp with a glazed foot. */
export function tableLamp(ink: Ink, x: number, y: number, z: number): string {
  const foot = lathe(
    [x, y, z],
    smooth(
      [
        [0.06, 0],
        [0.09, 0.03],
        [0.105, 0.1],
        [0.07, 0.19],
        [0.025, 0.235],
        [0.022, 0.27],
      ],
      4,
    ),
  );
  return (
    contact(ink, [x + 0.03, y, z], 0.14, 0.06, 0.5) +
    ink.solid(foot, '#2f5d4b', 'clay') +
    shadeOf(ink, [x, y + 0.25, z], 0.2, 0.13, 0.24)
  );
}

/** A shallow bowl on two lying books. */
export function bowlOnBooks(ink: Ink, x: number, y: number, z: number): string {
  const bowl = lathe(
    [x, y + 0.066, z],
    smooth(
      [
        [0.05, 0],
        [0.1, 0.02],
        [0.145, 0.085],
        [0.135, 0.082],
        [0.08, 0.04],
        [0, 0.03],
      ],
      4,
    ),
  );
  return (
    contact(ink, [x, y, z], 0.22, 0.09, 0.45) +
    ink.solid(block([x - 0.2, y, z - 0.1], [x + 0.2, y + 0.035, z + 0.13]), '#8f4630') +
    ink.solid(block([x - 0.18, y + 0.035, z - 0.09], [x + 0.17, y + 0.066, z + 0.12]), '#ece3cf') +
    ink.solid(bowl, '#dcd2bf', 'clay')
  );
}

/** A round mirror in an oak rim; it shows the window across the room. */
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
