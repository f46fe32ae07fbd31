import { beforeEach, expect, jest, test } from '@jest/globals';
import { paths } from '../config/paths';
import { isSecretPath } from '../config/secret-paths';

interface Visit {
  page: string;
  city: string;
  came_by: string[];
  step: string;
}

let sent: Visit[];
let requests: RequestInit[];
let openPage: typeof import('./open-page').openPage;
let reach: typeof import('./reach').reach;

async function arrive(address: string, referrer = ''): Promise<void> {
  jest.resetModules();
  history.replaceState(null, '', address);
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  ({ openPage } = await import('./open-page'));
  ({ reach } = await import('./reach'));
}
beforeEach(async () => {
  sent = [];
  requests = [];
  globalThis.fetch = async (_, init = {}) => {
    requests.push(init);
    sent.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  };
  await arrive('/');
});
const steps = () => sent.map(({ step }) => step);

test('a page is counted once while open, and again when reopened', () => {
  openPage('/');
  openPage('/');
  openPage('/faq/');
  openPage('/');
  expect(sent.map(({ page }) => page)).toEqual(['home', 'other', 'home']);
});

test('every public page is counted, except the thank-you page', () => {
  const uncounted = Object.values(paths).filter((path) => {
    openPage(path);
    return !isSecretPath(path) && requests.splice(0).length === 0;
  });
  expect(uncounted).toEqual([paths.thankYou, paths.notFound]);
});

test('the city is the last path segment of a city page', () => {
  openPage('/tromsø', 'city');
  openPage('/boligstyling/mo%20i%20rana', 'city');
  expect(sent.map(({ page, city }) => [page, city])).toEqual([
    ['city', 'tromsø'],
    ['city', 'mo i rana'],
  ]);
});

test('an address in capitals is the same page, and only city pages name a city', () => {
  openPage('/Artikler', 'city');
  openPage('/FAQ');
  openPage('/Oslo', 'city');
  expect(sent.map(({ page, city }) => [page, city])).toEqual([
    ['articles', ''],
    ['other', ''],
    ['city', 'oslo'],
  ]);
});

test('steps are counted once with those before them, a third only where it exists', () => {
  openPage('/');
  reach('form');
  reach('form');
  reach('step-2');
  reach('sent');
  expect(steps()).toEqual(['page', 'form', 'step-1', 'step-2', 'sent']);
  openPage('/artikler');
  reach('step-3');
  reach('sent');
  expect(steps().slice(5)).toEqual(['page', 'form', 'step-1', 'step-2', 'step-3', 'sent']);
});

test('the embedded form counts as a separate page, without its API key', () => {
  openPage('/embed/hemmelig', 'embedded', 'www.finn.no');
  reach('form');
  expect(sent).toEqual(
    ['page', 'form'].map((step) => ({
      page: 'embedded',
      city: '',
      came_by: ['www.finn.no'],
      step,
    })),
  );
});

test.each(['/takk', '/404', '/atlantis', '/embed/abc', '/min-henvendelse/owner.1.2.3', '/admin'])(
  '%s is not counted',
  (path) => {
    openPage(path);
    reach('sent');
    expect(sent).toEqual([]);
  },
);

const OURS = 'http://localhost';
test.each([
  ['/?utm_medium=cpc&utm_source=Finn', 'https://www.finn.no/', ['Finn', 'cpc', 'www.finn.no']],
  ['/', 'https://www.finn.no/annonse?id=7&soker=kari', ['www.finn.no']],
  ['/oslo?artikkel=2', `${OURS}/?utm_source=finn&utm_campaign=kari`, ['finn']],
  ['/oslo?utm_source=ny', `${OURS}/?utm_source=finn`, ['ny']],
  ['/', `${OURS}/faq`, []],
  ['/?utm_source=&utm_medium', 'nonsense', []],
])('the origin of %s after «%s» is %j, also on later pages', async (at, before, expected) => {
  await arrive(at, before);
  openPage('/');
  history.replaceState(null, '', '/faq?utm_source=annen');
  openPage('/faq');
  expect(sent.map(({ came_by }) => came_by)).toEqual([expected, expected]);
});

test('nothing sent identifies the visitor', () => {
  openPage('/');
  expect(sent).toEqual([{ page: 'home', city: '', came_by: [], step: 'page' }]);
  expect(requests).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer' }]);
});

test('a host that only starts like ours is a different one', async () => {
  await arrive('/', `${location.origin}.example/?utm_source=theirs`);
  openPage('/');
  expect(sent).toMatchObject([{ came_by: ['localhost.example'] }]);
});

test('counting stores nothing, and a failure goes unnoticed', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  openPage('/');
  reach('form');
  await new Promise((resolve) => setTimeout(resolve));
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});
