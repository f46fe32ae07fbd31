import { type Look, runsOf, type Typefaces } from './typefaces.js';
import { capital, type Invoice } from '@boligstyling/domain';

type Options = PDFKit.Mixins.StructureElementOptions;

/** It may be drawn in parts, also on several pages. */
interface Tag {
  fill(draw: () => void): void;
  end(): void;
}

/**
 * The document's structure (ISO 32000-1, 14.7). Screen readers leave out the rest, the artifacts.
 */
class TaggedPage {
  private readonly groups: PDFKit.PDFStructureElement[] = [];
  private isOpen = false;

  constructor(readonly pdf: PDFKit.PDFDocument) {}

  /** Also on several pages. */
  group(type: string, draw: () => void): void {
    if (this.isOpen) return draw();
    const group = this.append(type);
    this.groups.push(group);
    draw();
    this.groups.pop();
    group.end();
  }

  content(type: string, draw: () => void, options?: Options): void {
    if (this.isOpen) return draw();
    const tag = this.tag(type, options);
    tag.fill(draw);
    tag.end();
  }

  tag(type: string, options?: Options): Tag {
    const element = this.append(type, options);
    return {
      fill: (draw) => {
        if (this.isOpen) return draw();
        element.add(this.pdf.markStructureContent(type));
        this.marked(draw);
      },
      end: () => element.end(),
    };
  }

  row(header: () => void, cell: () => void): void {
    this.group('TR', () => {
      this.content('TH', header, { scope: 'Row' });
      this.content('TD', cell);
    });
  }

  /** Ornaments, and what each page repeats. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.isOpen) return draw();
    this.pdf.markContent('Artifact', { type });
    this.marked(draw);
  }

  private append(type: string, options?: Options): PDFKit.PDFStructureElement {
    const element = this.pdf.struct(type, options);
    const parent = this.groups.at(-1);
    if (parent) parent.add(element);
    else this.pdf.addStructure(element);
    return element;
  }

  private marked(draw: () => void): void {
    this.isOpen = true;
    draw();
    this.isOpen = false;
    this.pdf.endMarkedContent();
  }
}

/** The email address is for questions about an invoice. */
export interface DocumentBrand {
  readonly wordmark: string;
  readonly contactEmail: string;
  /** By the site's names; missing ones are the site's. */
  readonly colours?: Readonly<Record<string, string>>;
}

export function nameOf({ kind, number }: Invoice): string {
  return `${kind === 'invoice' ? 'Faktura' : 'Kreditnota'} ${number}`;
}

/** «25 %»; a hyphen without MVA. */
export function rateText(rate: number | null): string {
  return rate === null ? '–' : `${String(rate / 100).replace('.', ',')}\u00a0%`;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('nb', { timeZone: 'UTC', ...options });
const LONG = format({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = format({ day: 'numeric', month: 'long' });
const NUMERIC = format({ day: '2-digit', month: '2-digit', year: 'numeric' });
const MONTH = format({ month: 'long', year: 'numeric' });

/** From `yyyy-MM-dd`: «1. desember 2026». */
export function dayText(day: string): string {
  return LONG.format(new Date(day));
}

/** «1. desember», or «01.12.2026» where the document's days span several years. */
export function dayTextAmong(days: readonly string[]): (day: string) => string {
  const years = new Set(days.map((day) => day.slice(0, 'yyyy'.length)));
  const style = years.size > 1 ? NUMERIC : SHORT;
  return (day) => style.format(new Date(day));
}

/** «Oktober 2026 – november 2026». */
export function monthsText(days: readonly string[]): string {
  const months = [...new Set(days.toSorted().map((day) => MONTH.format(new Date(day))))];
  return capital([...new Set([months[0], months.at(-1)])].join(' – '));
}

/** In units of the 794-wide design. */
export interface TextStyle {
  readonly look?: Look;
  readonly size?: number;
  readonly color?: string;
  /** Of x in the text. */
  readonly align?: 'start' | 'end';
}

export const PAGE = { width: 794, height: 1123, margin: 64 } as const;
const INK = '#18221d';
export const MUTED = '#53605a';

/** The design is 794 × 1123; A4 is 595.28 points wide. */
const POINTS = 595.28 / PAGE.width;

/** Text is set by baseline, in typefaces that have its letters. */
export class Page extends TaggedPage {
  constructor(
    pdf: PDFKit.PDFDocument,
    private readonly typefaces: Typefaces,
  ) {
    super(pdf);
    for (const { name, font } of Object.values(typefaces).flat()) pdf.registerFont(name, font);
  }

  next(): void {
    this.pdf.addPage({ size: 'A4', margin: 0 });
    this.pdf.scale(POINTS);
  }

  /** Baseline at y. @throws TypeError when a letter cannot be set */
  line(text: string, x: number, y: number, style: TextStyle = {}): void {
    const { look = 'text', size = 13, color = INK, align = 'start' } = style;
    let at = align === 'end' ? x - this.width(text.trimEnd(), style) : x;
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

  block(text: string, x: number, y: number, width: number, leading: number, style: TextStyle = {}) {
    const lines = this.wrapped(text, width, style);
    lines.forEach((line, index) => {
      // Without the space a screen reader joins the words on both sides of the break.
      this.line(index < lines.length - 1 ? `${line} ` : line, x, y + index * leading, style);
    });
    return y + (lines.length - 1) * leading;
  }

  rule(x: number, y: number, to: number, color: string, thickness = 1): void {
    this.artifact(() => {
      this.pdf.moveTo(x, y).lineTo(to, y).lineWidth(thickness).strokeColor(color).stroke();
    });
  }

  /** After a dash if its parts fit, else anywhere. */
  private cut(word: string, width: number, style: TextStyle): string[] {
    const parts = word.split(/(?<=[-–])/);
    const areNarrow = parts.every((part) => this.width(part, style) <= width);
    const pieces = [''];
    for (const part of areNarrow ? parts : word) {
      const longer = (pieces.at(-1) ?? '') + part;
      if (longer !== part && this.width(longer, style) > width) pieces.push(part);
      else pieces[pieces.length - 1] = longer;
    }
    return pieces;
  }
}
