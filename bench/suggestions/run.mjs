import { chromium } from 'playwright';
import { AddressService } from '../../apps/e2e/harness/address-service.ts';
import { BROWSER } from '../harness/browser.mjs';
import { median } from '../harness/alternate.mjs';
import { atMost } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';
import { startProduct } from '../pages/product.mjs';

/**
 * Time from the last key of an address to the first suggestion, in a browser, with recorded answers
 * of the address service. `RUNS` visits.
 */
const RUNS = Number(process.env.RUNS ?? 10);
const PAUSE_MS = 300;
const TEXT = 'Arendalsgata 12';

/** Runs in the page. */
function watch() {
  const { document, MutationObserver, addEventListener } = globalThis;
  addEventListener('keydown', () => (globalThis.lastKey = performance.now()), true);
  new MutationObserver(() => {
    const isThere = document.querySelector('[role=option]') !== null;
    globalThis.shown = isThere ? (globalThis.shown ?? performance.now()) : undefined;
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: debounce and round trips to the address service, in ms. */
function times(address) {
  const trips = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(address));
  return {
    waited: globalThis.shown - globalThis.lastKey,
    requests: trips.length,
    roundTrip: trips[0].duration,
  };
}

async function visit(browser, url, address) {
  const page = await browser.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await page.getByRole('combobox', { name: 'Gateadresse' }).pressSequentially(TEXT, { delay: 60 });
  await page.getByRole('option').first().waitFor();
  const result = await page.evaluate(times, address);
  await page.close();
  return result;
}

const service = await AddressService.start();
const product = await startProduct({ ADDRESS_SEARCH_URL: service.url });
const browser = await chromium.launch({ executablePath: BROWSER });
const visits = [];
for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, product.url, service.url));

const of = (key) => visits.map((visit) => visit[key]);
const own = visits.map(({ waited, roundTrip }) => waited - roundTrip - PAUSE_MS);
await report(
  'suggestions',
  {
    [`«${TEXT}» typed, ${RUNS} visits:`]: [
      {
        '': 'last key to first suggestion, ms',
        median: median(of('waited')),
        most: Math.max(...of('waited')),
      },
      { '': 'round trip, ms', median: median(of('roundTrip')), most: Math.max(...of('roundTrip')) },
      {
        '': `beyond ${PAUSE_MS} ms and the round trip, ms`,
        median: median(own),
        most: Math.max(...own),
      },
      { '': 'requests', median: median(of('requests')), most: Math.max(...of('requests')) },
    ],
  },
  [
    // One screen frame after debounce and answer is immediate.
    atMost('first suggestion, ms beyond the pause and the round trip', 16, median(own)),
    atMost('requests for one address', 1, Math.max(...of('requests'))),
  ],
);
await browser.close();
await product.stop();
await service.stop();
