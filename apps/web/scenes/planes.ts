import type { Vec } from './vector.ts';

/** `y` metres above the floor. */
export const lying = (x0: number, x1: number, z0: number, z1: number, y = 0): Vec[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

/** `z` metres in front of the back wall. */
export const standing = (x0: number, x1: number, y0: number, y1: number, z = 0): Vec[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** Parallel to the side walls at `x`. */
export const sideways = (x: number, y0: number, y1: number, z0: number, z1: number): Vec[] => [
  [x, y0, z0],
  [x, y1, z0],
  [x, y1, z1],
  [x, y0, z1],
];
