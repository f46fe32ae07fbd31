import { dots } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Facet } from '../facet.ts';
import type { Ink } from '../ink.ts';
import { faceOutward, faceViewer, surface, turn } from '../mesh.ts';
import { standing } from '../planes.ts';
import { contact } from '../shadow.ts';
import { block, lathe } from '../shapes.ts';
import type { Vec } from '../vector.ts';

/** Low, so that the viewer looks down at it. */
export const TABLE = -0.3;

export function toyTree(ink: Ink, x: number, z: number, height: number): string {
  const trunk = `.008 0, .008 ${height * 0.2}`;
  const crown = `${height * 0.3} ${height * 0.2}, 0 ${height}`;
  const tree = lathe([x, TABLE, z], dots(`${trunk}, ${crown}`), 40);
  return fallen(ink, x, z, height * 0.36, height) + ink.solid(tree, '#47775a');
}

export interface ToyHouse {
  x: number;
  z: number;
  width: number;
  wall: string;
  roof: string;
  angle: number;
}

export function toyHouse(ink: Ink, { x, z, width, wall, roof, angle }: ToyHouse): string {
  const [w, d] = [width / 2, width * 0.42];
  const eaves = TABLE + width * 0.62;
  const peak = eaves + width * 0.5;
  const place = (facets: Facet[]): Facet[] => turn(facets, [x, z], angle);
  const end = (at: number): Facet[] =>
    quad([at, eaves, z - d], [at, eaves, z + d], [at, peak, z], [at, peak, z]);
  const body = [
    ...block([x - w, TABLE, z - d], [x + w, eaves, z + d]),
    ...end(x - w),
    ...end(x + w),
  ];
  const lip = width * 0.06;
  const slope = (side: 1 | -1): Facet[] => {
    const [low, foot] = [eaves - lip, z + side * (d + lip)];
    const [from, to] = [x - w - lip, x + w + lip];
    return quad([from, low, foot], [to, low, foot], [to, peak, z], [from, peak, z]);
  };
  const hole = (from: number, to: number, low: number, high: number): Facet[] => {
    const [x0, x1, y0, y1] = [from, to, low, high].map((share) => share * width) as [
      number,
      number,
      number,
      number,
    ];
    const [a, b, c, e] = standing(x + x0, x + x1, TABLE + y0, TABLE + y1, z + d + 0.001);
    return quad(a!, b!, c!, e!);
  };
  const glass = [...hole(-0.36, -0.18, 0.24, 0.46), ...hole(0.18, 0.36, 0.24, 0.46)];
  return (
    fallen(ink, x, z, width * 0.7, width) +
    ink.solid(faceOutward(place(body)), wall, 'wood') +
    ink.solid(faceViewer(place(glass)), mix(wall, '#fff6dd', 0.8)) +
    ink.solid(faceViewer(place(hole(-0.08, 0.09, 0, 0.42))), mix(roof, '#10211c', 0.3)) +
    ink.solid(faceOutward(place([...slope(1), ...slope(-1)])), roof, 'wood')
  );
}

const quad = (a: Vec, b: Vec, c: Vec, d: Vec): Facet[] =>
  surface((u, v) => (u === 0 ? (v === 0 ? a : d) : v === 0 ? b : c), [1, 1]);

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
