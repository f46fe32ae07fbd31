import { line, outline, project } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { sideways, standing } from '../planes.ts';
import type { Vec } from '../vector.ts';
import { BACK_WALL, ROOM } from './size.ts';

/** Where pictures hung for decades: [left, right, low, high] in metres on the back wall. */
const GHOSTS: readonly (readonly [number, number, number, number])[] = [
  [-3.02, -2.42, 1.32, 2.06],
  [-2.16, -1.56, 1.5, 1.96],
  [-0.3, 0.75, 1.32, 2.06],
  [1.02, 1.5, 1.42, 2.0],
];

/** Striped wallpaper from another decade: yellowed, stained, loose at a seam, paler where pictures hung. */
export function oldWallpaper(ink: Ink, wall: string): string {
  return (
    stripes(ink, wall) +
    ink.clip(outline(BACK_WALL), stains(ink)) +
    GHOSTS.map((ghost) => pictureGhost(ink, wall, ghost)).join('') +
    looseSeam(ink, wall)
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
  const blot = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    colour: string,
    opacity: number,
  ): string => {
    const [cx, cy] = project([x, y, 0]);
    return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${opacity}"/>`;
  };
  return (
    ink.blur(
      13,
      blot(-2.3, 0.5, 130, 46, '#5f5238', 0.38) +
        blot(1.2, 0.45, 240, 40, '#5f5238', 0.3) +
        blot(2.8, 0.7, 90, 60, '#5f5238', 0.3),
    ) +
    ink.blur(
      5,
      blot(-1.5, 2.66, 74, 50, '#7a6032', 0.42) + blot(-1.36, 2.52, 40, 46, '#7a6032', 0.34),
    ) +
    ink.blur(
      1.4,
      `<g fill="none" stroke="#6b5228" stroke-width="2" stroke-opacity=".3">${ring(-1.46, 2.66, 84)}${ring(-1.4, 2.68, 58)}</g>`,
    )
  );
}

/** The dried edge of a leak: round, but never quite. */
function ring(x: number, y: number, radius: number): string {
  const [cx, cy] = project([x, y, 0]);
  const edge = Array.from({ length: 60 }, (_, i) => {
    const angle = (i / 30) * Math.PI;
    const r = radius * (1 + 0.06 * Math.sin(angle * 3 + radius) + 0.05 * Math.sin(angle * 5 + 1));
    return [cx + r * Math.cos(angle), cy + r * 0.8 * Math.sin(angle)] as const;
  });
  return `<path d="${line(edge)}Z"/>`;
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

/** A length of paper that has let go at the top and hangs forward over itself, its back to us. */
function looseSeam(ink: Ink, wall: string): string {
  const [x, y] = project([-2.32, ROOM.height - 0.07, 0]);
  const at = (path: string, fill: string, opacity = 1): string =>
    `<path transform="translate(${x} ${y})" d="${path}" fill="${fill}" opacity="${opacity}"/>`;
  const paper = mix(wall, '#efe8d8', 0.6);
  const shade = `0 ${mix(paper, '#4d432f', 0.34)}, .18 ${paper}, .8 ${paper}, 1 ${mix(paper, '#4d432f', 0.3)}`;
  return (
    at('M1 0H40V52L1 60Z', mix(wall, '#d8d3c6', 0.85)) +
    at('M1 0H40V9Q20 14 1 8Z', '#4d432f', 0.22) +
    ink.blur(3, at('M6 58L46 54L50 112Q30 124 10 112Z', '#2a2317', 0.42)) +
    at(
      'M-1 60Q20 47 42 51Q46 80 45 102Q38 112 31 103Q18 97 7 108Q0 110 2 100Q1 80 -1 60Z',
      ink.gradient(shade, [0, 50], [0, 108]),
    ) +
    at('M7 108Q18 97 31 103Q38 112 45 102L44 94Q36 101 30 96Q17 91 4 100Z', '#6b5d42', 0.35)
  );
}
