import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { resize } from './resize.js';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const WIDTHS = { phone: 390, desktop: 1440 };

export async function expectAccessible(page: Page): Promise<void> {
  await expectClassesNamed(page);
  const violationsNow = await axeOn(page);
  for (const [device, width] of Object.entries(WIDTHS)) {
    await resize(page, { width, height: 900 });
    await untilFadedIn(page.locator('html'));
    const violations = await violationsNow();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
    expect(faults, `on a ${device}`).toEqual([]);
  }
}

/** Style sheets would be parsed again for one experimental rule only, which is off. */
const AS_USUAL = {
  resultTypes: ['violations'],
  selectors: false,
  preload: { assets: ['media'] },
} satisfies axe.RunOptions;

const CONTRAST = 'color-contrast';

/** File of looks, as hashes, whose contrast a check of this run found sufficient. */
const CONTRAST_KNOWN = process.env.E2E_CONTRAST ?? '';

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
  return async () => {
    const known = readFileSync(CONTRAST_KNOWN, 'utf8');
    const asked = { options: AS_USUAL, contrast: CONTRAST, known };
    const { violations, looks } = await page.evaluate(violationsIn, asked);
    if (violations.length === 0)
      appendFileSync(CONTRAST_KNOWN, looks.map((look) => `${look} `).join(''));
    return violations;
  };
}

type Asked = { options: axe.RunOptions; contrast: string; known: string };

/**
 * Contrast takes four fifths of axe's time. It is measured for texts whose look is new: the colours,
 * font and classes of the element and of all that it lies in.
 */
async function violationsIn({ options, contrast, known }: Asked) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const hashed = (text: string): number => {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1)
      hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    return hash;
  };
  const looks = new Map<Element, number>();
  const lookOf = (element: Element | null): number => {
    if (!element) return innerWidth;
    const earlier = looks.get(element);
    if (earlier !== undefined) return earlier;
    const style = getComputedStyle(element);
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style;
    const own = [element.tagName, element.getAttribute('class'), color, backgroundColor];
    const rest = [backgroundImage, opacity, fontSize, fontWeight];
    const look = hashed([lookOf(element.parentElement), ...own, ...rest].join());
    looks.set(element, look);
    return look;
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim());
  const { violations } = await axe.run({ ...options, rules: { [contrast]: { enabled: false } } });
  const isKnown = new Set(known.split(' '));
  // Only now: a page that is laid out anew meanwhile replaces elements.
  const fresh = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      (hasText(element) || element.matches('input, select, textarea')) &&
      element.checkVisibility() &&
      !isKnown.has(`${lookOf(element)}`),
  );
  if (fresh.length > 0) {
    const only = { ...options, runOnly: [contrast] };
    violations.push(...(await axe.run({ include: fresh }, only)).violations);
  }
  return { violations, looks: [...new Set(fresh.map(lookOf))] };
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
export const expectToFit320 = (page: Page): Promise<void> => expectToFit(page, 320);

export async function expectToFit(page: Page, width: number): Promise<void> {
  await resize(page, { width, height: 640 });
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow, `at ${width} px`).toBe(0);
}
