import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DrawnInvoices } from '../drawn-documents.js';
import { sampleInvoices } from './samples.js';

/**
 * Writes 200 invoices and credit notes as EHF, and the first ones as PDF, for external validators.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new TypeError('Name the folder to write them to.');
await mkdir(folder, { recursive: true });
const documents = new DrawnInvoices({
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
});
const samples = sampleInvoices();
for (const [nth, sample] of samples.entries()) {
  const files = nth < 20 ? Object.values(await documents.files(sample)) : [documents.ehf(sample)];
  for (const { name, content } of files) await writeFile(path.join(folder, name), content);
}
console.log(`${samples.length} invoices and credit notes are in ${folder}.`);
