import { line, project, scaleAt, type Dot } from './camera.ts';
import type { Ink } from './ink.ts';
import { overcast, SUN } from './light.ts';
import type { Facet } from './facet.ts';
import { ROOM } from './room/size.ts';
import type { Vec } from './vector.ts';

const DUSK = '#2a2619';

/** Shorter than physically correct. */
const REACH = { sun: 1.2, clouds: 0.5 };

export function floorShadow(
  ink: Ink,
  parts: readonly (readonly Facet[])[],
  opacity = 0.34,
  blur = 7,
): string {
  const reach = ink.light === overcast ? REACH.clouds : REACH.sun;
  const fallen = ([x, y, z]: Vec): Vec => [
    Math.min(ROOM.right, x + SUN[0] * reach * y),
    0,
    Math.max(0.02, z + SUN[2] * reach * y),
  ];
  const shapes = parts.map((facets) =>
    filled(hull(facets.flatMap(({ corners }) => corners.map((corner) => project(fallen(corner)))))),
  );
  return ink.blur(blur, `<g fill="${DUSK}" opacity="${opacity}">${shapes.join('')}</g>`);
}

export function wallShadow(ink: Ink, facets: readonly Facet[], opacity = 0.26, blur = 9): string {
  const fallen = facets
    .flatMap((facet) => facet.corners)
    .map(([x, y, z]): Vec => {
      const way = Math.min(0.3, z * 0.4 + 0.04);
      return [x + SUN[0] * way, y + SUN[1] * way * 1.2, 0];
    });
  return ink.blur(
    blur,
    `<g fill="${DUSK}" opacity="${opacity}">${filled(hull(fallen.map(project)))}</g>`,
  );
}

/** Contact shadow on the floor (or at `y`): an ellipse with half axes in metres. */
export function contact(
  ink: Ink,
  [x, y, z]: Vec,
  across: number,
  deep: number,
  opacity = 0.42,
): string {
  const high = (project([x, y, z + deep])[1] - project([x, y, z - deep])[1]) / 2;
  const [rx, ry] = [across * scaleAt(z) * 1.25 + 3, high * 1.25 + 3];
  return ink.spot('#1f1b12', project([x, y, z]), rx, ry, opacity);
}

const filled = (dots: readonly Dot[]): string => `<path d="${line(dots)}Z"/>`;

function hull(dots: readonly Dot[]): Dot[] {
  const sorted = [...dots].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const bend = (o: Dot, a: Dot, b: Dot): number =>
    (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (run: readonly Dot[]): Dot[] => {
    const kept: Dot[] = [];
    for (const dot of run) {
      while (kept.length > 1 && bend(kept.at(-2)!, kept.at(-1)!, dot) <= 0) kept.pop();
      kept.push(dot);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
