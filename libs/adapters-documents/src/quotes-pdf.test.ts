import type { PrintedQuote, PrintedQuotes } from '@boligstyling/application';
import { QUOTE_INCLUDES } from '@boligstyling/domain';
import { samplePartner, sampleTerms } from '@boligstyling/domain/testing';
import { beforeAll, expect, it } from '@jest/globals';
import { quotesPdfOf } from './quotes-pdf.js';
import { pagesIn, textsOf } from './testing/pdf-texts.js';
import { loadTypefaces, type Typefaces } from './typefaces.js';

const BRAND = { wordmark: 'Boligstyling', contactEmail: 'kontakt@boligstyling.example' };

let typefaces: Typefaces;
beforeAll(async () => {
  typefaces = await loadTypefaces();
});

const quote = (name: string, changes = {}, service = 'Fullstyling'): PrintedQuote => ({
  service,
  partner: samplePartner({ name }),
  rating: { stars: 4.75, count: 12 },
  state: 'sent',
  attachments: [],
  terms: sampleTerms(changes),
});
const comparison = (quotes: PrintedQuote[], changes: Partial<PrintedQuotes> = {}) => ({
  ...{ service: 'Fullstyling', place: 'Bergen', day: '2026-11-29', missing: [], quotes },
  ...changes,
});
const read = async (of: PrintedQuotes) =>
  textsOf(await quotesPdfOf(of, typefaces, BRAND)).join(' ');

it('a printed comparison has every term of each quote, and who has sent none', async () => {
  const text = await read(
    comparison([quote('Anna Berg'), quote('Berit Dahl', { priceFrom: 30_000, priceTo: 35_000 })], {
      missing: ['Celine Eide'],
    }),
  );
  for (const reported of [
    'Anna Berg',
    'Berit Dahl',
    '24 900',
    '30 000–35 000',
    '4 980',
    'Møbler',
  ]) {
    expect(text).toContain(reported);
  }
  expect(text).toContain('Celine Eide har ikke sendt tilbud ennå.');
});

it('states MVA for a registered stylist alone', async () => {
  const text = await read(comparison([quote('Anna Berg', { hasVat: false })]));
  expect(text).toContain('Ingen. Stylisten er ikke mva-registrert.');
  expect(text).not.toContain('4 980');
});

it('breaks a range of large prices after its dash', async () => {
  const large = { priceFrom: 1_234_567, priceTo: 2_345_678 };
  const texts = textsOf(
    await quotesPdfOf(
      comparison([quote('A', large), quote('B', large), quote('C', large)]),
      typefaces,
      BRAND,
    ),
  ).map((each) => each.replaceAll(/\s/g, ' ').trim());
  expect(texts).toContain('1 234 567–');
  expect(texts).toContain('2 345 678 kr');
});

it('leaves out rental where no furniture is rented', async () => {
  const service = 'Interiørveiledning';
  const text = await read(comparison([quote('Anna Berg', {}, service)], { service }));
  expect(text).not.toContain('Uker med møbler');
  expect(text).not.toContain('Tjeneste');
});

it('names each quote’s service where leads for different ones were merged', async () => {
  const quotes = [quote('Anna Berg', {}, 'Delstyling'), quote('Berit Dahl')];
  const text = await read(comparison(quotes, { service: 'Delstyling' }));
  expect(text).toContain('Tilbud om delstyling og fullstyling i Bergen');
  expect(text).toMatch(/Tjeneste\s+Delstyling\s+Fullstyling/u);
});

it('is printed with six quotes, the longest message, any letter, and with none', async () => {
  const message = `${'Ord '.repeat(490)}🙂 你好`;
  const six = Array.from({ length: 6 }, (_, nth) => quote(`Nr. ${nth}`, { message }));
  const text = await read(comparison(six));
  expect(text).toContain('Nr. 5');
  expect(text).toContain('?');
  expect(await read(comparison([]))).toContain('Ingen har sendt tilbud ennå.');
});

it('names the columns on each page of a long table, and the row that continues there', async () => {
  const message = 'Ord '.repeat(490);
  const names = ['Anna Berg', 'Berit Dahl', 'Celine Eide'];
  const pdf = await quotesPdfOf(
    comparison(names.map((name) => quote(name, { message }))),
    typefaces,
    BRAND,
  );
  const pages = pagesIn(pdf);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages)
    expect(page.map(({ text }) => text)).toEqual(expect.arrayContaining(names));
  const isGoingOn = pages.filter(
    (page) => page.filter(({ text }) => text.startsWith('Ord')).length > 3,
  );
  for (const page of isGoingOn) expect(page.map(({ text }) => text)).toContain('Skriver');
  expect(isGoingOn.length).toBeGreaterThan(1);
});

it('fits three ordinary quotes on a page', async () => {
  const three = ['A', 'B', 'C'].map((name) =>
    quote(name, { priceTo: 1_999_999, priceDependsOn: 'Om møblene blir stående i stuen.' }),
  );
  expect(pagesIn(await quotesPdfOf(comparison(three), typefaces, BRAND))).toHaveLength(1);
});

it('has the whole checklist, also what no quote includes', async () => {
  const text = await read(comparison([quote('Anna Berg', { includes: ['inspection'] })]));
  for (const item of Object.values(QUOTE_INCLUDES)) expect(text).toContain(item.split(' ')[0]);
});

it('prices no withdrawn quote, and states who was chosen', async () => {
  const text = await read(
    comparison(
      [
        { ...quote('Anna Berg'), state: 'chosen' },
        { ...quote('Berit Dahl', { priceFrom: 12_345 }), state: 'withdrawn' },
        { ...quote('Celine Eide'), state: 'declined' },
      ],
      { missing: ['Dina Foss'] },
    ),
  );
  expect(text).not.toContain('12 345');
  for (const said of ['Berit Dahl har trukket tilbudet sitt.', 'Valgt', 'Ikke valgt']) {
    expect(text).toContain(said);
  }
  expect(text).toContain('Dina Foss sendte ikke tilbud.');
});

it('is the same to the byte', async () => {
  const of = comparison([quote('Anna Berg')]);
  const [one, other] = [
    await quotesPdfOf(of, typefaces, BRAND),
    await quotesPdfOf(of, typefaces, BRAND),
  ];
  expect(one.equals(other)).toBe(true);
});
