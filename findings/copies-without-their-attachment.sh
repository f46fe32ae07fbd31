#!/bin/sh
# Versions: pdf-lib 1.17.1, @cantoo/pdf-lib 2.11.1, pdfkit 0.20.2.
# Input: a tagged PDF with a language and an attached file, as an invoice with its EHF is.
# Behaviour: saved as it was loaded it keeps them. `copy()`, which gives a copy of the document, makes
# one of its pages alone: without tags, attachment, and what says that it is PDF/A. There is no error.
# Output:
#> made: language, tags, attachment, PDF/A, colours
#> pdf-lib, saved as loaded: language, tags, attachment, PDF/A, colours
#> pdf-lib, a copy: none of them
#> @cantoo/pdf-lib, saved as loaded: language, tags, attachment, PDF/A, colours
#> @cantoo/pdf-lib, a copy: language
. "$(dirname "$0")/run"
npm_packages pdf-lib@1.17.1 @cantoo/pdf-lib@2.11.1 pdfkit@0.20.2
run_node <<'END'
import * as cantoo from '@cantoo/pdf-lib';
import * as pdfLib from 'pdf-lib';
import PdfKit from 'pdfkit';

async function invoice() {
  const made = new PdfKit({ tagged: true, lang: 'nb', subset: 'PDF/A-3b', pdfVersion: '1.7' });
  const chunks = [];
  made.on('data', (chunk) => chunks.push(chunk));
  const root = made.struct('Document');
  made.addStructure(root);
  root.add(made.struct('P', () => made.rect(10, 10, 50, 50).stroke()));
  root.end();
  made.file(Buffer.from('<Invoice/>'), { name: 'faktura.xml', relationship: 'Alternative' });
  made.end();
  await new Promise((resolve) => made.on('end', resolve));
  return Buffer.concat(chunks);
}
const KEPT = {
  language: 'Lang', tags: 'StructTreeRoot', attachment: 'AF', 'PDF/A': 'Metadata', colours: 'OutputIntents',
};
async function show(name, { PDFDocument, PDFName }, file) {
  const { catalog } = await PDFDocument.load(file);
  const kept = Object.keys(KEPT).filter((each) => catalog.has(PDFName.of(KEPT[each])));
  console.log(`${name}: ${kept.join(', ') || 'none of them'}`);
}
const file = await invoice();
await show('made', pdfLib, file);
for (const [name, library] of [['pdf-lib', pdfLib], ['@cantoo/pdf-lib', cantoo]]) {
  const loaded = await library.PDFDocument.load(file);
  await show(`${name}, saved as loaded`, library, await loaded.save());
  await show(`${name}, a copy`, library, await (await loaded.copy()).save());
}
END
