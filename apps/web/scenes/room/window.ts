import { project } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { LEFT_WALL as X, WINDOW_PANES } from '../light.ts';
import { sideways } from '../planes.ts';
import { block } from '../shapes.ts';
import type { Vec } from '../vector.ts';

export interface Outlook {
  sky: readonly [string, string, string];
  /** Ridges from the farthest to the nearest, then the fjord. */
  ridges: readonly [string, string, string, string];
  frame: string;
  reveal: string;
}

export const EVENING: Outlook = {
  sky: ['#d3e2ea', '#fbf0d6', '#f6dcae'],
  ridges: ['#bccfd0', '#97b2ac', '#6f917f', '#d5e1dc'],
  frame: '#f6f3ea',
  reveal: '#d8d3c2',
};

export const GREY_DAY: Outlook = {
  sky: ['#bcc3c6', '#cdd0cf', '#d5d6d1'],
  ridges: ['#b0b6b7', '#9fa6a6', '#8c9592', '#b4babb'],
  frame: '#d4cfbf',
  reveal: '#a9a491',
};

const [Z0, Z1, Y0, Y1] = [0.5, 1.75, 0.82, 2.4];

export function windowWall(ink: Ink, { sky, ridges, frame, reveal }: Outlook): string {
  const sheet = (z0: number, z1: number, y0: number, y1: number): Vec[] =>
    sideways(X, y0, y1, z0, z1);
  const air = ink.gradient(
    `0 ${sky[0]}, 0.5 ${sky[1]}, 1 ${sky[2]}`,
    project([X, Y1, Z1]),
    project([X, Y0 + 0.5, Z1]),
  );
  const ridge = (height: number, phase: number, colour: string): string => {
    const top = Array.from({ length: 41 }, (_, i): Vec => {
      const t = i / 40;
      const wave =
        0.17 * Math.sin(t * 4.2 + phase) +
        0.05 * Math.sin(t * 11 + phase * 2) +
        0.02 * Math.sin(t * 29);
      return [X, Y0 + height + wave, Z0 + (Z1 - Z0) * t];
    });
    return ink.patch([[X, Y0, Z0], ...top, [X, Y0, Z1]], colour);
  };
  const view =
    ink.patch(sheet(Z0, Z1, Y0, Y1), air) +
    ridge(0.72, 0.4, ridges[0]) +
    ridge(0.5, 2.4, ridges[1]) +
    ridge(0.34, 4.6, ridges[2]) +
    ink.patch(sheet(Z0, Z1, Y0, Y0 + 0.2), ridges[3]);
  const bars = [
    sheet(Z0, Z1, Y0, WINDOW_PANES[0]!.y[0]),
    sheet(Z0, Z1, WINDOW_PANES[1]!.y[1], Y1),
    sheet(Z0, Z1, 1.82, 1.89),
    sheet(Z0, 0.54, Y0, Y1),
    sheet(1.09, 1.16, Y0, Y1),
    sheet(1.71, Z1, Y0, Y1),
  ];
  return (
    ink.patch(sheet(Z0 - 0.13, Z1 + 0.13, Y0 - 0.12, Y1 + 0.13), frame) +
    ink.patch(sheet(Z0 - 0.03, Z1 + 0.03, Y0 - 0.03, Y1 + 0.03), reveal) +
    view +
    bars.map((bar) => ink.patch(bar, frame)).join('') +
    ink.patch(sheet(Z0, Z1, Y0, Y0 + 0.012), reveal) +
    ink.solid(block([X, Y0 - 0.16, Z0 - 0.2], [X + 0.17, Y0 - 0.12, Z1 + 0.2]), frame)
  );
}
