import { type Invoice, isPrintable } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { DrawnInvoices } from './invoice-documents.js';
import { letterMissing, loadTypefaces, runsOf } from './typefaces.js';
import { textsOf } from './testing/pdf-texts.js';
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

describe('what a PDF says', () => {
  const [invoice] = samples;
  const read = async (changes: Partial<Invoice> = {}) => {
    const { content } = await documents.pdf({ ...invoice!, ...changes });
    const texts = textsOf(content).map((text) => text.replaceAll('\u00a0', ' '));
    return { texts, after: (label: string) => texts[texts.indexOf(label) + 1] };
  };
  const credit: Partial<Invoice> = {
    ...{
      kid: null,
      dueOn: null,
      credits: { id: 'i', number: '202600077', issuedOn: '2026-11-30' },
    },
    kind: 'credit-note',
  };

  it('of an invoice is who pays whom how much, by when, to which account and with which KID', async () => {
    const { texts, after } = await read({
      ...{ totalOre: 123_450, dueOn: '2026-12-15', kid: '2026000014', number: '202600099' },
    });
    expect(texts).toContain('Faktura');
    expect(after('Fakturanummer')).toBe('202600099');
    expect(after('Å betale')).toBe('1 234,50');
    expect(after('Forfall')).toBe('15. desember 2026');
    expect(after('Konto')).toBe('1234 56 78903');
    expect(after('KID')).toBe('2026000014');
    expect(texts).toContain('1 234,50 kr');
    expect(texts).toContain('Boligstyling AS');
    expect(texts).toContain('Org.nr. 974 760 673 MVA, Foretaksregisteret');
    expect(texts).toContain(invoice!.buyer.name);
  });

  it('of a credit note asks for no money, and names the invoice', async () => {
    const { texts, after } = await read({ ...credit, totalOre: 123_450 });
    expect(texts).toContain('Kreditnota');
    expect(after('Krediteres')).toBe('1 234,50');
    expect(texts.filter((text) => text === 'Krediteres')).toHaveLength(2);
    expect(after('Gjelder faktura')).toBe('202600077');
    expect(texts.join(' ')).not.toMatch(/Å betale|Forfall|Konto|KID/);
  });

  it('names the MVA of each rate, and none where the seller asks for none', async () => {
    const [line] = invoice!.lines;
    const vat = [
      { rate: 2500, netOre: 100_000, vatOre: 25_000 },
      { rate: null, netOre: 7_000, vatOre: 0 },
    ];
    const seller = { ...invoice!.seller, vatRegistered: false, inBusinessRegister: false };
    const lines = [line!, { ...line!, vatRate: null }];
    const { texts, after } = await read({ vat, lines, seller, netOre: 107_000 });
    expect(after('Sum uten mva.')).toBe('1 070,00');
    expect(after('Mva. 25 % av 1 000,00')).toBe('250,00');
    expect(after('Ikke mva.-pliktig omsetning')).toBe('70,00');
    expect(texts).toContain('Org.nr. 974 760 673');
  });

  it('says every line once, on whichever page, with who is to be paid on each', async () => {
    const lines = Array.from({ length: 40 }, (_, nth) => ({
      ...invoice!.lines[0]!,
      ...{ reference: `R${nth}`, amountOre: 100 + nth },
    }));
    const { texts, after } = await read({ lines });
    for (const { reference } of lines)
      expect(texts.filter((text) => text === reference)).toHaveLength(1);
    expect(after('R39')).toBe('25 %');
    expect(texts).toContain('1,39');
    const pages = texts.filter((text) => /^Side \d av \d$/.test(text));
    expect(pages.length).toBeGreaterThan(1);
    expect(texts.filter((text) => text === 'Boligstyling AS')).toHaveLength(pages.length);
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
