import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = { phone: 390, desktop: 1440 };

/** axe finds nothing wrong with the page as it stands, as wide as a phone and as a desktop. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectClassesNamed(page);
  for (const [device, width] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await axe(page).analyze();
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
    expect(faults, `on a ${device}`).toEqual([]);
  }
}

/**
 * axe with all its rules. A page without frames is judged where it stands: else axe puts together in
 * a page of its own what it found in each frame, and all that is well, which took four times as long.
 */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] });

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
