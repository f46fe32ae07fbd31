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
/** How far below the wave it is paid, at least, and the table goes on. */
const TO_PAY = 234;
const TABLE_GOES_ON = 33;

/**
 * An invoice on A4, as many pages as it takes. The same invoice always makes the same bytes. One of
 * hundreds of lines takes a tenth of a second and more, in which nothing else gets its turn.
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
 * The lines of each page, with the table's top on the first and on those after it: as many as there is
 * room for, and room for the sums below the last ones.
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
