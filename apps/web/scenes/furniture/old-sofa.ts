import { project, scaleAt } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { faceViewer, surface } from '../mesh.ts';
import { contact, floorShadow, wallShadow } from '../shadow.ts';
import { block, cushion, smooth } from '../shapes.ts';
import type { Vec } from '../vector.ts';
import { pillow } from './pillow.ts';

export function oldSofa(ink: Ink, left: number, z: number, cloth = '#8c6b48'): string {
  const [right, front] = [left + 1.86, z + 0.86];
  const mid = (left + right) / 2;
  const sag = ([x, y, d]: Vec): Vec => {
    const t = Math.min(1, Math.max(0, (x - left - 0.2) / 1.46));
    return [x, y - 0.14 * Math.sin(t * Math.PI) ** 1.4 * (y > 0.3 ? 1 : 0.25), d];
  };
  const slump = ([x, y, d]: Vec): Vec => [
    x,
    y - (x > mid ? 0.08 * (y - 0.4) * 4 * (x - mid) : 0),
    d + (x > mid ? 0.05 * (y - 0.4) : 0),
  ];
  const arm = (from: number, drop: number) =>
    cushion([from, 0.08, z], [from + 0.24, 0.66 - drop, front], 0.28);
  const seams = [0.32, 0.68].map((share) =>
    contact(ink, [left + 0.25 + share * 1.36, 0.42 - 0.06, z + 0.62], 0.2, 0.12, 0.3),
  );
  return (
    wallShadow(ink, block([left, 0.1, 0.1], [right, 0.95, 0.3]), 0.3, 12) +
    floorShadow(ink, [block([left, 0, z], [right, 0.3, front])], 0.36, 11) +
    contact(ink, [mid, 0, z + 0.45], 0.98, 0.42, 0.55) +
    ink.texture(
      'cloth',
      ink.solid(
        block([left + 0.06, 0.05, z], [right - 0.06, 0.24, front - 0.03]),
        mix(cloth, '#1d140c', 0.28),
      ) +
        ink.solid(
          cushion([left + 0.12, 0.2, z - 0.06], [right - 0.12, 0.96, z + 0.26], 0.3, slump),
          mix(cloth, '#20160d', 0.08),
        ) +
        ink.solid(
          cushion([left + 0.2, 0.34, z + 0.14], [mid + 0.02, 0.88, z + 0.36], 0.36),
          cloth,
        ) +
        ink.solid(
          cushion([mid + 0.02, 0.3, z + 0.16], [right - 0.2, 0.8, z + 0.4], 0.4, slump),
          cloth,
        ) +
        ink.solid(
          cushion([left + 0.2, 0.22, z + 0.24], [mid, 0.45, front + 0.02], 0.26, sag),
          mix(cloth, '#c9a878', 0.16),
        ) +
        ink.solid(
          cushion([mid, 0.22, z + 0.24], [right - 0.2, 0.45, front + 0.02], 0.26, sag),
          mix(cloth, '#c9a878', 0.1),
        ) +
        seams.join('') +
        ink.solid(arm(left, 0), mix(cloth, '#c9a878', 0.1)) +
        ink.solid(arm(right - 0.24, 0.03), cloth),
    ) +
    bald(ink, [right - 0.13, 0.5, front - 0.02], 0.07, 0.4) +
    bald(ink, [mid + 0.36, 0.3, front - 0.1], 0.2, 0.24) +
    pillow(ink, [right - 0.5, 0.5, z + 0.6], 0.4, '#6d7256', { tilt: 0.5, flat: 0.7 }) +
    crochet(ink, left, z)
  );
}

function bald(ink: Ink, at: Vec, radius: number, opacity: number): string {
  const r = radius * scaleAt(at[2]);
  return ink.spot('#d9c19a', project(at), r * 1.2, r * 0.75, opacity);
}

/** Profile as `depth height` from the back of the sofa: over back, seat and front. */
const OVER_THE_SOFA = smooth(
  '.1 .985, .17 .99, .27 .95, .35 .8, .4 .62, .46 .5, .56 .462, .72 .45, .84 .46, .925 .41, .945 .3, .935 .2, .93 .12',
  6,
);

function crochet(ink: Ink, left: number, z: number): string {
  const at = (u: number, v: number): Vec => {
    const [deep, high] = OVER_THE_SOFA[Math.round(v * (OVER_THE_SOFA.length - 1))]!;
    const wide = 0.5 + 0.26 * v ** 2;
    const slack = 0.02 * Math.min(1, v * 4) + 0.026 * v ** 2;
    const fold = Math.sin(u * 19 + v * 4) + 0.6 * Math.sin(u * 8 - v * 9);
    return [
      left + 0.16 + wide * u + 0.1 * v + 0.025 * Math.sin(v * 9),
      high + slack * 0.7 * fold + 0.07 * u * (v > 0.8 ? (v - 0.8) * 5 : 0) + 0.012,
      z + deep + slack * fold + 0.02,
    ];
  };
  const faded = ['#a97c56', '#8a5f52', '#87906f', '#9a8650', '#6f7468'];
  const squares = (u: number, v: number): string => {
    const [i, j] = [Math.floor(u * 6), Math.floor(v * 13)];
    const [a, b] = [(u * 6) % 1, (v * 13) % 1];
    const inward = Math.min(a, 1 - a, b, 1 - b);
    const tone = (n: number): string => faded[(i * 3 + j * 2 + ((i * j) % 3) + n) % 5]!;
    return inward < 0.13 ? '#b9aa88' : inward < 0.3 ? tone(0) : mix(tone(2), '#c9b88e', 0.2);
  };
  const cloth = faceViewer(surface(at, [48, OVER_THE_SOFA.length - 1], squares));
  const under = Array.from({ length: 13 }, (_, i) => at(1, 0.15 + (i / 12) * 0.85));
  const shade = [...under, ...under.reverse().map(([x, y, d]): Vec => [x + 0.09, y - 0.05, d])];
  return (
    ink.blur(3, ink.patch(shade, '#2a1d10', 'opacity=".5"')) + ink.solid(cloth, '#b4825a', 'wool')
  );
}
