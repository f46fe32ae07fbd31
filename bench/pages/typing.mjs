import { chromium } from 'playwright';

const SLOWER = 4;

/**
 * The slowest answers, in ms, on a phone with a CPU four times as slow: to the first press, which
 * brings the form to life, and while a name and an e-mail address are typed. The browser tells them
 * in steps of 8.
 */
export async function slowestAnswers(url, executablePath) {
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
    const slowestYet = async () => {
      await page.waitForTimeout(500);
      return page.evaluate(() => globalThis.slowest);
    };
    await page.getByRole('radio', { name: 'Ja' }).check();
    const firstPress = await slowestYet();
    await page.evaluate(() => (globalThis.slowest = 0));
    for (const [label, text] of [
      ['Fornavn', 'Kari'],
      ['Etternavn', 'Nordmann'],
      ['E-post', 'kari@nordmann.example.com'],
    ]) {
      await page.getByLabel(label).tap();
      await page.getByLabel(label).pressSequentially(text, { delay: 60 });
    }
    return { 'first press ms': firstPress, 'slowest key ms': await slowestYet() };
  } finally {
    await browser.close();
  }
}
