import { mix } from '../colour.ts';
import type { Facet } from '../facet.ts';
import type { Ink } from '../ink.ts';
import { faceOutward, flip, surface, turn } from '../mesh.ts';
import { contact, floorShadow } from '../shadow.ts';
import { bar, cushion } from '../shapes.ts';
import type { Vec } from '../vector.ts';

/** `angle` in radians. */
export function armchair(ink: Ink, x: number, z: number, angle: number, cloth = '#bd7046'): string {
  const place = (facets: readonly Facet[]): Facet[] => turn(facets, [x, z], angle);
  const legs = [-0.27, 0.27].flatMap((dx) =>
    [-0.24, 0.26].map((dz) =>
      place(
        bar([x + dx * 0.9, 0.24, z + dz * 0.9], [x + dx * 1.12, 0, z + dz * 1.12], 0.024, 0.013),
      ),
    ),
  );
  const shell = tub(x, z);
  const inside = place(shell.inner);
  const outside = place(shell.outer);
  const seat = place(cushion([x - 0.31, 0.28, z - 0.26], [x + 0.31, 0.47, z + 0.4], 0.42));
  const base = place(cushion([x - 0.35, 0.2, z - 0.33], [x + 0.35, 0.34, z + 0.33], 0.4));
  return (
    floorShadow(ink, [[...outside, ...seat], ...legs], 0.4, 6) +
    contact(ink, [x, 0, z], 0.42, 0.34, 0.42) +
    ink.solid(legs.flat(), '#6b4526') +
    ink.texture(
      'wool',
      ink.solid(base, mix(cloth, '#3b1c0c', 0.2)) +
        ink.solid(inside, mix(cloth, '#3b1c0c', 0.12)) +
        ink.solid(seat, mix(cloth, '#ffd9b0', 0.08)) +
        ink.solid(outside, cloth),
    )
  );
}

function tub(x: number, z: number): { inner: Facet[]; outer: Facet[] } {
  const [from, to] = [-0.1 * Math.PI, 1.1 * Math.PI];
  const rimAt = (angle: number): number => 0.6 + 0.2 * Math.max(0, Math.sin(angle)) ** 1.3;
  const place = (angle: number, radius: number, y: number): Vec => [
    x + radius * Math.cos(angle) * 1.02,
    y,
    z - radius * Math.sin(angle) * 0.96,
  ];
  const shellFace = (radius: number, thick: number): Facet[] =>
    surface(
      (u, v) => {
        const angle = from + (to - from) * u;
        const top = rimAt(angle);
        const height = 0.24 + (top - 0.24) * v;
        const flare = 0.05 * v;
        return place(angle, radius + flare + thick * Math.sin(v * Math.PI), height);
      },
      [44, 10],
    );
  const rim = surface(
    (u, v) => {
      const angle = from + (to - from) * u;
      const roll = v * 2 * Math.PI;
      const taper = Math.min(1, 8 * Math.sin(u * Math.PI));
      return place(
        angle,
        0.4 + 0.052 * taper * Math.cos(roll),
        rimAt(angle) - 0.005 + 0.045 * taper * Math.sin(roll),
      );
    },
    [44, 10],
  );
  const ends = [from, to].flatMap((angle) => cushionEnd(place(angle, 0.405, 0), rimAt(angle)));
  const outer = faceOutward([...shellFace(0.39, 0.015)]);
  return {
    inner: [...faceOutward(shellFace(0.3, -0.01)).map(flip)],
    outer: [...outer, ...orient(rim), ...ends],
  };
}

const orient = (rim: readonly Facet[]): Facet[] => {
  const perRing = 10;
  return rim.map((_facet, i) => {
    const start = Math.floor(i / perRing) * perRing;
    const ring = rim.slice(start, start + perRing);
    return faceOutward(ring)[i - start]!;
  });
};

const cushionEnd = ([x, , z]: Vec, top: number): Facet[] =>
  cushion([x - 0.095, 0.2, z - 0.095], [x + 0.095, top + 0.055, z + 0.095], 0.62);
