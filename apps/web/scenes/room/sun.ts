import { line, outline, project, round, type Dot } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { DOOR_PANES, LEFT_WALL, SUN, WINDOW_PANES, type Pane } from '../light.ts';
import { random } from '../random.ts';
import type { Vec } from '../vector.ts';
import { BACK_WALL, FLOOR } from './size.ts';

const corners = ({ y, z }: Pane): [number, number][] => [
  [y[0], z[0]],
  [y[1], z[0]],
  [y[1], z[1]],
  [y[0], z[1]],
];

const onWall = ([y, z]: [number, number]): Vec => {
  const way = z / -SUN[2];
  return [LEFT_WALL + way, y + SUN[1] * way, 0];
};

const onFloor = ([y, z]: [number, number]): Vec => {
  const way = y / -SUN[1];
  return [LEFT_WALL + way, 0, z + SUN[2] * way];
};

const glow = (
  ink: Ink,
  area: readonly Vec[],
  patches: readonly Vec[][],
  softness: number,
): string => {
  const light = ink.blur(softness, patches.map((patch) => ink.patch(patch, '#ffdf9f')).join(''));
  const inside = (style: string): string =>
    ink.clip(outline(area), `<g style="${style}">${light}</g>`);
  return inside('mix-blend-mode:soft-light;opacity:.95') + inside('opacity:.3');
};

export const sunOnWall = (ink: Ink): string =>
  glow(
    ink,
    BACK_WALL,
    WINDOW_PANES.map((pane) => corners(pane).map(onWall)),
    2.5,
  ) + ink.clip(outline(BACK_WALL), birch(ink));

export const sunOnFloor = (ink: Ink): string =>
  glow(
    ink,
    FLOOR,
    DOOR_PANES.map((pane) => corners(pane).map(onFloor)),
    2.5,
  );

function birch(ink: Ink): string {
  const next = random(77);
  const twig = ([x, y]: Dot, [dx, dy]: Dot, leaves: number): string => {
    const bend = (t: number): Dot => [x + dx * t, y + dy * t - 14 * Math.sin(t * Math.PI)];
    const stem = line(Array.from({ length: 12 }, (_, i) => bend(i / 11)));
    const leaf = (i: number): string => {
      const [lx, ly] = bend((i + 1) / leaves);
      const size = 15 + next() * 9;
      const angle = (Math.atan2(dy, dx) * 180) / Math.PI + (i % 2 ? 1 : -1) * (30 + next() * 25);
      return `<path transform="translate(${round(lx)} ${round(ly)}) rotate(${round(angle)})" d="M0 0Q${round(size * 0.4)} ${round(-size * 0.42)} ${round(size)} 0Q${round(size * 0.4)} ${round(size * 0.42)} 0 0Z"/>`;
    };
    return `<path d="${stem}" fill="none" stroke="#4c5940" stroke-width="2"/>${Array.from({ length: leaves }, (_, i) => leaf(i)).join('')}`;
  };
  const [x, y] = project([-1.7, 1.75, 0]);
  const twigs =
    twig([x, y], [150, 74], 10) +
    twig([x + 40, y - 26], [120, 96], 8) +
    twig([x - 6, y + 78], [120, 58], 8) +
    twig([x + 110, y + 8], [130, 96], 8);
  return ink.blur(1.6, `<g fill="#4c5940" opacity=".2">${twigs}</g>`);
}
