#!/bin/sh
# Versions: pdf2json 4.0.3, unpdf 1.8.1, pdfkit 0.20.2, pdf-lib 1.17.1.
# Input: the head of an invoice, drawn from the top by two libraries of PDF.
# Behaviour: the text that pdf2json makes of a page begins with its last line, so a value comes
# before its label. In the JSON of the same page they are in order. unpdf reads from the top.
# Output:
#> pdfkit, text of pdf2json: 2026000030 / KID / 500,00 kr / Å betale / Faktura
#> pdfkit, JSON of pdf2json: Faktura / Å betale / 500,00 kr / KID / 2026000030
#> pdfkit, unpdf: Faktura / Å betale / 500,00 kr / KID / 2026000030
#> pdf-lib, text of pdf2json: 2026000030 / KID / 500,00 kr / Å betale / Faktura
#> pdf-lib, JSON of pdf2json: Faktura / Å betale / 500,00 kr / KID / 2026000030
#> pdf-lib, unpdf: Faktura / Å betale / 500,00 kr / KID / 2026000030
. "$(dirname "$0")/run"
npm_packages pdf2json@4.0.3 unpdf@1.8.1 pdfkit@0.20.2 pdf-lib@1.17.1
cat > try.mjs <<'END'
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import PDFParser from 'pdf2json';
import PDFKit from 'pdfkit';
import { extractText } from 'unpdf';

const HEIGHT = 842;
const lines = ['Faktura', 'Å betale', '500,00 kr', 'KID', '2026000030'];
const fromTop = (nth) => 50 + 30 * nth;
const libraries = {
  async pdfkit() {
    const page = new PDFKit({ size: 'A4' });
    lines.forEach((line, nth) => page.text(line, 50, fromTop(nth)));
    page.end();
    return buffer(page);
  },
  async 'pdf-lib'() {
    const file = await PDFDocument.create();
    const font = await file.embedFont(StandardFonts.Helvetica);
    const page = file.addPage([595, HEIGHT]);
    lines.forEach((line, nth) =>
      page.drawText(line, { x: 50, y: HEIGHT - fromTop(nth), size: 12, font }),
    );
    return file.save();
  },
};
function byPdf2json(file) {
  writeFileSync('page.pdf', file);
  return new Promise((resolve, reject) => {
    const parser = new PDFParser(null, true);
    parser.on('pdfParser_dataReady', ({ Pages: [{ Texts }] }) =>
      resolve({
        text: parser.getRawTextContent(),
        json: Texts.map(({ R: [{ T }] }) => decodeURIComponent(T)).join('\n'),
      }),
    );
    parser.on('pdfParser_dataError', reject);
    parser.loadPDF('page.pdf', 0);
  });
}
const show = (name, text) => {
  const seen = text.split(/\r?\n/).filter((line) => line && !line.startsWith('---'));
  console.log(`${name}: ${seen.map((line) => line.trim()).join(' / ')}`);
};
for (const [name, draw] of Object.entries(libraries)) {
  const file = await draw();
  const { text, json } = await byPdf2json(file);
  show(`${name}, text of pdf2json`, text);
  show(`${name}, JSON of pdf2json`, json);
  show(`${name}, unpdf`, (await extractText(new Uint8Array(file), { mergePages: true })).text);
}
END
node try.mjs | grep -v '^Warning: ' > found
compare < found
