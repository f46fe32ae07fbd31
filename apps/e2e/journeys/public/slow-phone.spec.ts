import type { Page } from '@playwright/test';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Bytes a second and round trip in milliseconds: a phone at the edge of its network. */
const SLOW = { downloadThroughput: 50_000, uploadThroughput: 20_000, latency: 400 };

/** Returns what makes the processor quick again: slowing it down takes all of a core. */
async function becomeSlow(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(4);
  return () => slowDown(1);
}

test('on a slow phone the rooms and the menu react before the code has come, and a lead is sent', async ({
  page,
}) => {
  await answeredBanner(page);
  const becomeQuick = await becomeSlow(page);
  const moved = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!main-)[^/]*\.js$/, async (route) => {
    await moved.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const slider = page.getByRole('slider', { name: 'Sammenlign rommet' });
  await slider.waitFor();
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.move(x + width * 0.36, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.7, y + height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuetext', /^(69|70|71) % før/);
  const cut = () =>
    slider.evaluate((input) => getComputedStyle(input).getPropertyValue('--cut').trim());
  expect(await cut()).toMatch(/^(69|70|71)%$/);
  await page.getByRole('button', { name: 'Åpne menyen' }).click();
  await page.getByLabel('Fornavn').fill('Trine');
  moved.resolve();
  const menu = page.getByRole('banner').getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Kontakt' })).toBeVisible();
  await page.getByRole('button', { name: 'Lukk menyen' }).click();
  await expect(menu).toBeHidden();
  await fillStepOne(page, { email: 'treg@slow-phone.example.com', firstName: 'Trine' });
  await becomeQuick();
  await fillStepTwo(page);
  await expect.poll(cut, 'what was moved before the code came stays').toMatch(/^(69|70|71)%$/);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: 'Sender henvendelsen' })).toBeVisible();
  await expect(page).toHaveURL(/takk/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for din henvendelse!');
});
