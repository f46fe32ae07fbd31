import { FOR_LAYOUT, html } from './html.js';
import { GRAN, LINJE, SERIF, SKIFER } from './palette.js';
import type { Piece } from './piece.js';
import { wrap } from './plain-text.js';

export interface Step {
  readonly title: string;
  readonly text: string;
}

export function stepList(steps: readonly Step[]): Piece {
  const rows = steps.map(
    ({ title, text }, index) =>
      html`<tr>
        <td
          width="36"
          valign="top"
          style="padding:15px 0;border-top:1px solid ${LINJE};font:400 23px/1.1 ${SERIF};color:${GRAN}"
        >
          ${index + 1}
        </td>
        <td valign="top" style="padding:14px 0;border-top:1px solid ${LINJE}">
          <strong style="font-weight:600">${title}</strong><br />
          <span style="color:${SKIFER}">${text}</span>
        </td>
      </tr>`,
  );
  return {
    html: html`<table ${FOR_LAYOUT} style="margin:24px 0 12px">
      ${rows}
    </table>`,
    text: steps
      .map(({ title, text }, index) => `${index + 1}. ${title}\n${wrap(text, '   ')}`)
      .join('\n\n'),
  };
}
