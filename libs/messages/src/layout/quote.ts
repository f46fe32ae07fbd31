import { html } from './html.js';
import { SERIF, SKIFER } from './palette.js';
import type { Piece } from './piece.js';
import { linesOf, wrap } from './plain-text.js';

export function quote(label: string, text: string): Piece {
  const lines = linesOf(text);
  const broken = lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
  return {
    html: html`<p style="margin:20px 0 4px;font-size:15px;color:${SKIFER}">${label}</p>
      <blockquote style="margin:0 0 16px;font:400 20px/1.4 ${SERIF}">${broken}</blockquote>`,
    text: [`${label}:`, ...lines.map((line) => wrap(line, '  ').trimEnd())].join('\n'),
  };
}
