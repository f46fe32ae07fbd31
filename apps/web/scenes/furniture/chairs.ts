import { mix } from '../colour.ts';
import type { Facet } from '../facet.ts';
import type { Ink } from '../ink.ts';
import { faceOutward, surface, turn } from '../mesh.ts';
import { contact, floorShadow } from '../shadow.ts';
import { bar, cushion } from '../shapes.ts';
import type { Vec } from '../vector.ts';

const placed = (x: number, z: number, angle: number) => (facets: readonly Facet[]) =>
  turn(facets, [x, z], angle);

export function spindleChair(
  ink: Ink,
  x: number,
  z: number,
  angle: number,
  paint = '#1f4a3a',
): string {
  const place = placed(x, z, angle);
  const legs = [-1, 1].flatMap((side) => [
    ...bar([x + side * 0.17, 0.45, z + 0.16], [x + side * 0.22, 0, z + 0.22], 0.02, 0.013),
    ...bar([x + side * 0.16, 0.45, z - 0.16], [x + side * 0.21, 0, z - 0.23], 0.02, 0.013),
  ]);
  const arch = (t: number): Vec => [
    x - 0.185 + 0.37 * t,
    0.45 + 0.44 * Math.sin(Math.PI * t) ** 0.45,
    z - 0.2 - 0.1 * Math.sin(Math.PI * t) ** 0.45,
  ];
  const bow = Array.from({ length: 20 }, (_, i) =>
    bar(arch(i / 20), arch((i + 1) / 20), 0.013),
  ).flat();
  const spindles = [0.16, 0.3, 0.43, 0.57, 0.7, 0.84].flatMap((t) =>
    bar([x - 0.17 + 0.34 * t, 0.46, z - 0.18], arch(0.08 + 0.84 * t), 0.008),
  );
  return (
    floorShadow(ink, [place(cushion([x - 0.2, 0.3, z - 0.2], [x + 0.2, 0.5, z + 0.2]))], 0.3, 6) +
    contact(ink, [x, 0, z], 0.26, 0.22, 0.34) +
    ink.solid(place([...bow, ...spindles]), paint) +
    ink.solid(place(legs), mix(paint, '#10211c', 0.2)) +
    ink.solid(
      place(cushion([x - 0.23, 0.435, z - 0.21], [x + 0.23, 0.475, z + 0.22], 0.5)),
      paint,
      'clay',
    )
  );
}

export function easyChair(
  ink: Ink,
  x: number,
  z: number,
  angle: number,
  cloth = '#c98f45',
): string {
  const place = placed(x, z, angle);
  const side = (s: 1 | -1): Facet[] => [
    ...bar([x + s * 0.33, 0, z + 0.34], [x + s * 0.32, 0.58, z + 0.28], 0.018, 0.022),
    ...bar([x + s * 0.31, 0, z - 0.34], [x + s * 0.31, 0.62, z - 0.22], 0.018, 0.022),
    ...bar([x + s * 0.32, 0.59, z + 0.33], [x + s * 0.31, 0.61, z - 0.3], 0.026, 0.022),
    ...bar([x + s * 0.32, 0.26, z + 0.31], [x + s * 0.31, 0.22, z - 0.28], 0.016),
  ];
  const tilt = ([px, y, d]: Vec): Vec => [px, y, d - (y - 0.4) * 0.34];
  const [near, far] = angle < 0 ? [side(-1), side(1)] : [side(1), side(-1)];
  return (
    floorShadow(ink, [place(cushion([x - 0.3, 0.2, z - 0.3], [x + 0.3, 0.7, z + 0.3]))], 0.34, 7) +
    contact(ink, [x, 0, z], 0.38, 0.32, 0.34) +
    ink.solid(place(far), '#b98a55', 'wood') +
    ink.texture(
      'wool',
      ink.solid(
        place(cushion([x - 0.28, 0.36, z - 0.3], [x + 0.28, 0.86, z - 0.14], 0.4, tilt)),
        cloth,
      ) +
        ink.solid(
          place(cushion([x - 0.29, 0.27, z - 0.28], [x + 0.29, 0.43, z + 0.35], 0.34)),
          mix(cloth, '#ffe2b0', 0.1),
        ),
    ) +
    ink.solid(place(near), '#b98a55', 'wood')
  );
}

export function pouf(ink: Ink, x: number, z: number, cloth: string): string {
  const ball = faceOutward(
    surface(
      (u, v): Vec => {
        const [a, b] = [-u * 2 * Math.PI, (v - 0.5) * Math.PI];
        const seam = 1 - 0.025 * Math.abs(Math.sin(a * 6)) ** 0.3;
        const r = 0.27 * Math.cos(b) ** 0.5 * seam;
        return [x + r * Math.cos(a), 0.18 + 0.18 * Math.sin(b), z + r * Math.sin(a)];
      },
      [60, 18],
    ),
  );
  return (
    floorShadow(ink, [ball], 0.34, 6) +
    contact(ink, [x, 0, z], 0.26, 0.16, 0.5) +
    ink.solid(ball, cloth, 'wool')
  );
}
