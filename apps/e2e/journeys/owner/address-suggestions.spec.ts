import type { Page } from '@playwright/test';
import { fillStepOne } from '../../harness/lead-form.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner, cameToLife } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

const street = (page: Page) => page.getByRole('combobox', { name: 'Gateadresse' });
const postalCode = (page: Page) => page.getByLabel('Postnummer');

async function type(page: Page, text: string) {
  await street(page).fill('');
  await street(page).pressSequentially(text);
}

test.beforeEach(async ({ page }) => {
  await answeredBanner(page);
  await page.goto('/');
  await cameToLife(page);
});

const agents = (page: Page) => page.getByRole('checkbox', { name: /^Ja, én eiendomsmegler/ });
const next = (page: Page) => page.getByRole('button', { name: 'Gå videre' });
const stepTwo = (page: Page) => page.getByText('Steg 2 av 2');

/** @param text not typed before, because answers are cached */
async function suggest(page: Page, text: string, count: number) {
  // The product gives the service two seconds, which a busy machine may exceed.
  await expect(async () => {
    await type(page, text);
    await expect(page.getByRole('option')).toHaveCount(count, { timeout: 5_000 });
  }).toPass();
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('each tap and press beside the list reaches its target, which stays in sight', async ({
  page,
}) => {
  await test.step('a single tap below the list reaches its target', async () => {
    await fillStepOne(page, { email: 'trykker@suggestions.example.com' });
    await page.route('**/sok?**', async (route) => {
      const response = await route.fetch();
      const found = (await response.json()) as { adresser: unknown[] };
      await route.fulfill({ response, json: { ...found, adresser: found.adresser.slice(0, 2) } });
    });
    await suggest(page, 'Arendalsgata', 2);
    await shot(page, 'suggestions-390');
    await postalCode(page).tap();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(postalCode(page)).toBeFocused();
    await expect(postalCode(page)).toBeInViewport();
    await expect(agents(page)).not.toBeChecked();

    await type(page, 'Arendalsgata');
    await expect(page.getByRole('option')).toHaveCount(2);
    await next(page).tap();
    await expect(stepTwo(page)).toBeVisible();
    await page.getByRole('button', { name: 'Tilbake' }).tap();
  });

  await test.step('a field tapped far below the list is in sight after the list closes', async () => {
    await resize(page, { width: 390, height: 450 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await suggest(page, 'Arendalsgata 12', 4);
    const { y } = (await postalCode(page).boundingBox())!;
    await page.evaluate((above) => scrollBy(0, above), y - 100);
    await postalCode(page).tap();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(postalCode(page)).toBeInViewport();
  });

  await test.step('a press on the button reaches it when the list has no result', async () => {
    await resize(page, { width: 1440, height: 900 });
    await type(page, 'Ukjentveien 7');
    await expect(page.getByText('Ingen treff. Du kan skrive inn adressen selv.')).toBeVisible();
    await next(page).hover();
    await page.mouse.down();
    await page.mouse.up();
    await expect(stepTwo(page)).toBeVisible();
  });
});
