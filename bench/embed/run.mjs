import { chromium } from 'playwright';
import { HostSite } from '../../apps/e2e/harness/host-site.ts';
import { BROWSER } from '../harness/browser.mjs';
import { alternate, median } from '../harness/alternate.mjs';
import { atMost } from '../harness/goals.mjs';
import { report } from '../harness/report.mjs';
import { startProduct } from '../pages/product.mjs';

/**
 * Cost of the form in another site's text page, on a cheap phone with a slow network, in turns:
 * without the form, with it far below, and with it in the first view. `RUNS` of each (7).
 */
const RUNS = Number(process.env.RUNS ?? 7);
const SLOW = {
  offline: false,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
  latency: 150,
};
const adminPassword = 'the-bench-knows-this-password';

function watch() {
  globalThis.seen = { lcp: 0, shift: 0 };
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (globalThis.seen.lcp = startTime));
  observe('layout-shift', ({ value }) => (globalThis.seen.shift += value));
}

const product = await startProduct({ ADMIN_PASSWORD: adminPassword });
// On the product's site, so that the frame is throttled together with the page.
const host = await HostSite.start(product.url, 'localhost');
const key = await giveKey(host.origin);
const snippet = `<script src="${product.url}/embed.js" data-key="${key}" data-font="georgia" async></script>`;
const browser = await chromium.launch({ executablePath: BROWSER });

/** Creates a publishable key for pages of the origin. */
async function giveKey(origin) {
  const post = async (call, body, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${product.url}/api/admin/${call}`, init)).json();
  };
  const { adminToken } = await post('session', { password: adminPassword });
  const settings = { name: 'Bench', source: 'bench', origins: [origin], scopes: ['leads:submit'] };
  const limits = { shows_contacts: false, per_minute: 60, paused: false };
  return (await post('integrator-keys', { ...settings, ...limits }, adminToken)).id;
}

async function visit(shown) {
  host.show(shown);
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const bytes = { ours: 0, all: 0, requests: 0 };
  page.on('response', (response) => {
    const length = Number(response.headers()['content-length'] ?? 0);
    bytes.all += length;
    if (!response.url().startsWith(product.url)) return;
    bytes.ours += length;
    bytes.requests += 1;
  });
  await page.addInitScript(watch);
  await page.goto(host.origin, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_000);
  const seen = await page.evaluate('seen');
  await page.close();
  return { ...seen, ...bytes };
}

const results = await alternate(
  RUNS,
  {
    without: { snippet: '' },
    'far below': { snippet, far: true },
    'in the first view': { snippet },
  },
  visit,
);
const lcp = (form) => median(results[form].map((visit) => visit.lcp));
await report(
  'embed',
  {
    [`A page of text, medians of ${RUNS} visits in turns:`]: Object.entries(results).map(
      ([form, visits]) => {
        const of = (name) => median(visits.map((each) => each[name]));
        return {
          'The form': form,
          'LCP ms': of('lcp'),
          'LCP ms, least': Math.min(...visits.map(({ lcp }) => lcp)),
          'LCP ms, most': Math.max(...visits.map(({ lcp }) => lcp)),
          'layout shift': of('shift'),
          'requests to us': of('requests'),
          'bytes from us': of('ours'),
        };
      },
    ),
  },
  [
    atMost(
      'host page’s LCP with the form far below, × without',
      1.1,
      lcp('far below') / lcp('without'),
    ),
  ],
);
await browser.close();
host.stop();
await product.stop();
