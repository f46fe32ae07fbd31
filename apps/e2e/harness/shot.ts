import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Saves a screenshot of the whole page as `<name>.png` in the folder SHOTS, if set. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
