import { mix } from '../colour.ts';
import { project, round, scaleAt } from '../camera.ts';
import type { Ink } from '../ink.ts';
import { standing } from '../planes.ts';
import type { Vec } from '../vector.ts';

/** Drawn on a sheet 100 wide and `tall` high. */
export interface Print {
  tall: number;
  drawing: string;
}

export const CUT_PAPER: Print = {
  tall: 132,
  drawing:
    '<path d="M0 0H100V132H0Z" fill="#efe6d3"/>' +
    '<path d="M18 118C10 92 22 78 34 66C44 56 40 40 30 26C44 14 62 22 62 40C62 58 50 64 50 80C50 96 58 106 54 118Z" fill="#24493a"/>' +
    '<path d="M58 118V74A17 17 0 0 1 92 74V118H80V78A5 5 0 0 0 70 78V118Z" fill="#c58a45"/>' +
    '<circle cx="76" cy="34" r="12" fill="#b0583a"/>' +
    '<path d="M12 122H94" stroke="#18221d" stroke-width="1.6"/>',
};

export const FJORD: Print = {
  tall: 70,
  drawing:
    '<path d="M0 0H100V70H0Z" fill="#f0e4cb"/><circle cx="66" cy="22" r="8" fill="#d9924e"/>' +
    '<path d="M0 34Q14 18 28 30T58 28T100 24V70H0Z" fill="#a9bcae"/><path d="M0 46Q24 26 46 42T100 36V70H0Z" fill="#5f8372"/>' +
    '<path d="M0 54Q30 48 52 54T100 52V70H0Z" fill="#d8dfd2"/><path d="M0 62Q26 56 44 64T100 66V70H0Z" fill="#24493a"/>',
};

export const TWIG: Print = {
  tall: 128,
  drawing:
    '<path d="M0 0H100V128H0Z" fill="#f2ecde"/><path d="M50 116C48 84 44 60 58 20" stroke="#274a3b" stroke-width="2.4" fill="none"/>' +
    [
      [47, 92, -150],
      [48, 80, -28],
      [47, 66, -146],
      [49, 54, -34],
      [52, 42, -138],
      [56, 30, -46],
    ]
      .map(
        ([x, y, a]) =>
          `<path transform="translate(${x} ${y}) rotate(${a})" d="M0 0Q13 -12 30 0Q13 10 0 0Z" fill="#274a3b"/>`,
      )
      .join(''),
};

/** `x`, `y` is the middle and `width` the outer width in metres. */
export function framed(
  ink: Ink,
  print: Print,
  x: number,
  y: number,
  width: number,
  frame = '#9a6f42',
): string {
  const [rim, mat] = [0.026, 0.075 * Math.sqrt(width)];
  const inner = width - 2 * (rim + mat);
  const height = (inner * print.tall) / 100 + 2 * (rim + mat);
  const [left, right, low, high] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const sheet = (inset: number, dx = 0, dy = 0): Vec[] =>
    standing(left + inset + dx, right - inset + dx, low + inset + dy, high - inset + dy, 0.03);
  const [px, py] = project([x - inner / 2, y + height / 2 - rim - mat, 0.03]);
  const size = (inner * scaleAt(0.03)) / 100;
  return (
    ink.blur(6, ink.patch(sheet(0, 0.06, -0.07), '#2a2619', 'opacity=".4"')) +
    ink.patch(sheet(0), frame) +
    ink.patch(sheet(rim * 0.55), mix(frame, '#1b120a', 0.4)) +
    ink.patch(sheet(rim), '#f7f3e8') +
    ink.texture(
      'clay',
      `<g transform="translate(${round(px)} ${round(py)}) scale(${size.toFixed(3)})">${print.drawing}</g>`,
    ) +
    ink.patch(
      [sheet(rim)[3]!, sheet(rim)[2]!, sheet(rim + 0.02)[2]!, sheet(rim + 0.02)[3]!],
      '#2a2619',
      'opacity=".2"',
    )
  );
}
