import { outline, project } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { sideways, standing } from '../planes.ts';
import type { Vec } from '../vector.ts';
import { BACK_WALL, ROOM } from './size.ts';
import { leak } from './leak.ts';
import { tornPaper } from './torn-paper.ts';

/** Pale areas of former pictures: [left, right, low, high] in metres on the back wall. */
const GHOSTS: readonly (readonly [number, number, number, number])[] = [
  [-3.02, -2.42, 1.32, 2.06],
  [-1.92, -1.42, 1.24, 1.66],
  [-0.3, 0.75, 1.32, 2.06],
  [1.02, 1.5, 1.42, 2.0],
];

export function oldWallpaper(ink: Ink, wall: string): string {
  return (
    stripes(ink, wall) +
    ink.clip(outline(BACK_WALL), stains(ink)) +
    GHOSTS.map((ghost) => pictureGhost(ink, wall, ghost)).join('') +
    leak(ink) +
    tornPaper(ink, wall)
  );
}

function stripes(ink: Ink, wall: string): string {
  const [dark, light] = [mix(wall, '#7d6748', 0.34), mix(wall, '#f2e6c4', 0.3)];
  const [low, high] = [0.14, ROOM.height];
  let paper = '';
  for (let x = ROOM.left + 0.04; x < ROOM.right; x += 0.26) {
    paper +=
      ink.patch(standing(x, x + 0.09, low, high), dark, 'opacity=".34"') +
      ink.patch(standing(x + 0.1, x + 0.112, low, high), dark, 'opacity=".4"') +
      ink.patch(standing(x + 0.16, x + 0.19, low, high), light, 'opacity=".4"');
    for (let y = 0.3; y < high; y += 0.24) paper += sprig(x + 0.045, y, light);
  }
  for (let z = 0.06; z < ROOM.front; z += 0.26)
    for (const x of [ROOM.left, ROOM.right])
      paper += ink.patch(sideways(x, low, high, z, z + 0.09), dark, 'opacity=".26"');
  return `<g>${paper}</g>`;
}

function sprig(x: number, y: number, colour: string): string {
  const [cx, cy] = project([x, y, 0]);
  return `<path transform="translate(${cx.toFixed(1)} ${cy.toFixed(1)})" d="M0 -7q4 4 0 8q-4 -4 0 -8M0 2q5 -2 5 4q-5 0 -5 -4M0 2q-5 -2 -5 4q5 0 5 -4" fill="${colour}" opacity=".5"/>`;
}

function stains(ink: Ink): string {
  const damp = (x: number, y: number, rx: number, ry: number, opacity: number): string => {
    const [cx, cy] = project([x, y, 0]);
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#5f5238" opacity="${opacity}"/>`;
  };
  return ink.blur(
    13,
    damp(-2.3, 0.5, 130, 46, 0.38) + damp(1.2, 0.45, 240, 40, 0.3) + damp(2.8, 0.7, 90, 60, 0.3),
  );
}

function pictureGhost(
  ink: Ink,
  wall: string,
  [x0, x1, y0, y1]: readonly [number, number, number, number],
): string {
  const sheet = (inset: number): Vec[] => standing(x0 + inset, x1 - inset, y0 + inset, y1 - inset);
  const [nx, ny] = project([(x0 + x1) / 2, y1 + 0.05, 0]);
  return (
    ink.blur(4, ink.patch(sheet(-0.03), '#5b4d33', 'opacity=".13"')) +
    ink.patch(sheet(0.005), mix(wall, '#fbf1d2', 0.8), 'opacity=".5"') +
    `<circle cx="${nx}" cy="${ny}" r="2.2" fill="#3d352a"/><path d="M${nx + 1} ${ny + 2}l2 5" stroke="#3d352a" stroke-opacity=".4" stroke-width="1.5"/>`
  );
}
