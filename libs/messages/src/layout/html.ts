import { mailtoOf } from '@boligstyling/domain';

/** Under their Norwegian names. Text on each has at least 6:1 contrast. */
export const KALK = '#F6F6F1';
export const PAPIR = '#FFFFFF';
export const GRAN = '#1E4637';
export const BLEKK = '#18221D';
export const SKIFER = '#53605A';
export const LINJE = '#D3D8CE';
export const OKER = '#F7E7CC';
export const OKER_BLEKK = '#4D300B';

/** The banner keeps its warning colours. */
const NAMES: Readonly<Record<string, string>> = {
  [KALK]: 'page',
  [PAPIR]: 'paper',
  [GRAN]: 'primary',
  [BLEKK]: 'ink',
  [SKIFER]: 'muted',
  [LINJE]: 'rule',
};

/**
 * User text has no attributes and stays unchanged. Most brands have no colours, and searching
 * anyway took a fifth of the time to build an email.
 */
export function inColours(markup: string, colours: Readonly<Record<string, string>> = {}): string {
  if (Object.keys(colours).length === 0) return markup;
  return markup.replace(/\b(?:style|bgcolor)="[^"]*"/g, (attribute) =>
    attribute.replace(/#[\dA-F]{6}/g, (colour) => colours[NAMES[colour] ?? ''] ?? colour),
  );
}

/** The closest common ones, because mail programs rarely have the site's typefaces. */
export const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
export const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const WIDTH = 72;

/** At 72 characters between words. A longer word keeps its own line. */
export function wrap(text: string, indent = ''): string {
  const wrapped: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && indent.length + line.length + 1 + word.length > WIDTH) {
      wrapped.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...wrapped, line].map((each) => indent + each).join('\n');
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

export function underline(text: string, rule: string): string {
  return `${text}\n${rule.repeat(text.length)}`;
}

/** Created by {@link html} alone. */
export class Html {
  constructor(readonly source: string) {}
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Value = string | number | Html | readonly Html[];

function render(value: Value): string {
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
}

export const FOR_LAYOUT = new Html(
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
);

/** Escapes every interpolated text; only {@link Html} passes unchanged. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const pieces = values.map((value, index) => `${render(value)}${parts[index + 1]}`);
  return new Html(`${parts[0]}${pieces.join('')}`);
}

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
