import { type Invoice, OPERATOR_FIELDS, PRICE_LIMITS } from '@boligstyling/domain';
import { beforeAll, expect, it } from '@jest/globals';
import PdfDocument from 'pdfkit';
import { drawFoot, drawRow } from './invoice-body.js';
import { drawLetterhead } from './invoice-head.js';
import { Page, PAGE, type TextStyle } from './page.js';
import { pdfOf } from './pdf.js';
import { pagesIn } from './testing/pdf-texts.js';
import { sampleInvoices } from './testing/samples.js';
import { loadTypefaces } from './typefaces.js';

let typefaces: Awaited<ReturnType<typeof loadTypefaces>>;
beforeAll(async () => void (typefaces = await loadTypefaces()));
const [invoice] = sampleInvoices(2);
const written = (letters: number) => 'Meglervirksomhet og styling '.repeat(8).slice(0, letters);
const AT_LIMITS: Invoice = {
  ...invoice!,
  seller: {
    ...invoice!.seller,
    name: written(OPERATOR_FIELDS.name.limit),
    street: written(OPERATOR_FIELDS.street.limit),
    postPlace: written(OPERATOR_FIELDS.postPlace.limit),
    inBusinessRegister: true,
  },
};
const BRAND = { wordmark: 'Boligstyling', contactEmail: `${'k'.repeat(30)}@boligstyling.example` };

class ReadPage extends Page {
  readonly set: { text: string; x: number; y: number; end: number }[] = [];
  readonly begun: number[] = [];

  constructor() {
    super(new PdfDocument({ autoFirstPage: false }), typefaces);
    this.next();
    const moveTo = this.pdf.moveTo.bind(this.pdf);
    this.pdf.moveTo = (x, y) => {
      this.begun.push(y);
      return moveTo(x, y);
    };
  }

  override line(text: string, x: number, y: number, style?: TextStyle): void {
    this.set.push({ text, x, y, end: x + this.width(text, style) });
    super.line(text, x, y, style);
  }
}

it('keeps the seller above the wave, however long the lines are', () => {
  const page = new ReadPage();
  drawLetterhead(page, AT_LIMITS, BRAND);
  const [wave] = page.begun;
  expect(Math.max(...page.set.map(({ y }) => y))).toBeLessThan(wave! - 10);
});

it('continues below seller and wave on every page', async () => {
  const lines = Array.from({ length: 40 }, () => invoice!.lines[0]!);
  const pages = pagesIn(await pdfOf({ ...AT_LIMITS, lines }, typefaces, BRAND));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) {
    const email = page.findIndex(({ text }) => text === BRAND.contactEmail);
    const below = page.slice(email + 1).map(({ y }) => y);
    expect(Math.min(...below)).toBeGreaterThan(page[email]!.y + 40);
    const rows = page.filter(({ text }) => text === 'Formidlet oppdrag' || text === '25 %');
    expect(Math.max(...rows.map(({ y }) => y))).toBeLessThan(970);
  }
});

it('leaves room between the rate and the highest possible price', () => {
  const page = new ReadPage();
  drawRow(page, { ...invoice!.lines[0]!, amountOre: PRICE_LIMITS.priceOre }, '1. desember', 300);
  const [rate, amount] = ['25\u00a0%', '100\u00a0000,00'].map((text) =>
    page.set.find((each) => each.text === text),
  );
  expect(amount!.x - page.width(amount!.text) - rate!.x).toBeGreaterThan(10);
});

it.each(['invoice', 'credit-note'] as const)(
  'keeps the footer of each %s within the margin on any number of pages',
  (kind) => {
    const page = new ReadPage();
    drawFoot(page, { ...invoice!, kind, number: '202600088' }, 88, 88);
    expect(Math.max(...page.set.map(({ end }) => end))).toBeLessThanOrEqual(
      PAGE.width - PAGE.margin,
    );
  },
);
