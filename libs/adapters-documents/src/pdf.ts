import { finished } from 'node:stream/promises';
import type { Invoice, InvoiceLine } from '@boligstyling/domain';
import PdfDocument from 'pdfkit';
import type { DocumentBrand } from './document-brand.js';
import {
  drawFoot,
  drawRow,
  drawSums,
  drawTableHead,
  HEAD_HEIGHT,
  ROW_HEIGHT,
  sumsHeight,
} from './invoice-body.js';
import { drawAddressee, drawLetterhead, drawToPay } from './invoice-head.js';
import { Page } from './page.js';
import type { Typefaces } from './typefaces.js';
import { dayTextAmong, nameOf } from './words.js';

const TABLE_ENDS = 960;
/** Minimum distance below the wave of the payment box and the table. */
const TO_PAY = 234;
const TABLE_GOES_ON = 33;

/**
 * An invoice on A4, deterministic to the byte. One of hundreds of lines blocks the event loop for a
 * tenth of a second or more.
 *
 * @throws TypeError when a letter cannot be set
 */
export async function pdfOf(
  invoice: Invoice,
  typefaces: Typefaces,
  brand: DocumentBrand,
): Promise<Buffer> {
  const pdf = new PdfDocument({
    autoFirstPage: false,
    lang: 'nb-NO',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: nameOf(invoice),
      Author: invoice.seller.name,
      CreationDate: new Date(`${invoice.issuedOn}T12:00:00Z`),
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  draw(new Page(pdf, typefaces), invoice, brand);
  pdf.end();
  await finished(pdf);
  return Buffer.concat(chunks);
}

function draw(page: Page, invoice: Invoice, brand: DocumentBrand): void {
  page.next();
  const wave = drawLetterhead(page, invoice, brand);
  const addressed = drawAddressee(page, invoice, wave);
  let y = drawToPay(page, invoice, Math.max(addressed + 41, wave + TO_PAY)) + 32;
  const parts = inPages(invoice, y, wave + TABLE_GOES_ON);
  const delivered = invoice.lines.map(({ deliveredOn }) => deliveredOn);
  const dayText = dayTextAmong([invoice.issuedOn, ...delivered]);
  for (const [index, lines] of parts.entries()) {
    if (index > 0) {
      page.next();
      drawLetterhead(page, invoice, brand);
      y = wave + TABLE_GOES_ON;
    }
    if (lines.length > 0) drawTableHead(page, y);
    y += lines.length > 0 ? HEAD_HEIGHT : 0;
    for (const line of lines) {
      drawRow(page, line, dayText(line.deliveredOn), y);
      y += ROW_HEIGHT;
    }
    drawFoot(page, invoice, index + 1, parts.length);
  }
  drawSums(page, invoice, y);
}

/**
 * Splits lines into pages, with the table's top on the first and on later ones, and room for the
 * sums on the last.
 */
function inPages(invoice: Invoice, first: number, after: number): InvoiceLine[][] {
  const room = (top: number) =>
    Math.max(0, Math.floor((TABLE_ENDS - top - HEAD_HEIGHT) / ROW_HEIGHT));
  const pages: InvoiceLine[][] = [];
  let [rest, top] = [[...invoice.lines], first];
  for (;;) {
    pages.push(rest.slice(0, room(top)));
    const end = top + HEAD_HEIGHT + rest.length * ROW_HEIGHT;
    rest = rest.slice(room(top));
    if (rest.length === 0) {
      return end + sumsHeight(invoice) <= TABLE_ENDS ? pages : [...pages, []];
    }
    top = after;
  }
}
