#!/bin/sh
# Versions: pdf-parse 2.4.5, unpdf 1.8.1, officeparser 8.1.1, pdf-lib 1.17.1.
# Input: one PDF, read by two packages in one process, as a system does that reads invoices by one and
# other files by another.
# Behaviour: each brings a pdf.js, and takes the worker that is there already, in a global variable.
# The second fails if its version is another, depending on which came first. Alone each reads it.
# Output:
#> pdf-parse reads it, then unpdf reads it
#> pdf-parse reads it, then officeparser versions do not match
#> unpdf reads it, then pdf-parse versions do not match
#> unpdf reads it, then officeparser versions do not match
#> officeparser reads it, then pdf-parse reads it
#> officeparser reads it, then unpdf reads it
. "$(dirname "$0")/run"
npm_packages pdf-parse@2.4.5 unpdf@1.8.1 officeparser@8.1.1 pdf-lib@1.17.1
cat > pair.mjs <<'END'
import { readFile } from 'node:fs/promises';

const READERS = {
  async 'pdf-parse'(data) {
    const { PDFParse } = await import('pdf-parse');
    return (await new PDFParse({ data }).getText()).text;
  },
  async unpdf(data) {
    const { extractText, getDocumentProxy } = await import('unpdf');
    return (await extractText(await getDocumentProxy(data), { mergePages: true })).text;
  },
  async officeparser() {
    const { parseOffice } = await import('officeparser');
    return JSON.stringify(await parseOffice('invoice.pdf'));
  },
};
const seen = [];
for (const name of process.argv.slice(2)) {
  const data = new Uint8Array(await readFile('invoice.pdf'));
  const text = await READERS[name](data).catch((error) => error.message);
  const fault = /API version .* does not match the Worker version/.exec(text) && 'versions do not match';
  seen.push(`${name} ${text.includes('Faktura') ? 'reads it' : (fault ?? text)}`);
}
console.log(seen.join(', then '));
process.exit();
END
run_node <<'END'
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';

const made = await PDFDocument.create();
made.addPage().drawText('Faktura');
await writeFile('invoice.pdf', await made.save());
const names = ['pdf-parse', 'unpdf', 'officeparser'];
const pairs = names.flatMap((first) => names.map((second) => [first, second]));
for (const [first, second] of pairs) {
  if (first === second) continue;
  const options = { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' };
  const out = execFileSync('node', ['--no-warnings', 'pair.mjs', first, second], options);
  console.log(out.trim().split('\n').at(-1));
}
END
