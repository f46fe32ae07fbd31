import type { PrintedQuote, PrintedQuotes } from '@boligstyling/application';
import {
  formatPhone,
  hasRental,
  isPrintable,
  QUOTE_FIELDS,
  QUOTE_INCLUDES,
  quotePriceText,
  type QuoteTerms,
  quoteVat,
} from '@boligstyling/domain';
import { type DocumentBrand, MUTED, Page, PAGE, type TextStyle, dayText } from './page.js';
import { taggedPdf } from './tagged-pdf.js';
import type { Typefaces } from './typefaces.js';

const { height, margin, width } = PAGE;
const RIGHT = width - margin;
const PRIMARY = '#1e4637';
const LINE = '#d3d8ce';

/** Further ones follow on the next pages. */
const ABREAST = 3;
const LABELS = 116;
const GAP = 14;
const LEADING = 16.5;
const ROW_GAP = 11;
const ENDS = height - 90;

const SMALL: TextStyle = { size: 11.5, color: MUTED };
const TEXT: TextStyle = { size: 12.5 };

interface Row {
  readonly label: string;
  readonly cells: readonly string[];
  readonly style?: TextStyle;
  /** Belongs to the row above, without a rule between. */
  readonly continues?: boolean;
}

/** On A4, deterministic to the byte. */
export function quotesPdfOf(quotes: PrintedQuotes, typefaces: Typefaces, brand: DocumentBrand) {
  const facts = { title: titleOf(quotes), author: brand.wordmark, day: quotes.day };
  return taggedPdf(facts, (pdf) => {
    const page = new Page(pdf, typefaces);
    page.group('Document', () => draw(page, quotes, brand));
  });
}

const titleOf = ({ place, service }: PrintedQuotes): string =>
  printed(`Tilbud om ${service.toLowerCase()}${place ? ` i ${place}` : ''}`);

function draw(page: Page, quotes: PrintedQuotes, brand: DocumentBrand): void {
  const groups = Math.max(1, Math.ceil(quotes.quotes.length / ABREAST));
  const next = () => {
    let top = 0;
    page.next();
    page.artifact(() => (top = drawHead(page, quotes, brand)), 'Pagination');
    return top;
  };
  page.next();
  let y = drawHead(page, quotes, brand);
  for (let nth = 0; nth < groups; nth += 1) {
    const abreast = quotes.quotes.slice(nth * ABREAST, (nth + 1) * ABREAST);
    if (nth > 0) y = next();
    const rows = rowsOf(abreast, quotes.service);
    if (rows.length > 0) page.group('Table', () => (y = drawTable(page, rows, y, next)));
  }
  drawMissing(page, quotes, y);
}

function drawHead(page: Page, quotes: PrintedQuotes, { wordmark, colours = {} }: DocumentBrand) {
  const color = colours['primary'] ?? PRIMARY;
  const brand: TextStyle = { look: 'display', size: 24, color };
  page.content('P', () => page.line(printed(wordmark), margin, 70, brand));
  const day = `Skrevet ut ${dayText(quotes.day)}`;
  page.content('P', () => page.line(day, RIGHT, 70, { ...SMALL, align: 'end' }));
  const title: TextStyle = { look: 'display', size: 34 };
  let end = 0;
  page.content('H1', () => {
    end = page.block(titleOf(quotes), margin, 124, RIGHT - margin, 40, title);
  });
  page.content('P', () =>
    page.line('Det kommer ikke mva. i tillegg til prisene.', margin, end + 26, SMALL),
  );
  return end + 46;
}

function drawTable(page: Page, rows: readonly Row[], top: number, next: () => number): number {
  let y = top;
  for (const [index, row] of rows.entries()) {
    if (y + LEADING * 2 > ENDS) y = next();
    if (row.continues) y -= ROW_GAP;
    else page.rule(margin, y, RIGHT, LINE);
    page.group('TR', () => (y = drawRow(page, row, index === 0, y, next)));
  }
  return y;
}

/** A row may go on on the next page, with all its cells. */
function drawRow(
  page: Page,
  { cells, label, style = TEXT }: Row,
  isHead: boolean,
  top: number,
  next: () => number,
): number {
  const column = (RIGHT - margin - LABELS) / cells.length;
  const header = page.wrapped(label, LABELS - GAP, SMALL);
  const texts = cells.map((text) => page.wrapped(printed(text), column - GAP, style));
  const all = [
    {
      lines: header,
      x: margin,
      style: SMALL,
      tag: label ? page.tag('TH', { scope: 'Row' }) : page.tag('TD'),
    },
    ...texts.map((lines, place) => ({
      lines,
      x: margin + LABELS + place * column,
      style,
      tag: isHead ? page.tag('TH', { scope: 'Column' }) : page.tag('TD'),
    })),
  ];
  let y = top + ROW_GAP + LEADING / 2;
  for (let nth = 0; nth < Math.max(...all.map(({ lines }) => lines.length)); nth += 1) {
    if (y > ENDS) y = next();
    for (const { lines, x, style: of, tag } of all) {
      const line = lines[nth];
      if (line) tag.fill(() => page.line(nth < lines.length - 1 ? `${line} ` : line, x, y, of));
    }
    y += style.size === 20 ? 24 : LEADING;
  }
  for (const { tag } of all) tag.end();
  return y + ROW_GAP - LEADING / 2;
}

