import { outline, project, line } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { sideways, standing } from '../planes.ts';
import type { Vec } from '../vector.ts';
import { random } from '../random.ts';
import { faceViewer, surface } from '../mesh.ts';
import { wallShadow } from '../shadow.ts';
import { BACK_WALL, ROOM, CEILING } from './size.ts';

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

const AT = -1.28;

/** Each stain: offset, half width, extent down the wall, edge darkness. */
const TIDES = [
  [0, 0.6, 0.36, 0.26],
  [0.12, 0.4, 0.24, 0.16],
  [0.02, 0.26, 0.15, 0],
] as const;

/** Each run: offset, length, width. */
const RUNS = [
  [-0.33, 0.3, 0.014],
  [-0.1, 0.72, 0.02],
  [0.16, 0.42, 0.013],
  [0.24, 0.2, 0.011],
  [0.4, 0.5, 0.016],
] as const;

function leak(ink: Ink): string {
  const stain = (place: (dx: number, dy: number) => Vec): string =>
    TIDES.map(([dx, wide, high, edge], n) => {
      const shape = line(rim(n + 2).map(([x, y]) => project(place(dx + x * wide, y * high)))) + 'Z';
      const fill = ink.blur(2.5, `<path d="${shape}" fill="#8a6a30" fill-opacity=".17"/>`);
      const rimmed = `<path d="${shape}" fill="none" stroke="#6b4f22" stroke-width="3" stroke-opacity="${edge}"/>`;
      return fill + ink.blur(1.7, rimmed);
    }).join('');
  return (
    ink.clip(
      outline(BACK_WALL),
      stain((dx, dy) => [AT + dx, ROOM.height - dy, 0]) +
        ink.blur(1.2, RUNS.map((drop) => run(ink, drop)).join('')),
    ) +
    ink.clip(
      outline(CEILING),
      stain((dx, dy) => [AT + dx, ROOM.height, dy * 1.2]),
    )
  );
}

function rim(seed: number): [number, number][] {
  const next = random(seed * 131);
  const waves = Array.from({ length: 12 }, (_, k) => [
    next() * 7,
    (0.15 * next()) / (1 + k * 0.25),
  ]);
  return Array.from({ length: 180 }, (_, i) => {
    const angle = (i / 90) * Math.PI;
    const r = waves.reduce((sum, [at, by], k) => sum + by! * Math.sin(angle * (k + 2) + at!), 1);
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

function run(ink: Ink, [aside, long, wide]: (typeof RUNS)[number]): string {
  const [x, from] = [AT + aside, 2.44];
  const to = from - long;
  const [top, foot] = [project([x, from, 0]), project([x, to, 0])];
  const dirt = '#6f5326';
  const fade = `0 ${dirt} 0, .15 ${dirt} .3, .8 ${dirt} .14, .97 ${dirt} .34, 1 ${dirt} .3`;
  return ink.patch(
    [
      [x - wide / 2, from, 0],
      [x + wide / 2, from, 0],
      [x + wide * 0.7, to + 0.02, 0],
      [x + wide * 0.3, to, 0],
      [x - wide * 0.1, to + 0.02, 0],
    ],
    ink.gradient(fade, top, foot),
  );
}

/** Seams of the loose length of paper, and the heights at which it still holds. */
const [LEFT, RIGHT, LOW, HIGH] = [-2.38, -1.86, 1.8, 2.2];
const BEND = 0.045;
const [AWAY, DOWN] = [
  [-0.61, 0.79],
  [0.42, -0.91],
] as const;

const fold = (u: number): Vec => [
  LEFT + (RIGHT - LEFT) * u,
  LOW + (HIGH - LOW) * u - 0.05 * Math.sin(u * Math.PI),
  0.004,
];

function tornPaper(ink: Ink, wall: string): string {
  const next = random(29);
  const tear = Array.from({ length: 41 }, (_, i) => {
    const u = i / 40;
    const ragged = (next() - 0.5) * 0.024 + 0.02 * Math.sin(u * 17);
    return Math.min(ROOM.height - 0.07, 2.47 + 0.3 * (u - 0.35) ** 2 + ragged);
  });
  const bare = (lift: number): Vec[] => [
    ...tear.map((y, i): Vec => [fold(i / 40)[0], y + lift * (0.4 + next()), 0]),
    ...[1, 0.75, 0.5, 0.25, 0].map(fold),
  ];
  const [fibre, back] = [mix(wall, '#f6f0e2', 0.75), mix(wall, '#e8dcc0', 0.3)];
  const flap = surface(
    (u, v) => {
      const [x, y, z] = fold(u);
      const long = (tear[Math.round(u * 40)]! - y) * (1.06 - 0.3 * u);
      const over = Math.min(v * long, Math.PI * BEND);
      const hang = v * long - over;
      const curl = Math.max(0, v - 0.55) ** 2 * (0.7 - 0.5 * u);
      const rise = BEND * Math.sin(over / BEND);
      return [
        x + AWAY[0] * rise + DOWN[0] * hang - 0.2 * curl,
        y + AWAY[1] * rise + DOWN[1] * hang + 0.2 * curl,
        z + BEND * (1 - Math.cos(over / BEND)) + curl + 0.015 * v * Math.sin(u * 7),
      ];
    },
    [40, 30],
    (u, v) => {
      const stripe = (u * 2) % 1 < 0.34 ? 0.2 : 0;
      return v > 0.975 ? fibre : mix(back, '#7d6748', stripe);
    },
  );
  return (
    ink.patch(bare(0.03), fibre) +
    ink.texture('plaster', ink.texture('clay', ink.patch(bare(0), '#aaa496'))) +
    wallShadow(ink, flap, 0.22, 4) +
    ink.solid(faceViewer(flap), back)
  );
}
