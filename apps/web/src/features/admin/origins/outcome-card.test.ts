import { expect, test } from '@jest/globals';
import { hoursToQuote, originView, outcomeArgs, outcomeRows, shareChosen } from './outcome-card';

const outcome = (leads: number) => ({
  ...{ leads, matched: 1, won: 0, revenue: 499.5 },
  ...{ quotes: 2, quoted: 2, chosen: 1, quote_minutes: 300 },
});

test('each origin links to its leads of the period; one without a name has no link', () => {
  const total = { ...outcome(3), matched: 2, revenue: 999 };
  const origins = [
    { name: 'vår & høst', ...outcome(2) },
    { name: '', ...outcome(1) },
  ];
  expect(outcomeRows({ origins, total }, { by: 'utm_campaign', from: '2026-11-01' })).toEqual([
    {
      name: 'vår & høst',
      href: '/admin?kampanje=v%C3%A5r+%26+h%C3%B8st&slatt-sammen=without&fra=2026-11-01',
      ...outcome(2),
    },
    { name: 'Ikke oppgitt', ...outcome(1) },
  ]);
});

test('a form is named in words', () => {
  const total = outcome(2);
  const rows = outcomeRows(
    { origins: [{ name: 'city_page', ...total }], total },
    { by: 'source', to: '2026-11-30' },
  );
  expect(rows).toEqual([
    {
      name: 'Bysidene',
      href: '/admin?kilde=city_page&slatt-sammen=without&til=2026-11-30',
      ...total,
    },
  ]);
});

test('the links carry the filters of the figures', () => {
  const total = outcome(2);
  const asked = { by: 'source', source: 'homepage', utm_campaign: 'vår' } as const;
  const [row] = outcomeRows({ origins: [{ name: 'homepage', ...total }], total }, asked);
  expect(row?.href).toBe('/admin?kilde=homepage&kampanje=v%C3%A5r&slatt-sammen=without');
  expect(outcomeArgs(asked)).toEqual({ by: 'source', source: 'homepage', utmCampaign: 'vår' });
});

test('origins beyond the limit share one line', () => {
  const total = {
    ...{ ...outcome(9), matched: 4, won: 2, revenue: 2000 },
    ...{ quotes: 5, quoted: 2, chosen: 1, quote_minutes: 300 },
  };
  const rows = outcomeRows(
    { origins: [{ name: 'a', ...outcome(5) }], total },
    { by: 'utm_source' },
  );
  expect(rows[1]).toEqual({
    ...{ name: 'Andre', leads: 4, matched: 3, won: 2, revenue: 1500.5 },
    ...{ quotes: 3, quoted: 0, chosen: 0, quote_minutes: 0 },
  });
});

test.each([
  ['utm_campaign', 'utm_campaign'],
  ['', 'source'],
  ['constructor', 'source'],
])('«%s» asks for %s', (asked, view) => expect(originView(asked)).toBe(view));

test('time and share of quotes are means of the leads with one, and a dash without', () => {
  const two = { ...outcome(9), quoted: 2, chosen: 1, quote_minutes: 2160 };
  expect([hoursToQuote(two), shareChosen(two)]).toEqual(['18\u00a0t', '50 %']);
  const none = { ...outcome(9), quoted: 0, chosen: 0, quote_minutes: 0 };
  expect([hoursToQuote(none), shareChosen(none)]).toEqual(['–', '–']);
});
