import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const WIDTHS = { phone: 390, desktop: 1440 };

/** axe finds nothing wrong with the page as it stands, as wide as a phone and as a desktop. */
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

/** Style sheets are fetched and read anew for one rule alone, an experimental one, which is not asked. */
const AS_USUAL = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
} satisfies axe.RunOptions;

/**
 * axe with all its rules. A page without frames is judged where it stands, by axe sent there once: else
 * it is sent again for each look, and puts together in a page of its own what it found in each frame.
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

/** Contrast is judged by the colours of that moment, which what still fades in does not have yet. */
export async function untilFadedIn(html: Locator): Promise<void> {
  await html.evaluate(() => {
    const isBrief = ({ effect, playState }: Animation) =>
      playState === 'running' && Number(effect?.getComputedTiming().endTime) < 1_000;
    const brief = document.getAnimations().filter(isBrief);
    return Promise.allSettled(brief.map(({ finished }) => finished));
  });
}

/** A class that a style sheet does not have comes out as a word of the language instead. */
async function expectClassesNamed(page: Page): Promise<void> {
  const unnamed = page.locator(
    '[class~=undefined], [class~=null], [class~=false], [class*="[obj"]',
  );
  expect(await unnamed.count(), 'classes without a name').toBe(0);
}

/** Nothing has to be scrolled sideways on the narrowest screens, nor at 400 % zoom (WCAG 1.4.10). */
export async function expectToFit320(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBe(0);
}
