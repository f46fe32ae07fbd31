import { expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { brotliDecompressSync } from 'node:zlib';
import { Pages, type SendableDocument } from './pages.js';
import type { Site } from './site.js';

function countingSite() {
  const renders: Record<string, number> = {};
  const site: Site = {
    destinationOf: () => ({ kind: 'app' }),
    knownPages: ['/', '/faq'],
    emptyDocument: { html: 'empty' },
    render: async (page) => {
      if (page === '/broken') throw new Error('cannot');
      renders[page] = (renders[page] ?? 0) + 1;
      return { html: `page ${page}`, styleHash: 'hash' };
    },
  };
  return { site, renders };
}

const read = ({ bodies }: SendableDocument) => brotliDecompressSync(bodies.br).toString();

test('a page is rendered once for many simultaneous visitors', async () => {
  const { site, renders } = countingSite();
  const pages = new Pages(site);
  await pages.warmUp(0);
  expect(renders).toEqual({ '/': 1, '/faq': 1 });
  const [one, other] = await Promise.all([pages.get('/faq'), pages.get('/faq')]);
  expect(read(one)).toBe('page /faq');
  expect(other).toBe(one);
  expect(renders).toEqual({ '/': 1, '/faq': 1 });
});

test('warm-up pauses between pages', async () => {
  const { site, renders } = countingSite();
  const pages = new Pages(site);
  void pages.warmUp();
  await pages.get('/p/other');
  expect(renders).toEqual({ '/': 1, '/p/other': 1 });
});

test('pages of places are cached up to a limit, known pages permanently', async () => {
  const { site, renders } = countingSite();
  const pages = new Pages(site);
  await pages.get('/faq');
  await pages.get('/p/first');
  for (let city = 0; city < 100; city += 1) await pages.get(`/p/${city}`);
  await pages.get('/faq');
  await pages.get('/p/first');
  await pages.get('/p/99');
  expect(renders['/faq']).toBe(1);
  expect(renders['/p/first']).toBe(2);
  expect(renders['/p/99']).toBe(1);
});

test('after 120 pages of places, further ones are rendered in the browser, and cached ones stay', async () => {
  const { site, renders } = countingSite();
  const pages = new Pages(site);
  for (let place = 0; place < 300; place += 1) await pages.get(`/p/${place}`);
  expect(Object.keys(renders)).toHaveLength(120);
  expect(read(await pages.get('/p/299'))).toBe('empty');
  expect(read(await pages.get('/p/119'))).toBe('page /p/119');
  expect(read(await pages.get('/faq'))).toBe('page /faq');
});

test('a still page has style and data but no code', async () => {
  const { site, renders } = countingSite();
  const kept = '<style>p{}</style><script type="application/json">{}</script>';
  const code = '<link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script>';
  const render: Site['render'] = async (page) => {
    await site.render(page);
    return { html: code + kept + code, styleHash: 'hash' };
  };
  const pages = new Pages({ ...site, render });
  const [one, other] = await Promise.all([pages.still('/faq'), pages.still('/faq')]);
  expect(read(one)).toBe(kept);
  expect(one.styleHash).toBe('hash');
  expect(other).toBe(one);
  expect(read(await pages.get('/faq'))).toBe(code + kept + code);
  expect(renders).toEqual({ '/faq': 2 });
});

test('a page that cannot be rendered is left to the browser', async () => {
  Logger.overrideLogger(false);
  const pages = new Pages(countingSite().site);
  expect(read(await pages.get('/broken'))).toBe('empty');
  expect(read(await pages.empty())).toBe('empty');
});
