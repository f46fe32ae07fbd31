import type { Invoice, InvoiceLine } from '@boligstyling/domain';
import { type DocumentBrand, Page, dayTextAmong, nameOf } from './page.js';
import {
  drawFoot,
  drawRow,
  drawSums,
  drawTableHead,
  HEAD_HEIGHT,
  ROW_HEIGHT,
  sumsHeight,
} from './invoice-body.js';
import { ehfOf, fileNameOf } from './ehf.js';
import { drawAddressee, drawLetterhead, drawToPay } from './invoice-head.js';
import { taggedPdf } from './tagged-pdf.js';
import type { Typefaces } from './typefaces.js';

const TABLE_ENDS = 960;
const TO_PAY = 234;
const TABLE_CONTINUES = 33;

/**
 * On A4 with its EHF inside, deterministic to the byte. Hundreds of lines block the event loop for
 * a tenth of a second or more.
 *
 * @throws TypeError when a letter cannot be set
 */
export function pdfOf(
  invoice: Invoice,
  typefaces: Typefaces,
  brand: DocumentBrand,
  ehf: Buffer = Buffer.from(ehfOf(invoice, brand.contactEmail)),
) {
  const facts = {
    title: nameOf(invoice),
    author: invoice.seller.name,
    day: invoice.issuedOn,
    attached: {
      name: `${fileNameOf(invoice)}.xml`,
      description: `${nameOf(invoice)} som EHF`,
      content: ehf,
    },
  };
  return taggedPdf(facts, (pdf) => draw(new Page(pdf, typefaces), invoice, brand));
}

function draw(page: Page, invoice: Invoice, brand: DocumentBrand): void {
  page.group('Document', () => {
    page.next();
    const wave = drawLetterhead(page, invoice, brand);
    const addressed = drawAddressee(page, invoice, wave);
    const top = drawToPay(page, invoice, Math.max(addressed + 41, wave + TO_PAY)) + 32;
    const parts = inPages(invoice, top, wave + TABLE_CONTINUES);
    let end = top;
    page.group('Table', () => {
      end = drawLines(page, invoice, parts, top, () => {
        page.next();
        page.artifact(() => drawLetterhead(page, invoice, brand), 'Pagination');
        return wave + TABLE_CONTINUES;
      });
    });
    drawSums(page, invoice, end);
    drawFoot(page, invoice, parts.length, parts.length);
  });
}

function drawLines(
  page: Page,
  invoice: Invoice,
  parts: readonly InvoiceLine[][],
  top: number,
  next: () => number,
): number {
  const delivered = invoice.lines.map(({ deliveredOn }) => deliveredOn);
  const dayText = dayTextAmong([invoice.issuedOn, ...delivered]);
  let [y, hasHead] = [top, false];
  for (const [index, lines] of parts.entries()) {
    if (index > 0) {
      page.artifact(() => drawFoot(page, invoice, index, parts.length), 'Pagination');
      y = next();
    }
    if (lines.length > 0) {
      const head = () => drawTableHead(page, y);
      if (hasHead) page.artifact(head, 'Pagination');
      else head();
      hasHead = true;
      y += HEAD_HEIGHT;
    }
    for (const line of lines) {
      drawRow(page, line, dayText(line.deliveredOn), y);
      y += ROW_HEIGHT;
    }
  }
  return y;
}

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