function drawMissing(page: Page, { missing, quotes }: PrintedQuotes, top: number): void {
  const first = quotes.length === 0 ? ['Ingen har sendt tilbud ennå.'] : [];
  const texts = [...first, ...missing.map((name) => `${name} har ikke sendt tilbud ennå.`)];
  let y = top + 24;
  for (const text of texts) {
    page.content('P', () => {
      y = page.block(printed(text), margin, y, RIGHT - margin, LEADING, SMALL) + LEADING;
    });
  }
}

const STATES: Partial<Record<PrintedQuote['state'], string>> = {
  chosen: 'Valgt',
  declined: 'Takket nei',
  expired: 'Utløpt',
  withdrawn: 'Trukket',
};

function rowsOf(quotes: readonly PrintedQuote[], service: string): Row[] {
  const row = (label: string, of: (quote: PrintedQuote) => string, style?: TextStyle): Row => ({
    label,
    cells: quotes.map(of),
    ...(style && { style }),
  });
  const rental = [
    row(QUOTE_FIELDS.rentalWeeks.label, ({ terms }) => String(terms.rentalWeeks ?? '–')),
    row(QUOTE_FIELDS.extraWeekPrice.label, ({ terms }) => kroner(terms.extraWeekPrice)),
  ];
  const rows = [
    row('', ({ partner }) => partner.name, { look: 'bold', size: 14 }),
    {
      ...row('', ({ partner, state }) =>
        [partner.company, STATES[state]].filter(Boolean).join('. '),
      ),
      continues: true,
    },
    row(QUOTE_FIELDS.priceFrom.label, ({ terms }) => quotePriceText(terms), {
      look: 'display',
      size: 20,
    }),
    row('Herav mva.', ({ terms }) => vatText(terms)),
    row('Avhenger av', ({ terms }) => terms.priceDependsOn ?? '–'),
    ...Object.entries(QUOTE_INCLUDES).map(([key, label]) =>
      row(label, ({ terms }) => (terms.includes.some((each) => each === key) ? 'Ja' : '–')),
    ),
    row(QUOTE_FIELDS.includesOther.label, ({ terms }) => terms.includesOther ?? '–'),
    row('Kan begynne', ({ terms }) => dayText(terms.earliestStart)),
    ...(hasRental(service) ? rental : []),
    row(QUOTE_FIELDS.validUntil.label, ({ terms }) => dayText(terms.validUntil)),
    row('Vedlegg', ({ attachments }) => attachments.join(', ') || '–'),
    row('Skriver', ({ terms }) => terms.message ?? '–'),
    row('Om stylisten', ({ partner }) => partner.presentation || '–'),
    row('Omtaler', ({ rating: { count, stars } }) =>
      stars === null ? 'Ingen ennå' : `${stars.toLocaleString('nb', ONE_DECIMAL)} av 5 (${count})`,
    ),
    row('Telefon', ({ partner }) => formatPhone(partner.phone)),
    row('E-post', ({ partner }) => partner.email),
  ];
  return quotes.length === 0 ? [] : rows.filter(isReported);
}

function vatText(terms: QuoteTerms): string {
  const vat = quoteVat(terms);
  if (!vat) return 'Ingen. Stylisten er ikke mva-registrert.';
  return [vat.from, ...(vat.to === null ? [] : [vat.to])].map(kroner).join('–');
}

const ONE_DECIMAL = { maximumFractionDigits: 1 } as const;

const isReported = ({ cells }: Row): boolean => cells.some((each) => each !== '–');

const kroner = (amount: number | null): string =>
  amount === null ? '–' : `${amount.toLocaleString('nb')}\u00a0kr`;

/** Spaces for line breaks, none inside an amount, and «?» for letters that the typefaces lack. */
function printed(text: string): string {
  const letters = [
    ...text
      .normalize('NFC')
      .replace(/[^\S\u00a0]+/g, ' ')
      .replaceAll('\u200b', ''),
  ];
  return letters
    .map((letter) => (isPrintable(letter) ? letter : '\u0000'))
    .join('')
    .replace(/\u0000+/g, '?');
}
