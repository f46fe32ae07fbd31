import { chromium } from 'playwright';
import { AddressService } from '../../apps/e2e/harness/address-service.ts';
import { BROWSER } from '../harness/browser.mjs';
import { atMost } from '../harness/goals.mjs';
import { median } from '../harness/alternate.mjs';
import { report } from '../harness/report.mjs';
import { startProduct } from '../pages/product.mjs';
import { CONTROLS } from './controls.mjs';

/**
 * Latency of each form control on a phone with a CPU four times as slow: from touch or key until
 * the screen shows the answer, as «Interaction to Next Paint» counts it, in steps of 8 ms. Medians
 * of `RUNS` visits, each from the first view to the thanks.
 */
const RUNS = Number(process.env.RUNS ?? 5);
const SLOWER = 4;
const UNTIL_PAINTED_MS = 500;

/** Runs in the page. */
function watch() {
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries())
      if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function visit(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  const slowest = [];
  for (const [, use] of CONTROLS) {
    await use(page);
    await page.waitForTimeout(UNTIL_PAINTED_MS);
    slowest.push(
      await page.evaluate(() => {
        const { slowest } = globalThis;
        globalThis.slowest = 0;
        return slowest;
      }),
    );
  }
  await context.close();
  return slowest;
}

const service = await AddressService.start();
const product = await startProduct({ ADDRESS_SEARCH_URL: service.url, LEADS_PER_MINUTE: '0' });
const browser = await chromium.launch({ executablePath: BROWSER });
await visit(browser, product.url);
const visits = [];
for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, product.url));

const rows = CONTROLS.map(([control], nth) => {
  const answers = visits.map((slowest) => slowest[nth]);
  return { Control: control, 'median ms': median(answers), 'most ms': Math.max(...answers) };
});
await report(
  'form',
  { [`The slowest answer of each control, of ${RUNS} visits, CPU four times as slow:`]: rows },
  rows.map((row) => atMost(`${row.Control}, ms`, 100, row['median ms'])),
);
await browser.close();
await product.stop();
await service.stop();
