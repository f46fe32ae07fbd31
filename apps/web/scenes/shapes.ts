import { dots, type Dot } from './camera.ts';
import type { Facet } from './facet.ts';
import { faceOutward, surface } from './mesh.ts';
import { add, between, cross, sub, times, unit, type Vec } from './vector.ts';

const power = (value: number, exponent: number): number =>
  Math.sign(value) * Math.abs(value) ** exponent;

/**
 * `puff` is the roundness: 0.15 a firm plinth, 0.45 a down cushion, 1 a ball. `bend` moves finished
 * points, for example to let a seat sag.
 */
export function cushion(
  low: Vec,
  high: Vec,
  puff = 0.3,
  bend: (point: Vec) => Vec = (point) => point,
): Facet[] {
  const heart = between(low, high, 0.5);
  const half = times(sub(high, low), 0.5);
  const at = (u: number, v: number): Vec => {
    const [a, b] = [u * 2 * Math.PI, (v - 0.5) * Math.PI];
    const ring = power(Math.cos(b), puff);
    return bend(
      add(heart, [
        half[0] * ring * power(Math.cos(a), puff),
        half[1] * power(Math.sin(b), puff * 1.15),
        half[2] * ring * power(Math.sin(a), puff),
      ]),
    );
  };
  return faceOutward(surface(at, [64, 32]));
}

export function block([x0, y0, z0]: Vec, [x1, y1, z1]: Vec): Facet[] {
  const side = (a: Vec, b: Vec, c: Vec): Facet[] =>
    surface((u, v) => add(a, add(times(sub(b, a), u), times(sub(c, a), v))), [1, 1]);
  const [low, high]: [Vec, Vec] = [
    [x0, y0, z0],
    [x1, y1, z1],
  ];
  return faceOutward([
    ...side(low, [x1, y0, z0], [x0, y1, z0]),
    ...side(low, [x0, y0, z1], [x0, y1, z0]),
    ...side(low, [x1, y0, z0], [x0, y0, z1]),
    ...side(high, [x0, y1, z1], [x1, y0, z1]),
    ...side(high, [x1, y1, z0], [x1, y0, z1]),
    ...side(high, [x0, y1, z1], [x1, y1, z0]),
  ]);
}

/** A profile of [radius, height] pairs rotated about a vertical axis at `foot`. */
export function lathe(foot: Vec, profile: readonly Dot[], sides = 48): Facet[] {
  const steps = profile.length - 1;
  const at = (u: number, v: number): Vec => {
    const [radius, height] = profile[Math.round(v * steps)]!;
    const angle = -u * 2 * Math.PI;
    return add(foot, [radius * Math.cos(angle), height, radius * Math.sin(angle)]);
  };
  return surface(at, [sides, steps]);
}

/** A smooth curve through `radius height` pairs, for {@link lathe}. */
export function smooth(text: string, steps = 6): Dot[] {
  const knots = dots(text);
  const knot = (i: number): Dot => knots[Math.min(knots.length - 1, Math.max(0, i))]!;
  const curve = (i: number, t: number, axis: 0 | 1): number => {
    const [a, b, c, d] = [-1, 0, 1, 2].map((step) => knot(i + step)[axis]) as [
      number,
      number,
      number,
      number,
    ];
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
  const profile = Array.from({ length: (knots.length - 1) * steps }, (_, n): Dot => {
    const [i, t] = [Math.floor(n / steps), (n % steps) / steps];
    return [curve(i, t, 0), curve(i, t, 1)];
  });
  return [...profile, knots.at(-1)!];
}

export function bar(from: Vec, to: Vec, radius: number, endRadius = radius): Facet[] {
  const along = unit(sub(to, from));
  const side = unit(cross(along, Math.abs(along[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const front = cross(along, side);
  const at = (u: number, v: number): Vec => {
    const r = radius + (endRadius - radius) * v;
    const angle = u * 2 * Math.PI;
    return add(
      between(from, to, v),
      add(times(side, r * Math.cos(angle)), times(front, r * Math.sin(angle))),
    );
  };
  return faceOutward(surface(at, [8, 2]));
}
