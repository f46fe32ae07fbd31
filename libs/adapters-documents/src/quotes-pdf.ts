import type { PrintedQuote, PrintedQuotes } from '@boligstyling/application';
import {
  differInService,
  formatPhone,
  hasRental,
  isPrintable,
  listed,
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
const ENDS = height - 74;
/** From a row's last baseline to the rule below it. */
const DESCENT = 13;

const SMALL: TextStyle = { size: 11.5, color: MUTED };
const TEXT: TextStyle = { size: 12.5 };
const NAME: TextStyle = { look: 'bold', size: 14 };
const BOLD: TextStyle = { look: 'bold', size: 12.5 };
const PRICE: TextStyle = { look: 'display', size: 20 };

interface Row {
  readonly label: string;
  readonly cells: readonly string[];
  readonly style?: TextStyle;
  /** Belongs to the row above, without a rule between. */
  readonly continues?: boolean;
  /** Shown where no quote has it, too. */
  readonly isFixed?: boolean;
}

/** On A4, deterministic to the byte. */
export function quotesPdfOf(quotes: PrintedQuotes, typefaces: Typefaces, brand: DocumentBrand) {
  const facts = { title: titleOf(quotes), author: brand.wordmark, day: quotes.day };
  return taggedPdf(facts, (pdf) => {
    const page = new Page(pdf, typefaces);
    page.group('Document', () => draw(page, quotes, brand));
  });
}

const titleOf = ({ place, quotes, service }: PrintedQuotes): string => {
  const services = new Set([service, ...quotes.map((each) => each.service)]);
  return printed(`Tilbud om ${listed([...services]).toLowerCase()}${place ? ` i ${place}` : ''}`);
};

function draw(page: Page, quotes: PrintedQuotes, brand: DocumentBrand): void {
  const shown = quotes.quotes.filter(({ state }) => state !== 'withdrawn');
  const namesService = differInService(shown);
  const groups = Math.max(1, Math.ceil(shown.length / ABREAST));
  const next = () => {
    let top = 0;
    page.next();
    page.artifact(() => (top = drawHead(page, quotes, brand)), 'Pagination');
    return top;
  };
  page.next();
  let y = drawHead(page, quotes, brand);
  for (let nth = 0; nth < groups; nth += 1) {
    const abreast = shown.slice(nth * ABREAST, (nth + 1) * ABREAST);
    if (nth > 0) y = next();
    const rows = rowsOf(abreast, namesService);
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
  const names = rows.slice(0, 1).flatMap((row) => linesOf(page, row));
  /** Each page names the columns. */
  const nextPage = () => {
    const head = next();
    const start = head + ROW_GAP + LEADING / 2;
    page.artifact(() => {
      page.rule(margin, head, RIGHT, LINE);
      for (const { style, texts, x } of names) {
        texts.forEach((text, nth) => page.line(text, x, start + nth * LEADING, style));
      }
    }, 'Pagination');
    return start + (countOf(names) - 1) * LEADING + DESCENT;
  };
  let y = top;
  for (const [index, row] of rows.entries()) {
    if (y + LEADING * 2 > ENDS) y = nextPage();
    if (row.continues) y -= DESCENT + 1;
    else page.rule(margin, y, RIGHT, LINE);
    page.group('TR', () => (y = drawRow(page, row, index === 0, y, nextPage)));
  }
  return y;
}

/** The label, and then the cells. */
function linesOf(page: Page, { cells, label, style = TEXT }: Row) {
  const column = (RIGHT - margin - LABELS) / cells.length;
  return [
    { texts: page.wrapped(label, LABELS - GAP, SMALL), x: margin, style: SMALL },
    ...cells.map((text, place) => ({
      texts: page.wrapped(printed(text), column - GAP, style),
      x: margin + LABELS + place * column,
      style,
    })),
  ];
}

const countOf = (lines: ReturnType<typeof linesOf>): number =>
  Math.max(...lines.map(({ texts }) => texts.length));

/** A row may go on on the next page, named again. */
function drawRow(page: Page, row: Row, isHead: boolean, top: number, next: () => number): number {
  const isLarge = row.style === PRICE;
  const leading = isLarge ? 24 : LEADING;
  const all = linesOf(page, row).map((line, nth) => {
    const isLabel = nth === 0;
    const scope = isLabel ? 'Row' : 'Column';
    const isHeader = isLabel ? row.label !== '' : isHead;
    return { ...line, tag: isHeader ? page.tag('TH', { scope }) : page.tag('TD') };
  });
  let y = top + ROW_GAP + LEADING / 2 + (isLarge ? 4 : 0);
  let last = y;
  const [label] = all;
  for (let nth = 0; nth < countOf(all); nth += 1) {
    if (y > ENDS) {
      y = next() + ROW_GAP + LEADING / 2;
      const start = y;
      const name = label && nth >= label.texts.length ? label.texts : [];
      page.artifact(() => {
        name.forEach((text, at) => page.line(text, margin, start + at * LEADING, SMALL));
      }, 'Pagination');
    }
    for (const { style, tag, texts, x } of all) {
      const line = texts[nth];
      if (line) tag.fill(() => page.line(nth < texts.length - 1 ? `${line} ` : line, x, y, style));
    }
    last = y;
    y += leading;
  }
  for (const { tag } of all) tag.end();
  return last + DESCENT;
}

function drawMissing(page: Page, { missing, quotes }: PrintedQuotes, top: number): void {
  const isChosen = quotes.some(({ state }) => state === 'chosen');
  const withdrawn = quotes.filter(({ state }) => state === 'withdrawn');
  const texts = [
    ...(quotes.length === 0 ? ['Ingen har sendt tilbud ennå.'] : []),
    ...withdrawn.map(({ partner }) => `${partner.name} har trukket tilbudet sitt.`),
    ...missing.map(
      (name) => `${name} ${isChosen ? 'sendte ikke tilbud' : 'har ikke sendt tilbud ennå'}.`,
    ),
  ];
  let y = top + 24;
  for (const text of texts) {
    page.content('P', () => {
      y = page.block(printed(text), margin, y, RIGHT - margin, LEADING, SMALL) + LEADING;
    });
  }
}

const STATES: Partial<Record<PrintedQuote['state'], string>> = {
  chosen: 'Valgt',
  declined: 'Ikke valgt',
  expired: 'Gikk ut',
};

function rowsOf(quotes: readonly PrintedQuote[], namesService: boolean): Row[] {
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
    row('', ({ partner }) => partner.name, NAME),
    { ...row('', ({ partner }) => partner.company), continues: true },
    ...(quotes.some(({ state }) => STATES[state])
      ? [{ ...row('', ({ state }) => STATES[state] ?? '', BOLD), continues: true }]
      : []),
    ...(namesService ? [row('Tjeneste', ({ service }) => service)] : []),
    row(QUOTE_FIELDS.priceFrom.label, ({ terms }) => quotePriceText(terms), PRICE),
    row('Herav mva.', ({ terms }) => vatText(terms)),
    row('Avhenger av', ({ terms }) => terms.priceDependsOn ?? '–'),
    ...Object.entries(QUOTE_INCLUDES).map(([key, label]) => ({
      ...row(label, ({ terms }) => (terms.includes.some((each) => each === key) ? 'Ja' : '–')),
      isFixed: true,
    })),
    row(QUOTE_FIELDS.includesOther.label, ({ terms }) => terms.includesOther ?? '–'),
    row('Kan begynne', ({ terms }) => dayText(terms.earliestStart)),
    ...(quotes.some(({ service }) => hasRental(service)) ? rental : []),
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
  return vat.to === null ? kroner(vat.from) : `${vat.from.toLocaleString('nb')}–${kroner(vat.to)}`;
}

const ONE_DECIMAL = { maximumFractionDigits: 1 } as const;

const isReported = ({ cells, isFixed = false }: Row): boolean =>
  isFixed || cells.some((each) => each !== '–');

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
