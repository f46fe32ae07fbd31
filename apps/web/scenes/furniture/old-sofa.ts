import { project, scaleAt } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { faceViewer, surface } from '../mesh.ts';
import { contact, floorShadow, wallShadow } from '../shadow.ts';
import { block, cushion } from '../shapes.ts';
import type { Vec } from '../vector.ts';
import { pillow } from './pillow.ts';

/** A tired two-seater: the seat has given way, the piping is loose, a blanket hides the worst. */
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
    floorShadow(ink, block([left, 0, z], [right, 0.3, front]), 0.36, 11) +
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
    crochet(ink, left, z, front)
  );
}

/** A patch where the pile has worn off. */
function bald(ink: Ink, at: Vec, radius: number, opacity: number): string {
  const r = radius * scaleAt(at[2]);
  return ink.spot('#d9c19a', project(at), r * 1.2, r * 0.75, opacity);
}

/** A crocheted blanket in faded squares, thrown over the back and one arm. */
function crochet(ink: Ink, left: number, z: number, front: number): string {
  const [x0, x1] = [left + 0.1, left + 0.78];
  const at = (u: number, v: number): Vec => {
    const x = x0 + (x1 - x0) * u + 0.05 * v;
    const ripple = 0.014 * Math.sin(u * 15 + v * 3) + 0.01 * Math.sin(v * 17);
    if (v < 0.45) return [x, 0.985 - 0.5 * (v / 0.45) + ripple, z + 0.3 + 0.16 * (v / 0.45)];
    if (v < 0.72)
      return [x, 0.485 - 0.05 * u + ripple, z + 0.46 + (front - z - 0.4) * ((v - 0.45) / 0.27)];
    return [
      x,
      0.475 - 0.05 * u - 0.3 * ((v - 0.72) / 0.28) * (0.8 + 0.2 * u),
      front + 0.07 + ripple,
    ];
  };
  const faded = ['#b08a5c', '#8f6a5a', '#a9a184', '#7f8568'];
  const squares = (u: number, v: number): string => {
    const [i, j] = [Math.floor(u * 5), Math.floor(v * 9)];
    const [a, b] = [(u * 5) % 1, (v * 9) % 1];
    return Math.min(a, 1 - a, b, 1 - b) < 0.17
      ? '#4b4138'
      : faded[(i * 3 + j * 2 + ((i * j) % 3)) % 4]!;
  };
  return ink.solid(faceViewer(surface(at, [30, 45], squares)), '#b08a5c', 'cloth');
}
