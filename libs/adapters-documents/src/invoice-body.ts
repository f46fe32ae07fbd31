import { type Invoice, type InvoiceLine, oreText } from '@boligstyling/domain';
import { MUTED, type Page, PAGE, type TextStyle, nameOf, rateText } from './page.js';

const { margin, width } = PAGE;
const RIGHT = width - margin;
const STRONG_RULE = '#76837b';

/** `x`: an edge of the column, in page units. */
const COLUMNS = {
  day: { head: 'Dato', x: margin },
  // The operator sells the referral, not the styling (bokføringsforskriften § 5-1-1).
  what: { head: 'Formidlet oppdrag', x: 168 },
  place: { head: 'Sted', x: 356 },
  reference: { head: 'Referanse', x: 600, align: 'end' },
  rate: { head: 'Mva.', x: 646, align: 'end' },
  amount: { head: 'Beløp', x: RIGHT, align: 'end' },
} as const satisfies Record<string, { head: string; x: number; align?: 'end' }>;

export const HEAD_HEIGHT = 36;
export const ROW_HEIGHT = 40.2;

export function drawTableHead(page: Page, y: number): void {
  page.group('TR', () => {
    for (const { head, x, ...place } of Object.values(COLUMNS)) {
      const style: TextStyle = { look: 'medium', size: 12, color: '#46534c', ...place };
      page.content('TH', () => page.line(head, x, y + 18, style), { scope: 'Column' });
    }
  });
  page.rule(margin, y + HEAD_HEIGHT - 6, RIGHT, STRONG_RULE, 1.5);
}

export function drawRow(page: Page, line: InvoiceLine, day: string, y: number): void {
  const base = y + 19;
  const end = { align: 'end' } as const;
  const cell = (text: string, { x }: { x: number }, style?: TextStyle) =>
    page.content('TD', () => page.line(text, x, base, style));
  page.group('TR', () => {
    cell(day, COLUMNS.day);
    cell(line.service ?? 'Formidlet oppdrag', COLUMNS.what, { look: 'medium' });
    cell(line.place, COLUMNS.place);
    cell(line.reference ?? '–', COLUMNS.reference, { ...end, color: MUTED });
    cell(rateText(line.vatRate), COLUMNS.rate, end);
    cell(oreText(line.amountOre), COLUMNS.amount, end);
  });
  page.rule(margin, y + ROW_HEIGHT - 6, RIGHT, '#e3e7df');
}

export function drawSums(page: Page, invoice: Invoice, top: number): void {
  const { kind, netOre, totalOre, vat } = invoice;
  const x = 430;
  const sums: [string, string][] = [
    ['Sum uten mva.', oreText(netOre)],
    ...vat.map(({ rate, netOre: of, vatOre }): [string, string] =>
      rate === null
        ? ['Ikke mva.-pliktig omsetning', oreText(of)]
        : [`Mva. ${rateText(rate)} av ${oreText(of)}`, oreText(vatOre)],
    ),
  ];
  const rule = top + 19 + sums.length * 24;
  const total: TextStyle = { look: 'bold', size: 16 };
  page.group('Table', () => {
    sums.forEach(([label, sum], index) => {
      const y = top + 19 + index * 24;
      page.row(
        () => page.line(label, x, y, { color: MUTED }),
        () => page.line(sum, RIGHT, y, { look: 'medium', align: 'end' }),
      );
    });
    page.row(
      () => page.line(kind === 'invoice' ? 'Å betale' : 'Krediteres', x, rule + 29, total),
      () => page.line(`${oreText(totalOre)} kr`, RIGHT, rule + 29, { ...total, align: 'end' }),
    );
  });
  page.rule(x, rule, RIGHT, STRONG_RULE, 1.5);
  const note =
    'Referansen viser hvilket oppdrag det gjelder. Eieren av boligen står aldri på en faktura.';
  page.content('P', () => {
    page.block(note, margin, top + 18, 230, 18, { size: 12.5, color: MUTED });
  });
}

export function sumsHeight({ vat }: Invoice): number {
  return 60 + (vat.length + 1) * 24;
}

export function drawFoot(page: Page, invoice: Invoice, nth: number, pages: number): void {
  const top = 990;
  page.rule(margin, top, RIGHT, '#d3d8ce');
  const pay =
    invoice.kind === 'invoice'
      ? 'Bruk KID-nummeret. Ved for sen betaling løper forsinkelsesrente etter loven.'
      : 'Beløpet trekkes fra det du skylder, eller betales tilbake.';
  const columns = [
    ['Stemmer det ikke?', 'Svar på e-posten som fakturaen kom med, så ser vi på det.'],
    ['Betaling', pay],
    [
      `${nameOf(invoice)}, side ${nth} av ${pages}`,
      'Sendt på e-post, med EHF som vedlegg og i PDF-en.',
    ],
  ] as const;
  columns.forEach(([head, text], index) => {
    const x = margin + index * 222;
    page.content('P', () => page.line(head, x, top + 28, { look: 'bold', size: 12 }));
    page.content('P', () => {
      page.block(text, x, top + 46, 200, 17.4, { size: 12, color: MUTED });
    });
  });
}
