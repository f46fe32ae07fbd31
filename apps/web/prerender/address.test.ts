import { describe, expect, test } from '@jest/globals';
import { destinationOf, knownPages } from './address';

const brand = {
  productName: 'Bolig Pynt',
  wordmark: 'Boligpynt',
  contactEmail: 'post@boligpynt.example',
  cityTexts: {
    lillevik: { title: 'Lillevik', paragraphs: ['a', 'b', 'c'], button: 'Spør' } as const,
  },
};

const destination = (url: string) => destinationOf(url, brand);
const page = (address: string) => ({ kind: 'page', page: address, status: 200 });
const NOT_FOUND = { kind: 'page', page: '/404', status: 404 };

describe('the destination of an address', () => {
  test.each([
    ['/', '/'],
    ['/?utm_source=x', '/'],
    ['/FAQ/', '/faq'],
    ['/artikler', '/artikler'],
    ['/artikler?artikkel=3&x=1', '/artikler?artikkel=3'],
    ['/artikler?artikkel=99', '/artikler'],
    ['/takk?source=homepage&city=Oslo', '/takk'],
    ['/TROMS%C3%98', '/tromsø'],
    ['/bolig-pynt/oslo', '/oslo'],
    ['/bolig-pynt/Mo%20i%20Rana', '/bolig-pynt/mo%20i%20rana'],
  ])('%s shows the page kept as %s', (url, kept) => {
    expect(destination(url)).toEqual(page(kept));
  });

  test.each([
    '/404',
    '/atlantis',
    '/boligstyling/hamar',
    '/faq/oslo',
    '/%E0%A4%A',
    '/bolig-pynt/%20',
    '/bolig-pynt/admin%20',
  ])('%s is not found', (url) => {
    expect(destination(url)).toEqual(NOT_FOUND);
  });

  test.each([
    ['/admin', '/admin'],
    ['/admin/leads', '/admin'],
    ['/admin/login?fane=bytt', '/admin/login'],
    ['/min-henvendelse/token', '/min-henvendelse'],
    ['/partner', '/partner'],
    ['/partner/tilbud/id', '/partner/tilbud'],
    ['/PARTNER/svar/token', '/partner/svar'],
    ['//partner/svar/token', '/partner/svar'],
  ])('%s is secret, and leads to %s', (url, page) => {
    expect(destination(url)).toEqual({ kind: 'secret', page });
  });

  const TOKEN = 'owner.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.Sig_na-ture';
  test.each([
    [`/min-henvendelse%23${TOKEN}`, `/min-henvendelse#${TOKEN}`],
    [`/partner/svar?om=x%23${TOKEN}`, `/partner/svar?om=x#${TOKEN}`],
    [`/admin/velkommen%23${TOKEN}?utm=y`, `/admin/velkommen#${TOKEN}`],
  ])('the token of %s moves to the fragment, which no server sees', (url, to) => {
    expect(destination(url)).toEqual({ kind: 'moved', to });
  });

  test.each([
    ...[`//min-henvendelse%23${TOKEN}`, `//evil.example%23${TOKEN}`, `/faq%23${TOKEN}`],
    ...['/admin?kampanje=%23hashtag', '/min-henvendelse%23passer-ikke'],
  ])('%s is no signed link, and is not redirected', (url) =>
    expect(destination(url)).not.toHaveProperty('kind', 'moved'),
  );

  test.each([
    ['/embed/019aa1b2-7c3d', '/embed?font=system'],
    ['/embed/a_key?font=georgia', '/embed?font=georgia'],
    ['/embed/a_key?font=comic', '/embed?font=system'],
  ])('%s is the form that the pages of an API key may frame', (url, kept) => {
    const key = url.split(/[/?]/)[2];
    expect(destination(url)).toEqual({ kind: 'embed', page: kept, key });
    expect(knownPages(brand)).toContain(kept);
  });

  test.each(['/embed', '/embed?font=georgia', '/embed/', '/embed/a/b', '/embed/a%20b', '/EMBED/a'])(
    '%s names no API key and is not found',
    (url) => expect(destination(url)).toEqual(NOT_FOUND),
  );

  test.each(['admin', 'admin-login'])('a city called %s moves to the 404 page', (city) => {
    expect(destination(`/bolig-pynt/${city}`)).toEqual({ kind: 'moved', to: '/404' });
  });

  test.each(['Bergenx', 'constructor', 'x1b2c3', 'a'.repeat(5000)])(
    'an unknown place such as %s is rendered by the browser',
    (city) => expect(destination(`/bolig-pynt/${city}`)).toEqual({ kind: 'app' }),
  );

  test.each(['gjøvik', 'tråante', 'fyllingsdalen', 'lillevik'])(
    'a known place, or one with a text of the brand, such as %s, is rendered',
    (city) =>
      expect(destination(`/bolig-pynt/${city}`)).toEqual(
        page(`/bolig-pynt/${encodeURIComponent(city)}`),
      ),
  );

  test('every known page leads to itself', () => {
    const pages = knownPages(brand);
    expect(pages).toContain('/ålesund');
    const own = pages.filter((known) => !known.startsWith('/embed'));
    for (const known of own) expect(destination(known)).toMatchObject({ page: known });
  });
});
