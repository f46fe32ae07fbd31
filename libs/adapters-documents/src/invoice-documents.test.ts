import { expect, it } from '@jest/globals';
import { DrawnInvoices } from './drawn-documents.js';
import { sampleInvoices } from './testing/samples.js';

const documents = new DrawnInvoices({
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
});
const samples = sampleInvoices(40);

it('a PDF of every kind has its own file name, and its EHF beside it', async () => {
  for (const sample of samples) {
    const { pdf, ehf } = await documents.files(sample);
    const { name, type, content } = pdf;
    const word = sample.kind === 'invoice' ? 'faktura' : 'kreditnota';
    expect([name, type]).toEqual([`${word}-${sample.number}.pdf`, 'application/pdf']);
    expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(ehf).toEqual(documents.ehf(sample));
  }
});

it('a PDF is drawn whatever other settings surround the brand', async () => {
  const settings = { wordmark: 'Bolig', contactEmail: 'post@bolig.example', isTrusted: () => true };
  const { pdf } = await new DrawnInvoices(settings).files(samples[0]!);
  expect(Buffer.from(pdf.content.subarray(0, 5)).toString()).toBe('%PDF-');
});

it('a PDF with an unprintable letter is an error that names it', async () => {
  const [sample] = samples;
  const buyer = { ...sample!.buyer, name: 'Stil 漢 AS' };
  await expect(documents.files({ ...sample!, buyer })).rejects.toThrow('«漢»');
});
