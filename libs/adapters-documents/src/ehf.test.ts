import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ehfOf } from './ehf.js';
import { brokenRules, HELD_AGAINST } from './testing/check-ehf.js';
import { LONG_NAME, sampleInvoices } from './testing/samples.js';

const EMAIL = 'kontakt@boligstyling.example';
const NOTE = '<cbc:Note>Hei</cbc:Note>';
const samples = sampleInvoices();
const found = (of: (invoice: (typeof samples)[number]) => boolean) => samples.find(of)!;
const INVOICE = found(({ vat }) => vat.length === 2);
const CREDIT_NOTE = found(({ kind }) => kind === 'credit-note');

describe('EHF', () => {
  it('breaks no rule in 200 invoices and credit notes', () => {
    expect(samples).toHaveLength(200);
    expect(samples.filter(({ kind }) => kind === 'credit-note')).toHaveLength(100);
    for (const sample of samples) {
      const { seller } = sample;
      const broken = brokenRules(ehfOf(sample, EMAIL));
      expect([sample.number, broken]).toEqual([
        sample.number,
        seller.inBusinessRegister ? [] : ['NO-R-002'],
      ]);
    }
  });

  it('directs payment to the seller’s account, and names only registers that the seller is in', () => {
    const { kid, seller } = INVOICE;
    const xml = ehfOf(INVOICE, EMAIL).replaceAll(/>\s+</g, '><');
    expect(xml).toContain(
      `<cbc:PaymentID>${kid}</cbc:PaymentID><cac:PayeeFinancialAccount><cbc:ID>${seller.account}</cbc:ID>`,
    );
    const outside = { ...INVOICE, seller: { ...seller, inBusinessRegister: false } };
    expect(xml).toContain('Foretaksregisteret');
    expect(ehfOf(outside, EMAIL)).not.toContain('Foretaksregisteret');
  });

  it('has the category of a zero rate, and a reason without MVA', () => {
    const of = (rate: number | null) => {
      const xml = ehfOf(
        found(({ vat }) => vat.some((each) => each.rate === rate)),
        EMAIL,
      ).replaceAll(/>\s+</g, '><');
      return /<cac:TaxCategory>(.*?)<cac:TaxScheme>/.exec(xml)?.[1];
    };
    expect(of(2500)).toBe('<cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent>');
    expect(of(0)).toBe('<cbc:ID>Z</cbc:ID><cbc:Percent>0</cbc:Percent>');
    expect(of(null)).toMatch(/^<cbc:ID>O<.*<cbc:TaxExemptionReason>Selgeren var ikke registrert/);
  });

  it('names the seller’s MVA number only where MVA is charged', () => {
    const before = found(({ vat }) => vat.some(({ rate }) => rate === null));
    const invoice = { ...before, seller: { ...before.seller, vatRegistered: true } };
    const xml = ehfOf(invoice, EMAIL);
    expect(brokenRules(xml)).not.toContain('BR-O-02');
    expect(xml).not.toContain(`NO${before.seller.organizationNumber}MVA`);
    expect(ehfOf(INVOICE, EMAIL)).toContain(`NO${INVOICE.seller.organizationNumber}MVA`);
  });

  it('covers two rates, an unregistered seller, long names and Sami letters', () => {
    expect(INVOICE.vat.map(({ rate }) => rate)).toEqual([2500, 1200]);
    expect(samples.some(({ seller }) => !seller.vatRegistered)).toBe(true);
    expect(LONG_NAME).toHaveLength(120);
    const long = found(({ buyer }) => buyer.name === LONG_NAME);
    expect(ehfOf(long, EMAIL)).toContain(LONG_NAME.replaceAll('&', '&amp;'));
  });

  it.each<[string, (xml: string) => string, string[]]>([
    [
      'a sum that is wrong',
      (xml) => xml.replace(/(<cbc:TaxInclusiveAmount[^>]*>)\d+/, '$11'),
      ['BR-CO-15', 'BR-CO-16'],
    ],
    [
      'elements in another order',
      (xml) => xml.replace(/( *<cbc:ProfileID>.*\n)( *<cbc:ID>.*\n)/, '$2$1'),
      ['XSD'],
    ],
    [
      'no reference of the buyer',
      (xml) => xml.replace(/ *<cbc:BuyerReference>.*\n/, ''),
      ['PEPPOL-EN16931-R003'],
    ],
    [
      'an organisation number that is none',
      (xml) => xml.replaceAll('974760673', '974760674'),
      ['PEPPOL-EN16931-R020', 'PEPPOL-COMMON-R041', 'NO-R-001'],
    ],
    [
      'an empty reference of the buyer',
      (xml) => xml.replace(/(<cbc:BuyerReference>)[^<]*/, '$1'),
      ['PEPPOL-EN16931-R008'],
    ],
    [
      'an MVA number without MVA, though Foretaksregisteret is there',
      (xml) => xml.replace('974760673MVA', '974760673'),
      ['NO-R-001'],
    ],
    [
      'no MVA number, though Foretaksregisteret silences the official rule',
      (xml) =>
        xml.replace(/ *<cac:PartyTaxScheme>\n *<cbc:CompanyID>NO[^]*?<\/cac:PartyTaxScheme>\n/, ''),
      ['BR-S-02'],
    ],
    [
      'a period that ends before it begins',
      (xml) => xml.replace(/<cbc:EndDate>\d+/, '<cbc:EndDate>2025'),
      ['BR-30'],
    ],
    ['three decimals', (xml) => xml.replace(/(PriceAmount[^>]*>\d+\.\d+)/, '$10'), ['BR-DEC']],
    ['an MVA number in small letters', (xml) => xml.replace('NO9', 'no9'), ['NO-R-001']],
    ['two notes', (xml) => xml.replace(/(?= *<cbc:DocumentCurr)/, NOTE + NOTE), ['XSD']],
    ['a unit that is not in the list', (xml) => xml.replaceAll('"EA"', '"stk"'), ['BR-CL-23']],
    [
      'no Foretaksregisteret',
      (xml) =>
        xml.replace(
          / *<cac:PartyTaxScheme>\n *<cbc:CompanyID>Foretaks[^]*?<\/cac:PartyTaxScheme>\n/,
          '',
        ),
      ['NO-R-002'],
    ],
  ])('with %s is caught', (_, broken, rules) => {
    for (const sample of [INVOICE, CREDIT_NOTE]) {
      const xml = ehfOf(sample, EMAIL);
      expect(broken(xml)).not.toBe(xml);
      expect(brokenRules(broken(xml))).toEqual(rules);
    }
  });

  it.each<[string, (xml: string) => string, string[]]>([
    // The release in force accepts it, the one before does not.
    ['no due date', (xml) => xml.replace(/ *<cbc:DueDate>.*\n/, ''), ['BR-CO-25']],
    [
      'no account',
      (xml) => xml.replace(/ *<cac:PayeeFinancialAccount>[^]*?<\/cac:PayeeFinancialAccount>\n/, ''),
      ['BR-61'],
    ],
  ])('of an invoice with %s is caught', (_, broken, rules) => {
    expect(brokenRules(broken(ehfOf(INVOICE, EMAIL)))).toEqual(rules);
  });

  it.each([
    ['S', 0, 'BR-S-05'],
    ['Z', 2500, 'BR-Z-05'],
  ])('with category %s and the rate %d is caught', (category, rate, rule) => {
    const sample = found(({ vat }) => vat.length === 1 && vat[0]!.rate === rate);
    const xml = ehfOf(sample, EMAIL).replaceAll(/<cbc:ID>[SZ]</g, `<cbc:ID>${category}<`);
    expect(brokenRules(xml)).toContain(rule);
  });

  it.each(HELD_AGAINST)('is held against %s, as the page of its rules says', (release) => {
    const page = new URL('../../../docs/ehf.md', import.meta.url);
    expect(readFileSync(page, 'utf8')).toContain(release);
  });

  it('stays well-formed with markup in a name', () => {
    const odd = found(({ buyer }) => buyer.name.includes('<'));
    const xml = ehfOf(odd, EMAIL);
    expect(xml).toContain('A &lt; B &amp; &quot;C&quot; &gt; D');
    expect(brokenRules(xml)).toEqual([]);
  });

  it('requests payment by KID, and credits without a due date', () => {
    const xml = ehfOf(INVOICE, EMAIL);
    expect(xml).toContain(`<cbc:PaymentID>${INVOICE.kid}</cbc:PaymentID>`);
    expect(xml).toContain('<cbc:PaymentMeansCode>30</cbc:PaymentMeansCode>');
    const note = ehfOf(CREDIT_NOTE, EMAIL);
    expect(note).toContain(`<cbc:ID>${CREDIT_NOTE.credits?.number}</cbc:ID>`);
    expect(note).not.toContain('DueDate');
    expect(note).not.toContain('PaymentMeans');
  });

  it('contains no owner and is deterministic', () => {
    expect(ehfOf(INVOICE, EMAIL)).toBe(ehfOf(INVOICE, EMAIL));
    expect(ehfOf(INVOICE, EMAIL)).not.toMatch(/Nordmann|lead/);
  });
});
