import { chromium } from 'playwright';

const SLOWER = 4;

/**
 * The slowest answer to a key or a press, in ms, while a name and an e-mail address are typed into
 * the form on a phone with a CPU four times as slow. The browser tells it in steps of 8.
 */
export async function slowestAnswer(url, executablePath) {
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(() => {
      globalThis.slowest = 0;
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries())
          if (interactionId) globalThis.slowest = Math.max(globalThis.slowest, duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.getByRole('radio', { name: 'Ja' }).check();
    for (const [label, text] of [
      ['Fornavn', 'Kari'],
      ['Etternavn', 'Nordmann'],
      ['E-post', 'kari@nordmann.example.com'],
    ]) {
      await page.getByLabel(label).tap();
      await page.getByLabel(label).pressSequentially(text, { delay: 60 });
    }
    await page.waitForTimeout(500);
    return await page.evaluate(() => globalThis.slowest);
  } finally {
    await browser.close();
  }
}
