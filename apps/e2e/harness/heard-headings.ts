import { expect, type Page } from '@playwright/test';

interface Node {
  role?: { value?: string };
  name?: { value?: string };
}

/**
 * Screen readers get each heading as written. Chromium drops a space that is a text node between
 * two comments of the server's rendering.
 */
export async function expectHeadingsHeard(page: Page): Promise<void> {
  const written = await page.locator('h1, h2, h3').allTextContents();
  const browser = await page.context().newCDPSession(page);
  const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await browser.detach();
  const heard = nodes
    .filter(({ role }) => role?.value === 'heading')
    .map(({ name }) => name?.value);
  expect(heard.length).toBeGreaterThan(0);
  expect(heard.filter((name) => !written.includes(name ?? ''))).toEqual([]);
}
