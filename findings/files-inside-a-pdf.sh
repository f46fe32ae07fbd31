#!/bin/sh
# Versions: pdfjs-dist 6.5.438, unpdf 1.8.1, mupdf 1.28.1, pdf-lib 1.17.1, and for comparison
# pdfjs-dist 5.4.296.
# Input: a PDF that holds one file of 1,000 bytes, as an invoice holds its EHF.
# Behaviour: `getAttachments` of pdfjs-dist 6, and so of unpdf, lists names without content, which
# another call gives; in version 5 it had the content. mupdf gives the file's content, and a size that
# is not the file's.
# Output:
#> pdfjs-dist 5, getAttachments: faktura.xml, 1000 bytes
#> pdfjs-dist 6, getAttachments: faktura.xml, no content
#> unpdf, getAttachments: faktura.xml, no content
#> pdfjs-dist 6, getAttachmentContent: 1000 bytes
#> mupdf, getEmbeddedFileContents: 1000 bytes
#> mupdf, getFilespecParams: faktura.xml, size 1000: false
. "$(dirname "$0")/run"
npm_packages pdfjs-dist@6.5.438 pdfjs-dist-5@npm:pdfjs-dist@5.4.296 unpdf@1.8.1 mupdf@1.28.1 \
  pdf-lib@1.17.1
run_node <<'END'
import * as mupdf from 'mupdf';
import { PDFDocument } from 'pdf-lib';
import * as newer from 'pdfjs-dist/legacy/build/pdf.mjs';
import { getDocumentProxy } from 'unpdf';

const made = await PDFDocument.create();
made.addPage();
await made.attach(Buffer.from('x'.repeat(1000)), 'faktura.xml', { mimeType: 'text/xml' });
const file = await made.save();

async function show(name, pdf) {
  const listed = await pdf.getAttachments();
  const [{ filename, content }] = listed instanceof Map ? listed.values() : Object.values(listed);
  const seen = content ? `${content.length} bytes` : 'no content';
  console.log(`${name}, getAttachments: ${filename}, ${seen}`);
}
const open = ({ getDocument }) => getDocument({ data: file.slice(), verbosity: 0 }).promise;
// Each version takes the worker that it finds in this global variable.
const worker = globalThis.pdfjsWorker;
delete globalThis.pdfjsWorker;
await show('pdfjs-dist 5', await open(await import('pdfjs-dist-5/legacy/build/pdf.mjs')));
globalThis.pdfjsWorker = worker;
const pdf = await open(newer);
await show('pdfjs-dist 6', pdf);
await show('unpdf', await getDocumentProxy(file.slice()));
const [id] = (await pdf.getAttachments()).keys();
console.log(`pdfjs-dist 6, getAttachmentContent: ${(await pdf.getAttachmentContent(id)).length} bytes`);

const opened = mupdf.Document.openDocument(file, 'application/pdf').asPDF();
const [embedded] = Object.values(opened.getEmbeddedFiles());
const bytes = opened.getEmbeddedFileContents(embedded).getLength();
console.log(`mupdf, getEmbeddedFileContents: ${bytes} bytes`);
const { filename, size } = opened.getFilespecParams(embedded);
console.log(`mupdf, getFilespecParams: ${filename}, size 1000: ${size === 1000}`);
END
