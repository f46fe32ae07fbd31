import { EYE } from './camera.ts';
import type { Facet, Four } from './facet.ts';
import type { Light } from './light.ts';
import { shade } from './shading.ts';
import { add, cross, dot, middle, sub, times, turnPoint, unit, type Vec } from './vector.ts';

/** Cosine between neighbouring normals below which there is an edge. */
const CREASE = 0.86;

/** (u, v) in 0–1; `colour` may paint a pattern. */
export function surface(
  at: (u: number, v: number) => Vec,
  [columns, rows]: readonly [number, number],
  colour?: (u: number, v: number) => string | undefined,
): Facet[] {
  const grid = Array.from({ length: columns + 1 }, (_, i) =>
    Array.from({ length: rows + 1 }, (_, j) => at(i / columns, j / rows)),
  );
  const corners = (i: number, j: number): Four => [
    grid[i]![j]!,
    grid[i + 1]![j]!,
    grid[i + 1]![j + 1]!,
    grid[i]![j + 1]!,
  ];
  const across = grid.slice(1).map((_column, i) =>
    Array.from({ length: rows }, (_, j) => {
      const [a, b, c, d] = corners(i, j);
      return cross(sub(c, a), sub(d, b));
    }),
  );
  return across.flatMap((column, i) =>
    column.map((area, j): Facet => {
      const normal = unit(area);
      const bend = (di: number, dj: number): Vec => {
        const around = [across[i]?.[j + dj], across[i + di]?.[j], across[i + di]?.[j + dj]];
        const smooth = around.filter((other) => other && dot(unit(other), normal) > CREASE);
        return unit((smooth as Vec[]).reduce(add, area));
      };
      const paint = colour?.((i + 0.5) / columns, (j + 0.5) / rows);
      return {
        corners: corners(i, j),
        normal,
        bends: [bend(-1, -1), bend(1, -1), bend(1, 1), bend(-1, 1)],
        ...(paint && { colour: paint }),
      };
    }),
  );
}

export function faceOutward(facets: readonly Facet[]): Facet[] {
  const heart = middle(facets.map((facet) => middle(facet.corners)));
  return facets.map((facet) =>
    dot(facet.normal, sub(middle(facet.corners), heart)) < 0 ? flip(facet) : facet,
  );
}

export const faceViewer = (facets: readonly Facet[]): Facet[] =>
  facets.map((facet) => (facesEye(facet) ? facet : flip(facet)));

export const flip = (facet: Facet): Facet => redirect(facet, (normal) => times(normal, -1));

export const redirect = (facet: Facet, to: (normal: Vec) => Vec): Facet => ({
  ...facet,
  normal: to(facet.normal),
  bends: four(facet.bends, to),
});

const four = ([a, b, c, d]: Four, to: (vec: Vec) => Vec): Four => [to(a), to(b), to(c), to(d)];

const facesEye = ({ corners, normal }: Facet): boolean =>
  dot(normal, sub(EYE, middle(corners))) > 0;

export const turn = (
  facets: readonly Facet[],
  about: readonly [number, number],
  angle: number,
): Facet[] =>
  facets.map((facet) => ({
    ...redirect(facet, (normal) => turnPoint(normal, [0, 0], angle)),
    corners: four(facet.corners, (corner) => turnPoint(corner, about, angle)),
  }));

/** Painter's algorithm with back-face culling. */
export function draw(facets: readonly Facet[], colour: string, light: Light): string {
  const distance = (facet: Facet): number => Math.hypot(...sub(middle(facet.corners), EYE));
  const paths = facets
    .filter(facesEye)
    .map((facet) => ({ facet, far: distance(facet) }))
    .sort((a, b) => b.far - a.far)
    .map(({ facet }) => shade(facet, colour, light));
  return `<g stroke-width=".5" stroke-linejoin="round">${paths.join('')}</g>`;
}
