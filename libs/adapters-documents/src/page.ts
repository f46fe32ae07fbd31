import { type Look, runsOf, type Typefaces } from './typefaces.js';

/** Sizes are in units of the 794-wide design. */
export interface TextStyle {
  readonly look?: Look;
  readonly size?: number;
  readonly color?: string;
  /** Position of x in the text; its start by default. */
  readonly align?: 'start' | 'end';
}

export const PAGE = { width: 794, height: 1123, margin: 64 } as const;
const INK = '#18221d';
export const MUTED = '#53605a';

/** The design is 794 × 1123; A4 is 595.28 points wide. */
const POINTS = 595.28 / PAGE.width;

/** A PDF page on which text is set by baseline, in typefaces that have its letters. */
export class Page {
  constructor(
    readonly pdf: PDFKit.PDFDocument,
    private readonly typefaces: Typefaces,
  ) {
    for (const { name, font } of Object.values(typefaces).flat()) pdf.registerFont(name, font);
  }

  next(): void {
    this.pdf.addPage({ size: 'A4', margin: 0 });
    this.pdf.scale(POINTS);
  }

  /** Baseline at y. @throws TypeError when a letter cannot be set */
  line(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { look = 'text', size = 13, color = INK, align = 'start' } = style;
    let at = align === 'end' ? x - this.width(text, style) : x;
    for (const run of runsOf(this.typefaces[look], text)) {
      this.pdf.font(run.face.name).fontSize(size).fillColor(color);
      this.pdf.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.pdf.widthOfString(run.text);
    }
  }

  width(text: string, { look = 'text', size = 13 }: TextStyle = {}): number {
    return runsOf(this.typefaces[look], text).reduce(
      (sum, run) => sum + this.pdf.font(run.face.name).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** Wraps to a width; a longer word is cut. */
  wrapped(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.normalize('NFC').split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (this.width(longer, style) <= width) line = longer;
      else {
        if (line) lines.push(line);
        const pieces = this.cut(word, width, style);
        line = pieces.pop() ?? '';
        lines.push(...pieces);
      }
    }
    return [...lines, line];
  }

  /** Sets wrapped text below y and returns the last baseline. */
  block(text: string, x: number, y: number, width: number, leading: number, style: TextStyle = {}) {
    const lines = this.wrapped(text, width, style);
    lines.forEach((line, index) => this.line(line, x, y + index * leading, style));
    return y + (lines.length - 1) * leading;
  }

  rule(x: number, y: number, to: number, color: string, thickness = 1): void {
    this.pdf.moveTo(x, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
  }

  private cut(word: string, width: number, style: TextStyle): string[] {
    const pieces = [''];
    for (const letter of word) {
      const longer = (pieces.at(-1) ?? '') + letter;
      if (longer.length > 1 && this.width(longer, style) > width) pieces.push(letter);
      else pieces[pieces.length - 1] = longer;
    }
    return pieces;
  }
}
