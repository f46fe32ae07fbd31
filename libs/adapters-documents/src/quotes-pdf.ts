import { finished } from 'node:stream/promises';
import type { PrintedQuote, PrintedQuotes } from '@boligstyling/application';
import {
  formatPhone,
  hasRental,
  isPrintable,
  QUOTE_FIELDS,
  QUOTE_INCLUDES,
  quotePriceText,
  vatWithin,
} from '@boligstyling/domain';
import PdfDocument from 'pdfkit';
import type { DocumentBrand } from './document-brand.js';
import { MUTED, Page, PAGE, type TextStyle } from './page.js';
import type { Typefaces } from './typefaces.js';
import { dayText } from './words.js';

const { height, margin, width } = PAGE;
const RIGHT = width - margin;
const PRIMARY = '#1e4637';
const LINE = '#d3d8ce';

/** Quotes beside each other; further ones follow on the next pages. */
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
}

/** A comparison of quotes on A4, deterministic to the byte. */
export async function quotesPdfOf(
  quotes: PrintedQuotes,
  typefaces: Typefaces,
  brand: DocumentBrand,
): Promise<Buffer> {
  const pdf = new PdfDocument({
    autoFirstPage: false,
    lang: 'nb-NO',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: titleOf(quotes),
      Author: brand.wordmark,
      CreationDate: new Date(`${quotes.day}T12:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(new Page(pdf, typefaces), quotes, brand);
  pdf.end();
  await finished(pdf);
  return Buffer.concat(chunks);
}

const titleOf = ({ place, service }: PrintedQuotes): string =>
  printed(`Tilbud om ${service}${place ? ` i ${place}` : ''}`);

function draw(page: Page, quotes: PrintedQuotes, brand: DocumentBrand): void {
  const groups = Math.max(1, Math.ceil(quotes.quotes.length / ABREAST));
  for (let nth = 0; nth < groups; nth += 1) {
    const abreast = quotes.quotes.slice(nth * ABREAST, (nth + 1) * ABREAST);
    const top = begin(page, quotes, brand);
    const end = drawTable(page, rowsOf(abreast, quotes.service), top, () =>
      begin(page, quotes, brand),
    );
    if (nth === groups - 1) drawMissing(page, quotes, end);
  }
}

/** A new page with its head. Returns where the table begins. */
function begin(page: Page, quotes: PrintedQuotes, { wordmark, colours = {} }: DocumentBrand) {
  page.next();
  const color = colours['primary'] ?? PRIMARY;
  page.line(printed(wordmark), margin, 70, { look: 'display', size: 24, color });
  page.line(`Skrevet ut ${dayText(quotes.day)}`, RIGHT, 70, { ...SMALL, align: 'end' });
  const title: TextStyle = { look: 'display', size: 34 };
  const end = page.block(titleOf(quotes), margin, 124, RIGHT - margin, 40, title);
  page.line('Alle priser er med mva.', margin, end + 26, SMALL);
  return end + 46;
}

function drawTable(page: Page, rows: readonly Row[], top: number, next: () => number): number {
  const columns = Math.max(...rows.map(({ cells }) => cells.length), 1);
  const cell = (RIGHT - margin - LABELS) / columns - GAP;
  let y = top;
  for (const { cells, label, style = TEXT } of rows) {
    const labels = page.wrapped(label, LABELS - GAP, SMALL);
    const texts = cells.map((text) => page.wrapped(printed(text), cell, style));
    const lines = Math.max(labels.length, ...texts.map((each) => each.length));
    if (y + LEADING * 2 > ENDS) y = next();
    page.rule(margin, y, RIGHT, LINE);
    y += ROW_GAP + LEADING / 2;
    for (let nth = 0; nth < lines; nth += 1) {
      if (y > ENDS) y = next();
      page.line(labels[nth] ?? '', margin, y, SMALL);
      texts.forEach((each, place) => {
        page.line(each[nth] ?? '', margin + LABELS + place * (cell + GAP), y, style);
      });
      y += style.size === 20 ? 24 : LEADING;
    }
    y += ROW_GAP - LEADING / 2;
  }
  return y;
}

function drawMissing(page: Page, { missing, quotes }: PrintedQuotes, top: number): void {
  const first = quotes.length === 0 ? ['Ingen har sendt tilbud ennå.'] : [];
  const texts = [...first, ...missing.map((name) => `${name} har ikke sendt tilbud ennå.`)];
  let y = top + 24;
  for (const text of texts) {
    y = page.block(printed(text), margin, y, RIGHT - margin, LEADING, SMALL) + LEADING;
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
    row('', ({ partner, state }) => [partner.company, STATES[state]].filter(Boolean).join('. ')),
    row(QUOTE_FIELDS.priceFrom.label, ({ terms }) => quotePriceText(terms), {
      look: 'display',
      size: 20,
    }),
    row('Herav mva.', ({ terms: { priceFrom, priceTo } }) =>
      [priceFrom, ...(priceTo === null ? [] : [priceTo])]
        .map((it) => kroner(vatWithin(it)))
        .join('–'),
    ),
    row('Avhenger av', ({ terms }) => terms.priceDependsOn ?? '–'),
    ...Object.entries(QUOTE_INCLUDES).map(([key, label]) =>
      row(label, ({ terms }) => (terms.includes.some((each) => each === key) ? 'Ja' : '–')),
    ),
    row(QUOTE_FIELDS.includesOther.label, ({ terms }) => terms.includesOther ?? '–'),
    row(QUOTE_FIELDS.earliestStart.label, ({ terms }) => dayText(terms.earliestStart)),
    ...(hasRental(service) ? rental : []),
    row(QUOTE_FIELDS.validUntil.label, ({ terms }) => dayText(terms.validUntil)),
    row(QUOTE_FIELDS.message.label, ({ terms }) => terms.message ?? '–'),
    row('Om stylisten', ({ partner }) => partner.presentation || '–'),
    row('Anmeldelser', ({ rating: { count, stars } }) =>
      stars === null ? 'Ingen ennå' : `${stars.toLocaleString('nb', ONE_DECIMAL)} av 5 (${count})`,
    ),
    row('Telefon', ({ partner }) => formatPhone(partner.phone)),
    row('E-post', ({ partner }) => partner.email),
  ];
  return quotes.length === 0 ? [] : rows.filter(isReported);
}

const ONE_DECIMAL = { maximumFractionDigits: 1 } as const;

/** A row that no quote fills is left out. */
const isReported = ({ cells }: Row): boolean => cells.some((each) => each !== '–');

const kroner = (amount: number | null): string =>
  amount === null ? '–' : `${amount.toLocaleString('nb')}\u00a0kr`;

/** The text with spaces for line breaks, and «?» for letters that the typefaces lack. */
function printed(text: string): string {
  const letters = [...text.normalize('NFC').replace(/\s+/g, ' ').replaceAll('\u200b', '')];
  return letters
    .map((letter) => (isPrintable(letter) ? letter : '\u0000'))
    .join('')
    .replace(/\u0000+/g, '?');
}
