import { EYE, outline } from './camera.ts';
import type { Light } from './light.ts';
import { cross, dot, middle, sub, turnPoint, unit, type Vec } from './vector.ts';

/** A small flat piece of a surface, with the way it faces and an own colour where it has one. */
export interface Facet {
  corners: readonly Vec[];
  normal: Vec;
  colour?: string;
}

/** A surface over (u, v) in 0–1, cut into facets. `colour` may paint a pattern on it. */
export function surface(
  at: (u: number, v: number) => Vec,
  [columns, rows]: readonly [number, number],
  colour?: (u: number, v: number) => string | undefined,
): Facet[] {
  const grid = Array.from({ length: columns + 1 }, (_, i) =>
    Array.from({ length: rows + 1 }, (_, j) => at(i / columns, j / rows)),
  );
  const facets: Facet[] = [];
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const corners = [grid[i]![j]!, grid[i + 1]![j]!, grid[i + 1]![j + 1]!, grid[i]![j + 1]!];
      const normal = unit(cross(sub(corners[2]!, corners[0]!), sub(corners[3]!, corners[1]!)));
      const paint = colour?.((i + 0.5) / columns, (j + 0.5) / rows);
      facets.push({ corners, normal, ...(paint && { colour: paint }) });
    }
  return facets;
}

/** Lets every facet of a closed, bulging shape face away from its middle. */
export function faceOutward(facets: readonly Facet[]): Facet[] {
  const heart = middle(facets.map((facet) => middle(facet.corners)));
  return facets.map((facet) =>
    dot(facet.normal, sub(middle(facet.corners), heart)) < 0 ? flip(facet) : facet,
  );
}

/** Lets every facet of thin cloth or a leaf face the viewer. */
export const faceViewer = (facets: readonly Facet[]): Facet[] =>
  facets.map((facet) => (facesEye(facet) ? facet : flip(facet)));

const flip = (facet: Facet): Facet => ({
  ...facet,
  normal: [-facet.normal[0], -facet.normal[1], -facet.normal[2]],
});

const facesEye = ({ corners, normal }: Facet): boolean =>
  dot(normal, sub(EYE, middle(corners))) > 0;

/** Turns a whole shape about a vertical axis. */
export const turn = (
  facets: readonly Facet[],
  about: readonly [number, number],
  angle: number,
): Facet[] =>
  facets.map((facet) => ({
    ...facet,
    corners: facet.corners.map((corner) => turnPoint(corner, about, angle)),
    normal: turnPoint(facet.normal, [0, 0], angle),
  }));

/** Draws a shape: what faces the eye, far parts first, each facet in its light. */
export function draw(facets: readonly Facet[], colour: string, light: Light): string {
  const distance = (facet: Facet): number => Math.hypot(...sub(middle(facet.corners), EYE));
  const paths = facets
    .filter(facesEye)
    .map((facet) => ({ facet, far: distance(facet) }))
    .sort((a, b) => b.far - a.far)
    .map(({ facet }) => {
      const fill = light(facet.colour ?? colour, facet.normal, middle(facet.corners));
      return `<path d="${outline(facet.corners)}" fill="${fill}" stroke="${fill}"/>`;
    });
  return `<g stroke-width=".8" stroke-linejoin="round">${paths.join('')}</g>`;
}
