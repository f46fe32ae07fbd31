import type { Page } from '@playwright/test';

/** Waits until a page whose scripts run is drawn at its new width: a busy machine delivers it late. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(
    (width) =>
      new Promise((drawn) => requestAnimationFrame(() => drawn(window.innerWidth === width))),
    size.width,
  );
}
