import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WebDriver } from 'selenium-webdriver';
import { test as base } from '../harness/test.js';
import { type Browser, type Engine, missingOf, startFirefox, startWebKit } from './browsers.js';

interface PerFlow {
  /** Skips the flow where its engine is not installed. */
  engineIsHere: void;
  /** Empty storage, a desktop's size, and the consent banner answered. */
  driver: WebDriver;
  /** A page that asks for consent. */
  firstVisit: WebDriver;
  resize: Browser['resize'];
}

export interface PerEngine {
  engine: Engine;
  engineBrowser: Browser;
}

const ANSWER_LIMIT_MS = 10_000;

/** Text of the page, and values of its fields. */
const STATE = `const values = [...document.querySelectorAll('input, select, textarea')].map((it) =>
    it.name + ': ' + (it.matches('[type=radio], [type=checkbox]') ? it.checked : it.value));
  return [location.href, document.body.innerText, ...values].join('\\n')`;

const ANSWERED = JSON.stringify({
  ...{ necessary: true, analytics: false, marketing: false, functional: false },
  timestamp: '2026-11-01T12:00:00.000Z',
});

/** Playwright's runner with a browser of Selenium. */
export const test = base.extend<PerFlow, PerEngine>({
  engine: ['firefox', { scope: 'worker', option: true }],
  engineBrowser: [
    async ({ engine }, use) => {
      const browser = await (engine === 'firefox' ? startFirefox() : startWebKit());
      await use(browser);
      await browser.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  engineIsHere: [
    async ({ engine }, use, testInfo) => {
      const missing = missingOf(engine);
      if (missing) testInfo.skip(true, missing);
      await use();
    },
    { auto: true },
  ],
  firstVisit: async ({ engineBrowser, baseURL }, use, testInfo) => {
    const { driver, resize } = engineBrowser;
    await driver.switchTo().defaultContent();
    // This page has no scripts.
    await driver.get(`${baseURL}/robots.txt`);
    await driver.executeScript('localStorage.clear(); sessionStorage.clear()');
    await driver.manage().deleteAllCookies();
    await resize(1280, 800);
    await use(driver);
    if (testInfo.status === testInfo.expectedStatus) return;
    // WebKit never answers on an error page.
    const inTime = (answer: Promise<string>) => Promise.race([answer, sleep(ANSWER_LIMIT_MS, '')]);
    const state = await inTime(driver.executeScript<string>(STATE));
    writeFileSync(testInfo.outputPath('page.txt'), state);
    const picture = await inTime(driver.takeScreenshot());
    writeFileSync(testInfo.outputPath('page.png'), picture, 'base64');
  },
  resize: ({ engineBrowser }, use) => use(engineBrowser.resize),
  driver: async ({ firstVisit }, use) => {
    await firstVisit.executeScript(
      `localStorage.setItem('cookie-consent', arguments[0])`,
      ANSWERED,
    );
    await use(firstVisit);
  },
});

export { expect } from '../harness/test.js';
