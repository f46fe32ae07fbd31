import { mailtoOf } from '@boligstyling/domain';
import { type Html, html, GRAN, PAPIR, SERIF, SKIFER, underline, wrap, linesOf } from './html.js';

/** Built together, so that both say the same. */
export interface Piece {
  readonly html: Html;
  readonly text: string;
}

/** Pieces such as links are kept, texts escaped. */
export function paragraph(parts: TemplateStringsArray, ...values: (string | Piece)[]): Piece {
  const markup = values.map((value) => (typeof value === 'string' ? value : value.html));
  const words = values.map((value) => (typeof value === 'string' ? value : value.text));
  return {
    html: html`<p style="margin:0 0 12px">${html(parts, ...markup)}</p>`,
    text: wrap(String.raw({ raw: parts }, ...words)),
  };
}

export function strong(text: string): Piece {
  return { html: html`<strong style="font-weight:600">${text}</strong><br />`, text: `${text}.` };
}

export function heading(text: string): Piece {
  return {
    html: html`<h2 style="margin:40px 0 16px;font:400 25px/1.15 ${SERIF};letter-spacing:-.015em">
      ${text}
    </h2>`,
    text: underline(text, '-'),
  };
}

export function link(href: string, text: string): Piece {
  return { html: anchor(href, text), text: `${text} (${href})` };
}

export function mailLink(address: string): Piece {
  return { html: anchor(mailtoOf(address), address), text: address };
}

function anchor(href: string, text: string): Html {
  return html`<a href="${href}" style="color:inherit;text-decoration:underline">${text}</a>`;
}

export function button(href: string, text: string, look?: 'outlined'): Piece {
  const [ground, colour] = look ? [PAPIR, GRAN] : [GRAN, PAPIR];
  // Word, which draws letters in Outlook for Windows, pads cells alone.
  const padding = '14px 26px';
  return {
    html: html`<table
      role="presentation"
      cellpadding="0"
      cellspacing="0"
      border="0"
      style="margin:${look ? 12 : 32}px 0 16px"
    >
      <tr>
        <td
          bgcolor="${ground}"
          style="background-color:${ground};border:1px solid ${GRAN};border-radius:4px;mso-padding-alt:${padding}"
        >
          <a
            href="${href}"
            style="display:inline-block;padding:${padding};color:${colour};font-weight:600;text-decoration:none"
            >${text}</a
          >
        </td>
      </tr>
    </table>`,
    text: `${text}: ${href}`,
  };
}

export function quote(label: string, text: string): Piece {
  const lines = linesOf(text);
  const broken = lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
  return {
    html: html`<p style="margin:20px 0 4px;font-size:15px;color:${SKIFER}">${label}</p>
      <blockquote style="margin:0 0 16px;font:400 20px/1.4 ${SERIF}">${broken}</blockquote>`,
    text: [`${label}:`, ...lines.map((line) => wrap(line, '  ').trimEnd())].join('\n'),
  };
}
