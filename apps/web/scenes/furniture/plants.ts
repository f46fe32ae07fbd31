import { dots } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import type { Facet } from '../facet.ts';
import { random } from '../random.ts';
import { contact, floorShadow } from '../shadow.ts';
import { bar, block, lathe, smooth } from '../shapes.ts';
import { add, type Vec } from '../vector.ts';
import { leaf } from './leaf.ts';

function pot(
  ink: Ink,
  x: number,
  z: number,
  radius: number,
  height: number,
  colour: string,
): string {
  const profile = smooth(
    `${radius * 0.72} 0, ${radius * 0.95} ${height * 0.4}, ${radius} ${height * 0.92}, ${radius * 1.04} ${height}, ${radius * 0.9} ${height}, ${radius * 0.86} ${height * 0.9}`,
    4,
  );
  return (
    floorShadow(
      ink,
      [block([x - radius, 0, z - radius], [x + radius, height, z + radius])],
      0.34,
      6,
    ) +
    contact(ink, [x, 0, z], radius * 1.15, radius * 0.6, 0.5) +
    ink.solid(lathe([x, 0, z], profile), colour, 'clay') +
    ink.solid(lathe([x, height * 0.88, z], dots(`${radius * 0.9} 0, 0 0.01`)), '#3b2c1d')
  );
}

export function oliveTree(ink: Ink, x: number, z: number, height = 1.95): string {
  const next = random(41);
  const trunk = (t: number): Vec => [x + 0.05 * Math.sin(t * 5), 0.36 + t * (height - 1.05), z];
  const wood: Facet[] = Array.from({ length: 8 }, (_, i) =>
    bar(trunk(i / 8), trunk((i + 1) / 8), 0.02),
  ).flat();
  const crown: Facet[] = [];
  for (let n = 0; n < 34; n++) {
    const start = trunk(0.66 + 0.34 * (n / 34));
    const [turnBy, rise] = [n * 2.4, -0.25 + 1.45 * ((n * 0.618) % 1)];
    const reach = 0.36 + next() * 0.2;
    const ahead: Vec = [
      Math.cos(turnBy) * Math.cos(rise),
      Math.sin(rise) * 1.35,
      Math.sin(turnBy) * Math.cos(rise),
    ];
    const point = (t: number): Vec =>
      add(start, [ahead[0] * reach * t, ahead[1] * reach * t + 0.08 * t, ahead[2] * reach * t]);
    wood.push(...bar(point(0), point(0.5), 0.008), ...bar(point(0.5), point(1), 0.005));
    for (let i = 0; i < 14; i++)
      crown.push(
        ...leaf({
          from: point(0.3 + (0.72 * i) / 13),
          toward: add(ahead, [(next() - 0.5) * 2.4, (next() - 0.3) * 2, (next() - 0.5) * 2.4]),
          length: 0.085 + next() * 0.05,
          width: 0.034,
          droop: 0.12,
          colour: mix('#71896a', next() > 0.5 ? '#b3bd9c' : '#3f5f4b', next() * 0.85),
        }),
      );
  }
  return (
    pot(ink, x, z, 0.2, 0.38, '#c9a98a') + ink.solid(wood, '#6d5842') + ink.solid(crown, '#71896a')
  );
}

export function palm(ink: Ink, x: number, z: number, height = 1.7): string {
  const next = random(19);
  const fronds = Array.from({ length: 11 }, (_, n) => {
    const turnBy = n * 2.4 + 0.3;
    const reach = 0.3 + 0.34 * next();
    const rise = height * (0.62 + 0.38 * next()) - 0.34;
    const point = (t: number): Vec => [
      x + Math.cos(turnBy) * reach * t ** 1.5,
      0.34 + rise * (t - 0.3 * t ** 3.2) * 1.2,
      z + Math.sin(turnBy) * reach * 0.7 * t ** 1.5,
    ];
    const rib = Array.from({ length: 10 }, (_, i) =>
      bar(point(i / 10), point((i + 1) / 10), 0.009 - i * 0.0007),
    ).flat();
    const blades = Array.from({ length: 34 }, (_, i) => {
      const t = 0.42 + (0.58 * Math.floor(i / 2)) / 16;
      const side = i % 2 ? 1 : -1;
      return leaf({
        from: point(t),
        toward: [
          Math.cos(turnBy) * 0.8 - Math.sin(turnBy) * side,
          0.55 - t * 0.5,
          Math.sin(turnBy) * 0.8 + Math.cos(turnBy) * side,
        ],
        length: (0.38 - 0.2 * Math.abs(t - 0.66)) * (1.25 - 0.55 * t),
        width: 0.042,
        droop: 0.42,
        belly: 0.4,
        colour: mix('#3f6f4d', next() > 0.5 ? '#7d9c5f' : '#1f4a37', next() * 0.75),
      });
    }).flat();
    return { rib, blades, depth: Math.sin(turnBy) };
  }).sort((a, b) => a.depth - b.depth);
  return (
    pot(ink, x, z, 0.22, 0.34, '#b99769') +
    fronds
      .map(({ rib, blades }) => ink.solid(rib, '#5f7a48') + ink.solid(blades, '#3f6f4d'))
      .join('')
  );
}
