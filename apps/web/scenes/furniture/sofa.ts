import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { surface, faceViewer } from '../mesh.ts';
import { contact, floorShadow, wallShadow } from '../shadow.ts';
import { bar, block, cushion } from '../shapes.ts';
import type { Vec } from '../vector.ts';
import { pillow } from './pillow.ts';

const [LEFT, WIDTH, BACK, FRONT] = [-0.62, 2.62, 0.16, 1.08];

export function sofa(ink: Ink, left = LEFT, cloth = '#f2e3c8', dressed = true): string {
  const [right, back, front] = [left + WIDTH, BACK, FRONT];
  const x = (share: number): number => left + (right - left) * share;
  const legs = [left + 0.24, right - 0.24]
    .flatMap((at) => [bar([at, 0.16, front - 0.14], [at, 0, front - 0.1], 0.028, 0.016)])
    .flat();
  const body = [
    ...cushion([left + 0.06, 0.12, back], [right - 0.06, 0.36, front - 0.03], 0.16),
    ...cushion([left + 0.04, 0.2, back], [right - 0.04, 0.78, back + 0.3], 0.3),
  ];
  const seat = (from: number, to: number) =>
    cushion(
      [x(from), 0.29, back + 0.2],
      [x(to), 0.475, front + 0.015],
      0.26,
      dip(x(from), x(to), 0.025),
    );
  const rest = (from: number, to: number) =>
    cushion([x(from), 0.4, back + 0.16], [x(to), 0.85, back + 0.46], 0.42, lean(back + 0.2));
  const arm = (from: number) =>
    cushion([from, 0.12, back - 0.02], [from + 0.3, 0.62, front + 0.02], 0.36);
  const hollow = (share: number, w: number, opacity = 0.4) =>
    contact(ink, [x(share), 0.485, back + 0.5], w, 0.09, opacity);
  return (
    wallShadow(ink, block([left, 0.1, 0.1], [right, 0.8, 0.3])) +
    floorShadow(ink, [block([left, 0, back], [right, 0.6, front])], 0.4, 9) +
    contact(ink, [(left + right) / 2, 0, 0.68], 1.34, 0.44, 0.5) +
    ink.solid(legs, '#6b4526') +
    ink.texture(
      'wool',
      ink.solid(body, mix(cloth, '#a08f72', 0.12)) +
        ink.solid(rest(0.1, 0.505), mix(cloth, '#ffffff', 0.14)) +
        ink.solid(rest(0.495, 0.9), mix(cloth, '#ffffff', 0.08)) +
        hollow(0.5, 1.0) +
        ink.solid(seat(0.09, 0.505), mix(cloth, '#ffffff', 0.12)) +
        ink.solid(seat(0.495, 0.91), mix(cloth, '#ffffff', 0.08)) +
        hollow(0.3, 0.5, 0.22) +
        hollow(0.7, 0.5, 0.22) +
        ink.solid(arm(left), cloth) +
        ink.solid(arm(right - 0.3), cloth),
    ) +
    (dressed ? sofaDressing(ink, left) : '')
  );
}

export function sofaDressing(ink: Ink, left = LEFT): string {
  const [right, back, front] = [left + WIDTH, BACK, FRONT];
  const at = (x: number, y: number, z: number): Vec => [x, y, back + z];
  return (
    pillow(ink, at(left + 0.5, 0.7, 0.5), 0.48, '#2d5a48', { tilt: -0.16 }) +
    pillow(ink, at(left + 0.84, 0.65, 0.6), 0.4, '#cb8d3f', { tilt: 0.12 }) +
    pillow(ink, at(right - 0.52, 0.69, 0.5), 0.47, '#e0d3b8', { tilt: 0.14, stripe: '#8d5836' }) +
    throwOver(ink, right - 0.275, right - 0.03, back + 0.3, front - 0.13)
  );
}

function throwOver(ink: Ink, x0: number, x1: number, z0: number, z1: number): string {
  const [middle, half, along, fall] = [(x0 + x1) / 2, (x1 - x0) / 2, z1 - z0, 0.32];
  const at = (u: number, v: number): Vec => {
    const side = u * 2 - 1;
    const way = v * (along + fall) - along;
    const ripple = 0.012 * Math.sin(u * 17 + v * 3) * Math.min(1, Math.max(0, way * 8));
    const spread = half * (1 + 0.06 * v + 0.02 * Math.sin(v * 11));
    const round = 0.035 - 0.075 * side ** 4;
    if (way < 0) return [middle + side * spread, 0.6 + round, z1 + way];
    const over = Math.min(1, way / 0.12);
    return [
      middle + side * spread,
      0.6 + round * (1 - over * 0.7) - Math.max(0, way - 0.05),
      z1 + 0.17 * Math.sin((over * Math.PI) / 2) + ripple - 0.03 * side ** 2,
    ];
  };
  const fringe = surface(
    (u, v) => {
      const [x, y, z] = at(u, 1);
      return [x, y - v * 0.05, z];
    },
    [40, 1],
  ).filter((_facet, i) => i % 2 === 0);
  const weave = (u: number, v: number): string => {
    const bands = Math.floor(v * 26) % 7;
    return bands === 2 || bands === 4
      ? '#d9b48f'
      : Math.floor(u * 20) % 9 === 4
        ? '#8f4f34'
        : '#a75f40';
  };
  return ink.solid(faceViewer([...surface(at, [20, 26], weave), ...fringe]), '#a75f40', 'cloth');
}

const dip =
  (from: number, to: number, depth: number) =>
  ([x, y, z]: Vec): Vec => {
    const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
    return [x, y - depth * Math.sin(t * Math.PI) * (y > 0.36 ? 1 : 0), z];
  };

const lean =
  (base: number) =>
  ([x, y, z]: Vec): Vec => [x, y, z - (y - 0.4) * 0.22 * (z > base ? 1 : 0.8)];
