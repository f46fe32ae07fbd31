import { FOR_LAYOUT, html } from '../layout/html.js';
import { LINJE, SERIF, SKIFER } from '../layout/palette.js';
import type { Piece } from '../layout/piece.js';
import { wrap } from '../layout/plain-text.js';

export function priceTag(price: string, notes: readonly string[]): Piece[] {
  const markup = html`<table ${FOR_LAYOUT} style="margin-top:24px;border-top:1px solid ${LINJE}">
    <tr>
      <td
        valign="middle"
        style="padding:20px 16px 0 0;font:400 40px/1 ${SERIF};letter-spacing:-.02em;white-space:nowrap"
      >
        ${price}
      </td>
      <td
        valign="middle"
        width="99%"
        style="padding:20px 0 0;font-size:15px;line-height:1.4;color:${SKIFER}"
      >
        ${notes.join(' ')}
      </td>
    </tr>
  </table>`;
  // In running text the price is a sentence, unless the notes continue it («+ mva.»).
  const said = notes[0]?.startsWith('+') ? price : `${price}.`;
  return [{ html: markup, text: wrap([said, ...notes].join(' ')) }];
}
