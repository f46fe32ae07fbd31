import { dots, outline } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { faceViewer, surface, faceOutward, turn } from '../mesh.ts';
import { lying, standing } from '../planes.ts';
import type { Vec } from '../vector.ts';
import { mix } from '../colour.ts';
import type { Facet } from '../facet.ts';
import { contact } from '../shadow.ts';
import { block, lathe } from '../shapes.ts';

/** On the folded map: `u` across and `v` toward the viewer, both 0–1. */
const at = (u: number, v: number): Vec => [
  -0.44 + 0.86 * u,
  TABLE + 0.012 * Math.abs(((u * 4 + 1) % 2) - 1),
  3.22 + 0.54 * v,
];

const onMap = (text: string): Vec[] => dots(text).map(([u, v]) => at(u, v));

export function houseOnMap(ink: Ink): string {
  const shade = ink.patch(lying(-0.4, 0.5, 3.24, 3.8, TABLE), '#2a2619', 'opacity=".28"');
  const [wood, white, red] = [
    { wall: '#dcb37a', roof: '#7a5332' },
    { wall: '#f1e9d8', roof: '#5f7f70' },
    { wall: '#b5573a', roof: '#4a3029' },
  ];
  return (
    ink.blur(7, shade) +
    map(ink) +
    toyTree(ink, -0.12, 3.32, 0.11) +
    toyHouse(ink, { x: 0.26, z: 3.36, width: 0.12, angle: -0.3, ...white }) +
    toyTree(ink, 0.37, 3.42, 0.09) +
    toyHouse(ink, { x: -0.2, z: 3.48, width: 0.11, angle: 0.5, ...wood }) +
    toyHouse(ink, { x: 0.04, z: 3.55, width: 0.17, angle: 0.4, ...red }) +
    toyTree(ink, 0.23, 3.6, 0.13)
  );
}

function map(ink: Ink): string {
  const road = (text: string, width: number): string =>
    `<path d="${outline(onMap(text)).slice(0, -1)}" fill="none" stroke="#fffdf6" stroke-width="${width}" stroke-linejoin="round"/>`;
  const edge = onMap('0 0, .25 0, .5 0, .75 0, 1 0, 1 1, .75 1, .5 1, .25 1, 0 1');
  const print =
    ink.patch(onMap('0 0, .3 0, .22 .24, .3 .46, .16 .7, .2 1, 0 1'), '#a3c0c2') +
    ink.patch(onMap('.62 0, 1 0, 1 .34, .74 .4'), '#b9cc9c') +
    ink.patch(onMap('.34 .66, .54 .6, .6 1, .36 1'), '#c8d6ab') +
    road('.28 .1, .5 .36, .9 .62, 1 .9', 7) +
    road('.26 .6, .5 .36, .58 0', 5) +
    road('.62 1, .66 .5, .96 .3', 5);
  const crease = (u: number): string =>
    ink.patch([at(u - 0.03, 0), at(u, 0), at(u, 1), at(u - 0.03, 1)], '#2a2619', 'opacity=".1"');
  return (
    ink.solid(faceViewer(surface(at, [16, 1])), '#f6eedb') +
    ink.clip(outline(edge), print) +
    [0.25, 0.5, 0.75].map(crease).join('')
  );
}

const TABLE = -0.3;

function toyTree(ink: Ink, x: number, z: number, height: number): string {
  const trunk = `.008 0, .008 ${height * 0.2}`;
  const crown = `${height * 0.3} ${height * 0.2}, 0 ${height}`;
  const tree = lathe([x, TABLE, z], dots(`${trunk}, ${crown}`), 40);
  return fallen(ink, x, z, height * 0.36, height) + ink.solid(tree, '#47775a');
}

interface ToyHouse {
  x: number;
  z: number;
  width: number;
  wall: string;
  roof: string;
  angle: number;
}

function toyHouse(ink: Ink, { x, z, width, wall, roof, angle }: ToyHouse): string {
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
