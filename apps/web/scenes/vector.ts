/** Metres: x to the right, y up, z from the back wall toward the viewer. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const between = (a: Vec, b: Vec, t: number): Vec => add(a, times(sub(b, a), t));

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1));

export const middle = (points: readonly Vec[]): Vec =>
  times(points.reduce(add, [0, 0, 0]), 1 / points.length);

/** About a vertical axis through (x, z), anticlockwise from above, in radians. */
export function turnPoint([x, y, z]: Vec, [cx, cz]: readonly [number, number], angle: number): Vec {
  const [dx, dz, c, s] = [x - cx, z - cz, Math.cos(angle), Math.sin(angle)];
  return [cx + dx * c + dz * s, y, cz - dx * s + dz * c];
}
