import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { resize } from './resize.js';

/** Saves a screenshot of the whole page as `<name>.png` in the folder SHOTS, if set. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/** One at each width; the page keeps its own size. Without SHOTS nothing is laid out anew. */
export async function shots(page: Page, name: string, widths = [390, 820, 1440]): Promise<void> {
  const before = page.viewportSize();
  if (!process.env.SHOTS || !before) return;
  for (const width of widths) {
    await resize(page, { width, height: 900 });
    await shot(page, `${name}-${width}`);
  }
  await resize(page, before);
}
