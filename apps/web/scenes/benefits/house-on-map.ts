import { dots, outline } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { faceViewer, surface } from '../mesh.ts';
import { lying } from '../planes.ts';
import type { Vec } from '../vector.ts';
import { TABLE, toyHouse, toyTree } from './toys.ts';

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
