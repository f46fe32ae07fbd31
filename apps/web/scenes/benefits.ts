import { outline, project } from './camera.ts';
import { mix } from './colour.ts';
import { armchair } from './furniture/armchair.ts';
import { easyChair, pouf, spindleChair } from './furniture/chairs.ts';
import { framed, TWIG } from './furniture/pictures.ts';
import { palm } from './furniture/plants.ts';
import type { Ink } from './ink.ts';
import { faceOutward, faceViewer, surface, turn, type Facet } from './mesh.ts';
import { contact } from './shadow.ts';
import { block, lathe } from './shapes.ts';
import type { Vec } from './vector.ts';

/** Several offers to compare: three chairs by three hands. */
export const threeChairs = (ink: Ink): string =>
  spindleChair(ink, -0.86, 0.3, 0.35) +
  armchair(ink, 0.02, 0.3, 0.12, '#bd7046') +
  easyChair(ink, 0.94, 0.3, -0.5);

const TABLE = -0.3;

/** Stylists where you sell: a small wooden town standing on a map. */
export function houseOnMap(ink: Ink): string {
  const at = (u: number, v: number): Vec => [
    -0.44 + 0.86 * u,
    TABLE + 0.012 * Math.abs(((u * 4 + 1) % 2) - 1),
    3.22 + 0.54 * v,
  ];
  const area = (points: readonly (readonly [number, number])[], fill: string): string =>
    ink.patch(
      points.map(([u, v]) => at(u, v)),
      fill,
    );
  const road = (points: readonly (readonly [number, number])[], width: number): string =>
    `<path d="${outline(points.map(([u, v]) => at(u, v))).slice(0, -1)}" fill="none" stroke="#fffdf6" stroke-width="${width}" stroke-linejoin="round"/>`;
  const folded = surface(at, [16, 1]);
  const map =
    ink.solid(faceViewer(folded), '#ece3cd') +
    ink.clip(
      outline([
        at(0, 0),
        at(0.25, 0),
        at(0.5, 0),
        at(0.75, 0),
        at(1, 0),
        at(1, 1),
        at(0.75, 1),
        at(0.5, 1),
        at(0.25, 1),
        at(0, 1),
      ]),
      area(
        [
          [0, 0],
          [0.3, 0],
          [0.22, 0.24],
          [0.3, 0.46],
          [0.16, 0.7],
          [0.2, 1],
          [0, 1],
        ],
        '#a9c0bf',
      ) +
        area(
          [
            [0.62, 0],
            [1, 0],
            [1, 0.34],
            [0.74, 0.4],
          ],
          '#bccaa4',
        ) +
        area(
          [
            [0.34, 0.66],
            [0.54, 0.6],
            [0.6, 1],
            [0.36, 1],
          ],
          '#c9d3b2',
        ) +
        road(
          [
            [0.28, 0.1],
            [0.5, 0.36],
            [0.9, 0.62],
            [1, 0.9],
          ],
          7,
        ) +
        road(
          [
            [0.26, 0.6],
            [0.5, 0.36],
            [0.58, 0],
          ],
          5,
        ) +
        road(
          [
            [0.62, 1],
            [0.66, 0.5],
            [0.96, 0.3],
          ],
          5,
        ),
    );
  return (
    ink.blur(
      7,
      ink.patch(
        [
          [-0.4, TABLE, 3.24],
          [0.5, TABLE, 3.24],
          [0.5, TABLE, 3.8],
          [-0.4, TABLE, 3.8],
        ],
        '#2a2619',
        'opacity=".28"',
      ),
    ) +
    map +
    cone(ink, -0.12, 3.32, 0.11) +
    house(ink, 0.26, 3.36, 0.11, '#efe6d2', '#6f8378', -0.3) +
    cone(ink, 0.36, 3.42, 0.09) +
    house(ink, -0.2, 3.48, 0.1, '#d9b27a', '#7a5332', 0.5) +
    house(ink, 0.04, 3.55, 0.15, '#b5573a', '#4a3029', 0.4) +
    cone(ink, 0.22, 3.6, 0.13)
  );
}

/** A turned toy tree. */
const cone = (ink: Ink, x: number, z: number, height: number): string =>
  fallen(ink, x, z, height * 0.36, height) +
  ink.solid(
    lathe(
      [x, TABLE, z],
      [
        [0.008, 0],
        [0.008, height * 0.2],
        [height * 0.3, height * 0.2],
        [0, height],
      ],
      28,
    ),
    '#3f6b51',
    'clay',
  );

