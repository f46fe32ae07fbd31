#!/bin/sh
# Versions: @libpdf/core 0.4.2, pdfjs 2.5.4, pdfmake 0.3.11, pdfkit 0.20.2, and for comparison
# pdf-lib 1.17.1; read by pdfjs-dist 6.5.438.
# Input: −1 234,50 kr, as Intl writes it in Norwegian, drawn in Helvetica, which every PDF reader has. Its
# minus is U+2212 (CLDR, nb), which the font's encoding lacks (ISO 32000-1, annex D.2).
# Behaviour: two leave the minus out and two draw a quotation mark, all without an error. pdf-lib
# refuses.
# Output:
#> @libpdf/core: 1 234,50 kr
#> pdfjs: 1 234,50 kr
#> pdfmake: " 1 234,50 kr
#> pdfkit: " 1 234,50 kr
#> pdf-lib: refuses
. "$(dirname "$0")/run"
npm_packages @libpdf/core@0.4.2 pdfjs@2.5.4 pdfmake@0.3.11 pdfkit@0.20.2 pdf-lib@1.17.1 \
  pdfjs-dist@6.5.438
run_node <<'JS'
import { PDF } from '@libpdf/core';
import { PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import pdfjs from 'pdfjs';
import helvetica from 'pdfjs/font/Helvetica.js';
import PdfKit from 'pdfkit';
import pdfmake from 'pdfmake';

console.warn = () => {};
const AMOUNT = new Intl.NumberFormat('nb', { style: 'currency', currency: 'NOK' }).format(-1234.5);
async function textOf(bytes) {
  const data = new Uint8Array(bytes);
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();
  return items.map(({ str }) => str).join('');
}
const DRAWERS = {
  '@libpdf/core': () => {
    const document = PDF.create();
    document.addPage({ size: 'a4' }).drawText(AMOUNT, { x: 50, y: 700, size: 12 });
    return document.save();
  },
  pdfjs: () => {
    const document = new pdfjs.Document({ font: helvetica });
    document.text(AMOUNT);
    return document.asBuffer();
  },
  pdfmake: () => {
    pdfmake.addFonts({ Helvetica: { normal: 'Helvetica' } });
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy(() => true);
    return pdfmake.createPdf({ content: AMOUNT, defaultStyle: { font: 'Helvetica' } }).getBuffer();
  },
  pdfkit: async () => {
    const document = new PdfKit();
    document.text(AMOUNT);
    document.end();
    return Buffer.concat(await document.toArray());
  },
  'pdf-lib': async () => {
    const document = await PDFDocument.create();
    document.addPage().drawText(AMOUNT, { x: 50, y: 700 });
    return document.save();
  },
};
for (const [name, draw] of Object.entries(DRAWERS)) {
  try {
    console.log(`${name}: ${(await textOf(await draw())).replaceAll('\u00a0', ' ')}`);
  } catch {
    console.log(`${name}: refuses`);
  }
}
JS
