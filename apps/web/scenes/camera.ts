import type { Vec } from './vector.ts';

/** Drawing units; the hero is 1440 × 600. */
export type Dot = readonly [number, number];

export const dots = (text: string): Dot[] =>
  text.split(',').map((pair) => {
    const [x, y] = pair.trim().split(' ').map(Number);
    return [x!, y!];
  });

/** 1.25 m up and 6 m in front of the back wall. */
export const EYE: Vec = [0, 1.25, 6];

const FOCAL = 900;
const VANISHING: Dot = [720, 240];

/** Drawing units per metre at a depth. */
export const scaleAt = (z: number): number => FOCAL / (EYE[2] - z);

/** One-point perspective: metres in the room to drawing units on the sheet. */
export function project([x, y, z]: Vec): Dot {
  const scale = scaleAt(z);
  return [VANISHING[0] + x * scale, VANISHING[1] - (y - EYE[1]) * scale];
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const line = (dots: readonly Dot[]): string =>
  dots.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');

export const outline = (points: readonly Vec[]): string => line(points.map(project)) + 'Z';