/** A toy house: a painted block with a pitched roof. */
function house(
  ink: Ink,
  x: number,
  z: number,
  width: number,
  wall: string,
  roof: string,
  angle: number,
): string {
  const [w, d, h] = [width / 2, width * 0.42, width * 0.62];
  const [y, peak] = [TABLE + h, TABLE + h + width * 0.5];
  const face = (...corners: Vec[]): Facet[] => [...triangleOrQuad(corners)];
  const place = (facets: Facet[]): Facet[] => turn(facets, [x, z], angle);
  const walls = faceOutward([
    ...block([x - w, TABLE, z - d], [x + w, y, z + d]),
    ...face([x - w, y, z - d], [x - w, y, z + d], [x - w, peak, z], [x - w, peak, z]),
    ...face([x + w, y, z - d], [x + w, y, z + d], [x + w, peak, z], [x + w, peak, z]),
  ]);
  const eave = width * 0.06;
  const slope = (s: 1 | -1): Facet[] =>
    face(
      [x - w - eave, y - eave, z + s * (d + eave)],
      [x + w + eave, y - eave, z + s * (d + eave)],
      [x + w + eave, peak, z],
      [x - w - eave, peak, z],
    );
  const pane = (dx: number, low: number, wide: number, tall: number): Facet[] =>
    face(
      [x + dx * width, TABLE + low * width, z + d + 0.001],
      [x + (dx + wide) * width, TABLE + low * width, z + d + 0.001],
      [x + (dx + wide) * width, TABLE + (low + tall) * width, z + d + 0.001],
      [x + dx * width, TABLE + (low + tall) * width, z + d + 0.001],
    );
  return (
    fallen(ink, x, z, width * 0.7, width) +
    ink.solid(place(walls), wall, 'wood') +
    ink.solid(
      faceViewer(place([...pane(-0.36, 0.24, 0.18, 0.22), ...pane(0.18, 0.24, 0.18, 0.22)])),
      mix(wall, '#fff6dd', 0.75),
    ) +
    ink.solid(faceViewer(place(pane(-0.08, 0, 0.17, 0.42))), mix(roof, '#10211c', 0.3)) +
    ink.solid(faceOutward(place([...slope(1), ...slope(-1)])), roof, 'wood')
  );
}

const triangleOrQuad = ([a, b, c, d]: Vec[]): Facet[] =>
  surface((u, v) => (u === 0 ? (v === 0 ? a! : d!) : v === 0 ? b! : c!), [1, 1]);

/** The shadow of a toy on the table. */
function fallen(ink: Ink, x: number, z: number, width: number, height: number): string {
  const shadow: Vec[] = [
    [x - width / 2, TABLE, z],
    [x + height, TABLE, z - height * 0.5],
    [x + height * 1.1 + width / 2, TABLE, z - height * 0.3],
    [x + width / 2, TABLE, z + width * 0.35],
  ];
  return (
    ink.blur(3, ink.patch(shadow, '#2a2619', 'opacity=".34"')) +
    contact(ink, [x, TABLE, z], width * 0.6, width * 0.4, 0.4)
  );
}

/** Free and without strings: a door that stands ajar, and light coming in. */
export function doorAjar(ink: Ink): string {
  const [x0, x1, top] = [-0.46, 0.46, 2.02];
  const sheet = (a: number, b: number, y0: number, y1: number, z = 0): Vec[] => [
    [a, y0, z],
    [b, y0, z],
    [b, y1, z],
    [a, y1, z],
  ];
  const leaf = turn(block([x0, 0.01, 0], [x1 - 0.02, top - 0.01, 0.05]), [x0, 0.02], -1.0);
  const panel = (y0: number, y1: number): Facet[] =>
    turn(block([x0 + 0.14, y0, 0.05], [x1 - 0.18, y1, 0.056]), [x0, 0.02], -1.0);
  const beam: Vec[] = [
    [x0 + 0.08, 0, 0.02],
    [x1, 0, 0.02],
    [x1 + 1.5, 0, 1.7],
    [x0 + 0.9, 0, 1.7],
  ];
  const [, threshold] = project([0, 0, 0]);
  const [, near] = project([0, 0, 1.7]);
  return (
    ink.patch(sheet(x0 - 0.1, x1 + 0.1, 0, top + 0.1, -0.01), '#e2dccb') +
    ink.patch(sheet(x0 - 0.07, x1 + 0.07, 0, top + 0.07), '#f7f3e9') +
    ink.patch(
      sheet(x0, x1, 0, top),
      ink.gradient(
        [
          [0, '#cfe0e3'],
          [0.45, '#fff1cf'],
          [1, '#ffdc98'],
        ],
        project([0, top, 0]),
        project([0, 0, 0]),
      ),
    ) +
    ink.clip(
      outline(sheet(x0, x1, 0, top)),
      ink.patch(
        [
          [x0, 0.62, 0],
          [-0.1, 0.86, 0],
          [0.16, 0.7, 0],
          [x1, 0.92, 0],
          [x1, 0, 0],
          [x0, 0, 0],
        ],
        '#9cb9a8',
      ) +
        ink.patch(
          [
            [x0, 0.34, 0],
            [0.1, 0.5, 0],
            [x1, 0.4, 0],
            [x1, 0, 0],
            [x0, 0, 0],
          ],
          '#6f9480',
        ),
    ) +
    ink.blur(
      3,
      ink.patch(
        beam,
        ink.gradient(
          [
            [0, '#ffd98c', 0.95],
            [1, '#ffe9bd', 0.1],
          ],
          [0, threshold],
          [0, near],
        ),
      ),
    ) +
    contact(ink, [-0.22, 0, 0.4], 0.3, 0.2, 0.4) +
    ink.solid(leaf, '#275443', 'wood') +
    ink.solid([...panel(0.16, 0.86), ...panel(1.0, 1.86)], '#2f6450', 'wood') +
    framed(ink, TWIG, 1.1, 1.5, 0.46, '#b98a55') +
    pouf(ink, 1.16, 0.3, '#c98f45') +
    palm(ink, -1.45, 0.2, 1.35)
  );
}
