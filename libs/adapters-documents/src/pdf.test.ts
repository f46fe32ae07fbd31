import { type Invoice } from '@boligstyling/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { pdfOf } from './pdf.js';
import { pagesIn, textsOf } from './testing/pdf-texts.js';
import { sampleInvoices } from './testing/samples.js';
import { loadTypefaces } from './typefaces.js';

const BRAND = { wordmark: 'Boligstyling', contactEmail: 'kontakt@boligstyling.example' };
let typefaces: Awaited<ReturnType<typeof loadTypefaces>>;
beforeAll(async () => void (typefaces = await loadTypefaces()));
const [invoice] = sampleInvoices(2);
const drawn = (changes: Partial<Invoice> = {}, brand: Partial<typeof BRAND> = {}) =>
  pdfOf({ ...invoice!, ...changes }, typefaces, { ...BRAND, ...brand });

describe('a PDF of an invoice', () => {
  it('is deterministic to the byte', async () => {
    const once = await drawn();
    await drawn({ number: '202600099' });
    expect(Buffer.compare(await drawn(), once)).toBe(0);
    expect(Buffer.compare(await pdfOf(invoice!, await loadTypefaces(), BRAND), once)).toBe(0);
    expect(Buffer.compare(await drawn({}, { contactEmail: 'a@b.no' }), once)).not.toBe(0);
  });

  it('has wordmark and wave in the brand’s colours', async () => {
    const usual = await drawn();
    const isUsual = async (colours: Record<string, string>) =>
      Buffer.compare(await pdfOf(invoice!, typefaces, { ...BRAND, colours }), usual) === 0;
    expect(await isUsual({ primary: '#1e4637', wave: '#4e8b63' })).toBe(true);
    expect(await isUsual({ primary: '#2b2d6e' })).toBe(false);
    expect(await isUsual({ wave: '#2b2d6e' })).toBe(false);
  });

  it('has more pages for more lines', async () => {
    const pagesOf = async (count: number) => {
      const lines = Array.from({ length: count }, () => invoice!.lines[0]!);
      return pagesIn(await drawn({ lines })).length;
    };
    expect(await pagesOf(1)).toBe(1);
    expect(await pagesOf(12)).toBe(2);
    expect(await pagesOf(100)).toBe(7);
  });
});

describe('the text of a PDF', () => {
  const read = async (changes: Partial<Invoice> = {}) => {
    const texts = textsOf(await drawn(changes));
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

  it('of an invoice has seller, buyer, amount, due date, account and KID', async () => {
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
    expect(texts).toEqual(
      expect.arrayContaining(['Formidlet oppdrag', invoice!.lines[0]!.service]),
    );
    expect(texts).toContain('Boligstyling AS');
    expect(texts).toContain('Org.nr. 974 760 673 MVA, Foretaksregisteret');
    expect(texts).toContain(invoice!.buyer.name);
  });

  it('of a credit note requests no payment and names the invoice', async () => {
    const { texts, after } = await read({ ...credit, totalOre: 123_450 });
    expect(texts).toContain('Kreditnota');
    expect(after('Krediteres')).toBe('1 234,50');
    expect(texts.filter((text) => text === 'Krediteres')).toHaveLength(2);
    expect(after('Gjelder faktura')).toBe('202600077');
    expect(texts.join(' ')).not.toMatch(/Å betale|Forfall|Konto|KID/);
  });

  it('has MVA by rate, and none where the seller charges none', async () => {
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

  it.each([
    ['an invoice', {}, 'Faktura'],
    ['a credit note', credit, 'Kreditnota'],
  ])('names %s on each of its pages', async (_, changes, kind) => {
    const lines = Array.from({ length: 12 }, () => invoice!.lines[0]!);
    const pages = pagesIn(await drawn({ ...changes, lines, number: '202600099' }));
    const named = pages.map((page) => page.map(({ text }) => text));
    expect(named).toMatchObject([
      expect.arrayContaining([`${kind} 202600099, side 1 av 2`]),
      expect.arrayContaining([`${kind} 202600099, side 2 av 2`]),
    ]);
  });

  it.each([
    ['an invoice', {}],
    ['a credit note', credit],
  ])('shows the year of days where %s is of the next year', async (_, changes) => {
    const lines = [{ ...invoice!.lines[0]!, deliveredOn: '2026-12-05' }];
    const of = async (issuedOn: string) => (await read({ ...changes, lines, issuedOn })).texts;
    expect(await of('2026-12-15')).toContain('5. desember');
    expect(await of('2027-01-15')).toContain('05.12.2026');
  });

  it('has every line once, with the payee on each page', async () => {
    const lines = Array.from({ length: 40 }, (_, nth) => ({
      ...invoice!.lines[0]!,
      ...{ reference: `R${nth}`, amountOre: 100 + nth },
    }));
    const { texts, after } = await read({ lines });
    for (const { reference } of lines)
      expect(texts.filter((text) => text === reference)).toHaveLength(1);
    expect(after('R39')).toBe('25 %');
    expect(texts).toContain('1,39');
    const pages = texts.filter((text) => /, side \d av \d$/.test(text));
    expect(pages.length).toBeGreaterThan(1);
    expect(texts.filter((text) => text === 'Boligstyling AS')).toHaveLength(pages.length);
  });
});
