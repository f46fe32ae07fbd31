import { dots } from '../camera.ts';
import type { Facet } from '../facet.ts';
import type { Ink } from '../ink.ts';
import { turn } from '../mesh.ts';
import { contact, floorShadow } from '../shadow.ts';
import { bar, block, lathe, smooth } from '../shapes.ts';
import type { Vec } from '../vector.ts';
import { branches } from './branches.ts';

export function coffeeTables(ink: Ink, x: number, z: number): string {
  const [small, large] = [roundTable(x + 0.62, z - 0.24, 0.34, 0.33), roundTable(x, z, 0.52, 0.41)];
  const stand = ({ top, legs, feet }: Table, wood: string): string =>
    feet.map((foot) => contact(ink, foot, 0.03, 0.02, 0.5)).join('') +
    ink.solid(legs.flat(), wood) +
    ink.solid(top, wood, 'wood');
  return (
    floorShadow(ink, [small.top, ...small.legs, large.top, ...large.legs], 0.4, 4) +
    stand(small, '#5f4a36') +
    cup(ink, x + 0.74, 0.33, z - 0.2) +
    stand(large, '#c89a62') +
    books(ink, x + 0.1, 0.41, z + 0.1) +
    branches(ink, x - 0.2, 0.41, z - 0.08, 0.76)
  );
}

interface Table {
  top: Facet[];
  legs: Facet[][];
  feet: Vec[];
}

function roundTable(x: number, z: number, radius: number, height: number): Table {
  const at = (turnBy: number, share: number, y: number): Vec => [
    x + Math.cos(turnBy * Math.PI) * radius * share,
    y,
    z + Math.sin(turnBy * Math.PI) * radius * share,
  ];
  const corners = [0.25, 0.75, 1.25, 1.75];
  return {
    top: lathe(
      [x, height, z],
      dots(
        `${radius * 0.94} -0.035, ${radius} -0.024, ${radius} -0.006, ${radius * 0.985} 0, ${radius * 0.5} 0, 0 0`,
      ),
      96,
    ),
    legs: corners.map((turnBy) =>
      bar(at(turnBy, 0.62, height - 0.03), at(turnBy, 0.86, 0), 0.027, 0.014),
    ),
    feet: corners.map((turnBy) => at(turnBy, 0.88, 0)),
  };
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
