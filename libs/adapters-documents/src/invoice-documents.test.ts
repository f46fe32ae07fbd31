import { isPrintable } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { DrawnInvoices } from './invoice-documents.js';
import { letterMissing, loadTypefaces, runsOf } from './typefaces.js';
import { LONG_NAME, sampleInvoices } from './testing/samples.js';

const documents = new DrawnInvoices({
  wordmark: 'Boligstyling',
  contactEmail: 'kontakt@boligstyling.example',
});
const samples = sampleInvoices(40);

describe('a PDF of an invoice', () => {
  it('is made of every kind there is, each with a name of its own', async () => {
    for (const sample of samples) {
      const { name, type, content } = await documents.pdf(sample);
      const word = sample.kind === 'invoice' ? 'faktura' : 'kreditnota';
      expect([name, type]).toEqual([`${word}-${sample.number}.pdf`, 'application/pdf']);
      expect(Buffer.from(content.subarray(0, 5)).toString()).toBe('%PDF-');
    }
  });

  it('is the same each time, to the byte', async () => {
    const [sample] = samples;
    const others = new DrawnInvoices({ wordmark: 'Boligstyling', contactEmail: 'a@b.no' });
    const [once, again] = [await documents.pdf(sample!), await documents.pdf(sample!)];
    expect(Buffer.compare(once.content, again.content)).toBe(0);
    expect(Buffer.compare((await others.pdf(sample!)).content, once.content)).not.toBe(0);
  });

  it('has the wordmark and the wave in the brand’s own colours', async () => {
    const [sample] = samples;
    const brand = { wordmark: 'Boligstyling', contactEmail: 'kontakt@boligstyling.example' };
    const drawn = async (colours: Record<string, string>) =>
      (await new DrawnInvoices({ ...brand, colours }).pdf(sample!)).content;
    const usual = await documents.pdf(sample!);
    const isUsual = async (colours: Record<string, string>) =>
      Buffer.compare(await drawn(colours), usual.content) === 0;
    expect(await isUsual({ primary: '#1e4637', wave: '#4e8b63' })).toBe(true);
    expect(await isUsual({ primary: '#2b2d6e' })).toBe(false);
    expect(await isUsual({ wave: '#2b2d6e' })).toBe(false);
  });

  it('takes more pages for more lines', async () => {
    const [sample] = samples;
    const pagesOf = async (count: number) => {
      const lines = Array.from({ length: count }, () => sample!.lines[0]!);
      const { content } = await documents.pdf({ ...sample!, lines });
      return Buffer.from(content)
        .toString('latin1')
        .match(/\/Type \/Page\b/g)?.length;
    };
    expect(await pagesOf(1)).toBe(1);
    expect(await pagesOf(12)).toBe(2);
    expect(await pagesOf(100)).toBe(7);
  });

  it('lets others work between its pages, however many are asked for at once', async () => {
    const [sample] = samples;
    const lines = Array.from({ length: 100 }, () => sample!.lines[0]!);
    let [turns, isOver] = [0, false];
    const work = () => {
      turns += 1;
      if (!isOver) setImmediate(work);
    };
    setImmediate(work);
    const all = Array.from({ length: 10 }, () => documents.pdf({ ...sample!, lines }));
    await Promise.all(all).finally(() => {
      isOver = true;
    });
    expect(turns).toBeGreaterThanOrEqual(70);
  });

  it('is not drawn any more when nobody waits for it', async () => {
    const waiting = documents.pdf(samples[0]!);
    const left = new AbortController();
    const unwanted = documents.pdf(samples[1]!, left.signal);
    left.abort(new Error('gone'));
    await expect(unwanted).rejects.toThrow('gone');
    await expect(waiting).resolves.toBeDefined();
    await expect(documents.pdf(samples[1]!)).resolves.toBeDefined();
  });

  it('with a letter that cannot be printed is an error that names it', async () => {
    const [sample] = samples;
    const buyer = { ...sample!.buyer, name: 'Stil 漢 AS' };
    await expect(documents.pdf({ ...sample!, buyer })).rejects.toThrow('«漢»');
  });
});

describe('the typefaces', () => {
  it('have what may be written of a partner, and nothing else', async () => {
    const { text, medium, bold } = await loadTypefaces();
    for (let code = 0x20; code < 0x3000; code += 1) {
      const letter = String.fromCodePoint(code);
      const has = [text, medium, bold].map((faces) => letterMissing(faces, letter) === undefined);
      expect([letter, has]).toEqual([letter, has.map(() => isPrintable(letter))]);
    }
  });

  it('have every letter of Norwegian and of Northern, Lule and Southern Sami', async () => {
    const typefaces = await loadTypefaces();
    const letters = 'abcæøåÆØÅáÁčČđĐŋŊšŠŧŦžŽńŃïÏäÄöÖéÉèòôüÜ«»–§ 0123456789,.%&@';
    for (const faces of Object.values(typefaces)) {
      expect(letterMissing(faces, letters)).toBeUndefined();
      expect(letterMissing(faces, LONG_NAME)).toBeUndefined();
    }
    expect(letterMissing(typefaces.text, 'A\u030ase')).toBeUndefined();
    expect(runsOf(typefaces.text, 'A\u030ase').map(({ text }) => text)).toEqual(['Åse']);
    expect(letterMissing(typefaces.text, 'Ša漢')).toBe('漢');
    expect(() => runsOf(typefaces.text, '漢')).toThrow('«漢»');
    expect(runsOf(typefaces.text, 'Kárášjohka').map(({ text }) => text)).toEqual([
      'Kárá',
      'š',
      'johka',
    ]);
  });
});
