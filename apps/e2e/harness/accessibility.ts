import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const WIDTHS = { phone: 390, desktop: 1440 };

export async function expectAccessible(page: Page): Promise<void> {
  await expectClassesNamed(page);
  const violationsNow = await axeOn(page);
  for (const [device, width] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    await untilFadedIn(page.locator('html'));
    const violations = await violationsNow();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
    expect(faults, `on a ${device}`).toEqual([]);
  }
}

/** Style sheets would be parsed again for one experimental rule only, which is off. */
const AS_USUAL = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
} satisfies axe.RunOptions;

/**
 * Without frames axe is injected once; otherwise it is injected for each check and merges the
 * frames' results in a separate page.
 */
async function axeOn(page: Page): Promise<() => Promise<axe.Result[]>> {
  if (page.frames().length > 1) {
    const builder = new AxeBuilder({ page }).options(AS_USUAL);
    return async () => (await builder.analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return () =>
    page.evaluate(async (options) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(options)).violations;
    }, AS_USUAL);
}

/** Contrast is measured on the current colours, which differ during a fade-in. */
export async function untilFadedIn(html: Locator): Promise<void> {
  await html.evaluate(() => {
    const isBrief = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1_000;
    const brief = document.getAnimations().filter(isBrief);
    return Promise.allSettled(brief.map(({ finished }) => finished));
  });
}

/** A class missing from a CSS module renders as `undefined` or the like. */
async function expectClassesNamed(page: Page): Promise<void> {
  const unnamed = page.locator(
    '[class~=undefined], [class~=null], [class~=false], [class*="[obj"]',
  );
  expect(await unnamed.count(), 'classes without a name').toBe(0);
}

/** No horizontal scrolling at 320 pixels, which is also 400 % zoom (WCAG 1.4.10). */
export async function expectToFit320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
}
