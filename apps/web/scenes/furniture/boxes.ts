import { mix } from '../colour.ts';
import type { Facet } from '../facet.ts';
import type { Ink } from '../ink.ts';
import { faceOutward, faceViewer, surface, turn } from '../mesh.ts';
import { random } from '../random.ts';
import { contact, floorShadow } from '../shadow.ts';
import { bar, block } from '../shapes.ts';
import type { Vec } from '../vector.ts';

const CARD = '#b48d5e';

/** Metres. */
export interface Carton {
  at: Vec;
  width: number;
  height: number;
  deep: number;
  angle?: number;
  card?: string;
}

export function carton(ink: Ink, box: Carton): string {
  const {
    at: [x, y, z],
    width: w,
    height: h,
    deep: d,
    card = CARD,
  } = box;
  const body = placed(box, block([x - w / 2, y, z - d / 2], [x + w / 2, y + h, z + d / 2]));
  const tape = placed(box, [
    ...plate([x - 0.03, y + h + 0.002, z - d / 2], [0.06, 0, 0], [0, 0, d]),
    ...plate([x - 0.03, y + h - 0.1, z + d / 2 + 0.003], [0.06, 0, 0], [0, 0.1, 0]),
    ...plate([x - w * 0.34, y + h * 0.2, z + d / 2 + 0.003], [w * 0.3, 0, 0], [0, h * 0.24, 0]),
  ]);
  const label = tape.map((facet, i) => ({
    ...facet,
    colour: i === 2 ? '#d9cfba' : mix(card, '#e8d3a4', 0.55),
  }));
  return stand(ink, box, body) + ink.solid(body, card, 'clay') + ink.solid(faceViewer(label), card);
}

/** `things` are drawn between its back and its front. */
export function openCarton(ink: Ink, box: Carton, things = ''): string {
  const {
    at: [x, y, z],
    width: w,
    height: h,
    deep: d,
    card = CARD,
  } = box;
  const [x0, x1, z0, z1, top] = [x - w / 2, x + w / 2, z - d / 2, z + d / 2, y + h];
  const back = placed(box, [
    ...plate([x0, y, z0], [w, 0, 0], [0, h, 0]),
    ...plate([x0, top, z0], [w, 0, 0], [0.02, 0.14, -0.12]),
  ]);
  const sides = placed(box, [
    ...plate([x0, y, z0], [0, 0, d], [0, h, 0]),
    ...plate([x1, y, z0], [0, 0, d], [0, h, 0]),
  ]);
  const front = placed(box, [
    ...plate([x0, y, z1], [w, 0, 0], [0, h, 0]),
    ...plate([x1, y, z0], [0, 0, d], [0, h, 0]),
    ...plate([x0, top, z1], [w, 0, 0], [0, -0.13, 0.11]),
    ...plate([x0, top, z0], [0, 0, d], [-0.13, 0.07, 0]),
    ...plate([x1, top, z0], [0, 0, d], [0.14, -0.03, 0]),
  ]);
  return (
    stand(ink, box, front) +
    ink.solid(faceViewer([...back, ...sides]), mix(card, '#3a2a17', 0.34), 'clay') +
    things +
    ink.solid(faceViewer(front), card, 'clay')
  );
}

export function rolls(ink: Ink, x: number, y: number, z: number): string {
  return [
    [-0.08, 0.5, '#d8d0bd'],
    [0, 0.58, '#b7b0a0'],
    [0.07, 0.46, '#c7b48f'],
  ]
    .map(([dx, high, colour]) =>
      ink.solid(
        bar(
          [x + Number(dx), y, z],
          [x + Number(dx) * 2.2 + 0.04, y + Number(high), z - 0.04],
          0.032,
        ),
        String(colour),
      ),
    )
    .join('');
}

export function binBag(ink: Ink, x: number, z: number, size: number, colour = '#3a3d3c'): string {
  const next = random(9);
  const dents = Array.from(
    { length: 7 },
    () => [next() * 6.3, next() * 6, 0.02 + next() * 0.03] as const,
  );
  const bag = surface(
    (u, v): Vec => {
      const angle = -u * 2 * Math.PI;
      const dent = dents.reduce(
        (sum, [a, b, depth]) => sum + depth * Math.sin(angle * 3 + a) * Math.sin(v * 7 + b),
        0,
      );
      const r =
        size *
        ((v < 0.86 ? 0.5 * Math.sin(Math.PI * (0.16 + v * 0.92)) ** 0.7 : 0.06 + (v - 0.86) * 0.5) +
          dent * (v < 0.86 ? 1.5 : 0.2));
      return [x + r * Math.cos(angle), size * v, z + r * Math.sin(angle) * 0.8];
    },
    [60, 36],
  );
  return (
    floorShadow(ink, [bag], 0.34, 7) +
    contact(ink, [x, 0, z], size * 0.5, size * 0.3, 0.5) +
    ink.solid(faceOutward(bag), colour)
  );
}

const plate = (corner: Vec, [ax, ay, az]: Vec, [bx, by, bz]: Vec): Facet[] =>
  surface(
    (u, v) => [
      corner[0] + ax * u + bx * v,
      corner[1] + ay * u + by * v,
      corner[2] + az * u + bz * v,
    ],
    [1, 1],
  );

const placed = ({ at: [x, , z], angle = 0 }: Carton, facets: Facet[]): Facet[] =>
  turn(facets, [x, z], angle);

const stand = (ink: Ink, { at: [x, y, z], width, deep }: Carton, body: Facet[]): string =>
  (y === 0 ? floorShadow(ink, [body], 0.34, 8) : '') +
  contact(ink, [x, y, z], width * 0.56, deep * 0.56, 0.4);
