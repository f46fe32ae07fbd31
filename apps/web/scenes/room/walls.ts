import { project } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import type { Vec } from '../vector.ts';
import { BACK, ROOM, sideWall } from './size.ts';

/** The colours of a room's shell. */
export interface Shell {
  wall: string;
  ceiling: string;
  trim: string;
}

/** Walls and ceiling, darker where they meet, with skirting and a small cornice. */
export function walls(ink: Ink, { wall, ceiling, trim }: Shell): string {
  const { left, right, height, front } = ROOM;
  const [[x0, top], [x1, bottom]] = [project([left, height, 0]), project([right, 0, 0])];
  const dark = mix(wall, '#1d2018', 0.34);
  const across = ink.gradient(
    [
      [0, mix(wall, dark, 0.35)],
      [0.3, wall],
      [0.62, mix(wall, '#fff6dc', 0.1)],
      [1, mix(wall, dark, 0.45)],
    ],
    [x0, 0],
    [x1, 0],
  );
  const fade = ink.gradient(
    [
      [0, mix(wall, dark, 0.5)],
      [1, mix(wall, dark, 0.85)],
    ],
    [0, 0],
    [x0, 0],
  );
  const bright = ink.gradient(
    [
      [0, mix(wall, dark, 0.3)],
      [1, mix(wall, '#fff6dc', 0.22)],
    ],
    [x1, 0],
    [1440, 0],
  );
  const overhead: Vec[] = [
    [left, height, 0],
    [right, height, 0],
    [right, height, front],
    [left, height, front],
  ];
  const shell =
    ink.patch(BACK, across) +
    ink.patch(sideWall(left), fade) +
    ink.patch(sideWall(right), bright) +
    ink.patch(
      overhead,
      ink.gradient(
        [
          [0, mix(ceiling, dark, 0.16)],
          [1, ceiling],
        ],
        [0, top],
        [0, top - 200],
      ),
    );
  const corner = (from: number, to: number, opacity: number): string =>
    `<rect x="${Math.min(from, to)}" y="${top}" width="${Math.abs(to - from)}" height="${bottom - top}" fill="${ink.gradient(
      [
        [0, dark, opacity],
        [0.4, dark, opacity * 0.35],
        [1, dark, 0],
      ],
      [from, 0],
      [to, 0],
    )}"/>`;
  const level = (from: number, to: number, opacity: number): string =>
    `<rect x="${x0}" y="${Math.min(from, to)}" width="${x1 - x0}" height="${Math.abs(to - from)}" fill="${ink.gradient(
      [
        [0, dark, opacity],
        [1, dark, 0],
      ],
      [0, from],
      [0, to],
    )}"/>`;
  return (
    ink.texture('plaster', shell) +
    corner(x0, x0 + 170, 0.55) +
    corner(x1, x1 - 140, 0.4) +
    level(top, top + 80, 0.3) +
    level(bottom, bottom - 90, 0.34) +
    trims(ink, trim)
  );
}

function trims(ink: Ink, trim: string): string {
  const { left, right, height, front } = ROOM;
  const shade = mix(trim, '#5d604f', 0.4);
  const board = (y0: number, y1: number, light: string): string =>
    ink.patch(
      [
        [left, y0, 0.02],
        [right, y0, 0.02],
        [right, y1, 0.02],
        [left, y1, 0.02],
      ],
      ink.gradient(
        [
          [0, shade],
          [0.4, light],
          [1, mix(light, shade, 0.6)],
        ],
        project([left, 0, 0]),
        project([right, 0, 0]),
      ),
    ) +
    ink.patch(
      [
        [left, y0, 0],
        [left, y1, 0],
        [left, y1, front],
        [left, y0, front],
      ],
      shade,
    ) +
    ink.patch(
      [
        [right, y0, 0],
        [right, y1, 0],
        [right, y1, front],
        [right, y0, front],
      ],
      light,
    );
  const [[, lip]] = [project([0, 0.14, 0.02])];
  return (
    board(0, 0.14, trim) +
    `<path d="M${project([left, 0.14, 0])[0]} ${lip}H${project([right, 0.14, 0])[0]}" stroke="#fffdf4" stroke-opacity=".5" stroke-width="1.4"/>` +
    board(height - 0.07, height, mix(trim, '#ffffff', 0.25))
  );
}
