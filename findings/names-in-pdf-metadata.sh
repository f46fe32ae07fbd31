#!/bin/sh
# Versions: pdfkit 0.20.2, fast-xml-parser 5.12.1.
# Input: a PDF/A whose author is a company with «&» in its name, and a file attached to it.
# Behaviour: the name goes into the XMP as it is, so the packet is no XML and a validator finds
# neither author nor PDF/A. A name with an entity in it comes out right there, and wrong in viewers,
# which read the other place. The attachment's checksum is 32 hexadecimal letters; ISO 32000-1,
# table 46, wants the 16 bytes of the MD5.
# Output:
#> Berg & Dal AS in XMP: <rdf:li>Berg & Dal AS</rdf:li>, well-formed: false
#> Berg &amp; Dal AS in XMP: <rdf:li>Berg &amp; Dal AS</rdf:li>, well-formed: true
#> Berg &amp; Dal AS in the file's own properties: Berg &amp; Dal AS
#> bytes of the checksum: 32
. "$(dirname "$0")/run"
npm_packages pdfkit@0.20.2 fast-xml-parser@5.12.1
run_node <<'END'
import { XMLValidator } from 'fast-xml-parser';
import PdfDocument from 'pdfkit';

async function pdfOf(Author) {
  const options = { pdfVersion: '1.7', subset: 'PDF/A-3b', compress: false, font: '' };
  const pdf = new PdfDocument({ ...options, info: { Author } });
  pdf.file(Buffer.from('<a/>'), { name: 'a.xml' });
  pdf.end();
  const chunks = [];
  for await (const chunk of pdf) chunks.push(chunk);
  return Buffer.concat(chunks).toString('latin1');
}
for (const author of ['Berg & Dal AS', 'Berg &amp; Dal AS']) {
  const pdf = await pdfOf(author);
  const [packet] = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(pdf);
  const [name] = /<rdf:li>[^\n]*/.exec(packet);
  const isXml = XMLValidator.validate(packet) === true;
  console.log(`${author} in XMP: ${name}, well-formed: ${isXml}`);
  if (!isXml) continue;
  console.log(`${author} in the file's own properties: ${/\((Berg[^)]*)\)/.exec(pdf)[1]}`);
  console.log(`bytes of the checksum: ${/CheckSum \(([^)]*)\)/.exec(pdf)[1].length}`);
}
END
