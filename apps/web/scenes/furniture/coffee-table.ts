import { dots } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { turn } from '../mesh.ts';
import { contact, floorShadow } from '../shadow.ts';
import { bar, block, lathe, smooth } from '../shapes.ts';
import { branches } from './branches.ts';

/** A round oak table with a smaller one nested beside it, a vase of branches, books and a cup. */
export function coffeeTables(ink: Ink, x: number, z: number): string {
  return (
    roundTable(ink, x + 0.62, z - 0.24, 0.34, 0.33, '#5f4a36') +
    cup(ink, x + 0.74, 0.33, z - 0.2) +
    roundTable(ink, x, z, 0.52, 0.41, '#c89a62') +
    books(ink, x + 0.1, 0.41, z + 0.1) +
    branches(ink, x - 0.2, 0.41, z - 0.08, 0.76)
  );
}

function roundTable(
  ink: Ink,
  x: number,
  z: number,
  radius: number,
  height: number,
  wood: string,
): string {
  const top = lathe(
    [x, height, z],
    dots(`${radius * 0.94} -0.035, ${radius} -0.024, ${radius} -0.006, ${radius * 0.985} 0, 0 0`),
    96,
  );
  const legs = [0.25, 0.75, 1.25, 1.75].flatMap((turnBy) => {
    const [c, s] = [Math.cos(turnBy * Math.PI), Math.sin(turnBy * Math.PI)];
    return bar(
      [x + c * radius * 0.62, height - 0.03, z + s * radius * 0.62],
      [x + c * radius * 0.86, 0, z + s * radius * 0.86],
      0.027,
      0.014,
    );
  });
  const feet = [0.25, 0.75, 1.25, 1.75].map((turnBy) =>
    contact(
      ink,
      [
        x + Math.cos(turnBy * Math.PI) * radius * 0.87,
        0,
        z + Math.sin(turnBy * Math.PI) * radius * 0.87,
      ],
      0.05,
      0.03,
      0.5,
    ),
  );
  return (
    floorShadow(ink, top, 0.4, 6) +
    feet.join('') +
    ink.solid(legs, wood) +
    ink.solid(top, wood, 'wood')
  );
}

function books(ink: Ink, x: number, y: number, z: number): string {
  const book = (width: number, low: number, high: number, angle: number) =>
    turn(
      block([x, y + low, z], [x + width, y + high, z + width * 0.72]),
      [x + 0.1, z + 0.1],
      angle,
    );
  return (
    contact(ink, [x + 0.16, y, z + 0.12], 0.2, 0.12, 0.4) +
    ink.solid(book(0.31, 0, 0.03, 0.22), '#1f4a3a') +
    ink.solid(book(0.28, 0.031, 0.052, 0.05), '#efe7d4')
  );
}

function cup(ink: Ink, x: number, y: number, z: number): string {
  const body = lathe(
    [x, y, z],
    smooth('0.028 0, 0.045 0.02, 0.046 0.075, 0.04 0.07, 0 0.066', 3),
    24,
  );
  return contact(ink, [x + 0.01, y, z], 0.06, 0.04, 0.4) + ink.solid(body, '#e8dfcc');
}
