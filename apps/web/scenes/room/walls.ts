import { project } from '../camera.ts';
import { mix } from '../colour.ts';
import type { Ink } from '../ink.ts';
import { sideways, standing } from '../planes.ts';
import { BACK_WALL, CEILING, ROOM, sideWall } from './size.ts';

export interface Shell {
  wall: string;
  ceiling: string;
  trim: string;
}

const [X0, TOP] = project([ROOM.left, ROOM.height, 0]);
const [X1, BOTTOM] = project([ROOM.right, 0, 0]);

export function walls(ink: Ink, { wall, ceiling, trim }: Shell): string {
  const dark = mix(wall, '#1d2018', 0.34);
  const light = mix(wall, '#fff6dc', 0.1);
  const dim = (share: number): string => mix(wall, dark, share);
  const run = (stops: string, from: number, to: number): string =>
    ink.gradient(stops, [from, 0], [to, 0]);
  const back = `0 ${dim(0.35)}, .3 ${wall}, .62 ${light}, 1 ${dim(0.45)}`;
  const left = `0 ${dim(0.5)}, 1 ${dim(0.85)}`;
  const right = `0 ${dim(0.3)}, 1 ${mix(wall, '#fff6dc', 0.22)}`;
  const above = `0 ${mix(ceiling, dark, 0.16)}, 1 ${ceiling}`;
  const shell =
    ink.patch(BACK_WALL, run(back, X0, X1)) +
    ink.patch(sideWall(ROOM.left), run(left, 0, X0)) +
    ink.patch(sideWall(ROOM.right), run(right, X1, 1440)) +
    ink.patch(CEILING, ink.gradient(above, [0, TOP], [0, TOP - 200]));
  return ink.texture('plaster', shell) + corners(ink, dark) + trims(ink, trim);
}

function corners(ink: Ink, dark: string): string {
  const fade = (opacity: number): string =>
    `0 ${dark} ${opacity}, .4 ${dark} ${opacity * 0.35}, 1 ${dark} 0`;
  return (
    ink.patch(BACK_WALL, ink.gradient(fade(0.55), [X0, 0], [X0 + 170, 0])) +
    ink.patch(BACK_WALL, ink.gradient(fade(0.4), [X1, 0], [X1 - 140, 0])) +
    ink.patch(BACK_WALL, ink.gradient(fade(0.3), [0, TOP], [0, TOP + 90])) +
    ink.patch(BACK_WALL, ink.gradient(fade(0.36), [0, BOTTOM], [0, BOTTOM - 100]))
  );
}

function trims(ink: Ink, trim: string): string {
  const { left, right, height, front } = ROOM;
  const shade = mix(trim, '#5d604f', 0.4);
  const board = (y0: number, y1: number, colour: string): string => {
    const stops = `0 ${shade}, .4 ${colour}, 1 ${mix(colour, shade, 0.6)}`;
    return (
      ink.patch(standing(left, right, y0, y1, 0.02), ink.gradient(stops, [X0, 0], [X1, 0])) +
      ink.patch(sideways(left, y0, y1, 0, front), shade) +
      ink.patch(sideways(right, y0, y1, 0, front), colour)
    );
  };
  return (
    board(0, 0.14, trim) +
    ink.patch(standing(left, right, 0.134, 0.142, 0.02), '#fffdf4', 'opacity=".5"') +
    board(height - 0.07, height, mix(trim, '#ffffff', 0.25))
  );
}
