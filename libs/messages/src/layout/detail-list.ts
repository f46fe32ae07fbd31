import { type Html, html } from './html.js';
import type { Detail } from './lead-details.js';
import { LINJE, SKIFER } from './palette.js';
import type { Piece } from './piece.js';
import { linesOf, wrap } from './plain-text.js';

export function detailList(details: readonly Detail[]): Piece {
  return { html: table(details), text: columns(details) };
}

function table(details: readonly Detail[]): Html {
  const rows = details.map(
    ({ label, value }) =>
      html`<tr>
        <th
          class="label"
          scope="row"
          width="34%"
          align="left"
          valign="top"
          style="padding:10px 16px 10px 0;border-top:1px solid ${LINJE};font-weight:400;color:${SKIFER}"
        >
          ${label}
        </th>
        <td class="value" valign="top" style="padding:10px 0;border-top:1px solid ${LINJE}">
          ${broken(value)}
        </td>
      </tr>`,
  );
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="table-layout:fixed;margin-top:24px"
  >
    ${rows}
  </table>`;
}

/** Line breaks as elements, because some mail programs ignore `white-space`. */
function broken(text: string): Html[] {
  return linesOf(text).map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}

function columns(details: readonly Detail[]): string {
  const indent = ' '.repeat(Math.max(...details.map(({ label }) => label.length)) + 2);
  return details
    .map(({ label, value }) => {
      const answer = linesOf(value).map((line) => wrap(line, indent).trimEnd());
      return `${label}:`.padEnd(indent.length) + answer.join('\n').trimStart();
    })
    .join('\n');
}
