import type { Page } from '@playwright/test';
import { fillStepOne } from '../harness/lead-form.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner, cameToLife } from '../harness/visitor.js';

const street = (page: Page) => page.getByRole('combobox', { name: 'Gateadresse' });
const postalCode = (page: Page) => page.getByLabel('Postnummer');
const city = (page: Page) => page.getByRole('textbox', { name: 'Sted' });

async function type(page: Page, text: string) {
  await street(page).fill('');
  await street(page).pressSequentially(text);
}

test.beforeEach(async ({ page }) => {
  await answeredBanner(page);
  await page.goto('/');
  await cameToLife(page);
});

test('an address chosen from the list fills in street, postal code and city', async ({ page }) => {
  await type(page, 'Arendalsgata 12');
  await expect(page.getByRole('option')).toHaveCount(4);
  await expect(page.getByText('Adressedata: Kartverket')).toBeVisible();
  await expect(page.getByRole('option').first().locator('b')).toHaveText('Arendalsgata 12');
  await page.getByRole('option', { name: 'Arendalsgata 12C' }).click();

  await expect(street(page)).toHaveValue('Arendalsgata 12C');
  await expect(postalCode(page)).toHaveValue('0463');
  await expect(city(page)).toHaveValue('Oslo');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('the list is used by keyboard, closed by a click beside it, and left for an unknown address', async ({
  page,
}) => {
  await type(page, 'a');
  await expect(page.getByRole('listbox')).toBeHidden();
  await type(page, 'arendalsgata');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(4);
  await expect(street(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(street(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options.first().getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Home');
  await expect(street(page)).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(street(page)).toHaveValue('arendalsgata');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(street(page)).toHaveValue('arendalsgata');

  await type(page, 'arendalsgata');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.getByText('Boligens adresse').click();
  await expect(page.getByRole('listbox')).toBeHidden();

  await type(page, 'Ukjentveien 7');
  await expect(page.getByText('Ingen treff. Du kan skrive inn adressen selv.')).toBeVisible();
  await postalCode(page).fill('1234');
  await city(page).fill('Sted');
  await expect(street(page)).toHaveValue('Ukjentveien 7');
});

test('without the address service, the form asks for an unknown postal code', async ({
  page,
  addressService,
}) => {
  addressService.down = true;
  await type(page, 'Storgata 5 Moss');
  await page.getByRole('option', { name: 'Storgata 5 Moss' }).click();
  await expect(street(page)).toHaveValue('Storgata 5');
  await expect(city(page)).toHaveValue('Moss');
  await expect(postalCode(page)).toHaveValue('');
  await expect(postalCode(page)).toBeFocused();
});

const agents = (page: Page) => page.getByRole('checkbox', { name: /^Ja, én eiendomsmegler/ });
const next = (page: Page) => page.getByRole('button', { name: 'Gå videre' });
const stepTwo = (page: Page) => page.getByText('Steg 2 av 2');

async function suggest(page: Page, count: number) {
  await page.route('**/sok?**', async (route) => {
    const response = await route.fetch();
    const found = (await response.json()) as { adresser: unknown[] };
    await route.fulfill({ response, json: { ...found, adresser: found.adresser.slice(0, count) } });
  });
  await fillStepOne(page, { email: 'trykker@suggestions.example.com' });
  await type(page, 'Arendalsgata');
  await expect(page.getByRole('option')).toHaveCount(count);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a single tap below the list reaches its target', async ({ page }) => {
    await suggest(page, 2);
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
  });

  test('a field tapped far below the list is in sight after the list closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 450 });
    await suggest(page, 4);
    const { y } = (await postalCode(page).boundingBox())!;
    await page.evaluate((above) => scrollBy(0, above), y - 100);
    await postalCode(page).tap();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(postalCode(page)).toBeInViewport();
  });
});

test('a press on the button reaches it when the list has no result', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await fillStepOne(page, { email: 'ingen@suggestions.example.com' });
  await type(page, 'Ukjentveien 7');
  await expect(page.getByText(/^Ingen treff/)).toBeVisible();
  await next(page).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(stepTwo(page)).toBeVisible();
});

const waited = (page: Page) =>
  page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name=street]')!;
    let typedAt = 0;
    field.addEventListener('input', () => (typedAt = performance.now()));
    return new Promise<number>((resolve) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[role=option]')) return;
        observer.disconnect();
        resolve(performance.now() - typedAt);
      }).observe(document, { subtree: true, childList: true }),
    );
  });

test('when the service hangs, known streets appear within three seconds', async ({
  page,
  addressService,
}) => {
  addressService.hangs = true;
  const wait = waited(page);
  await type(page, 'Karl Johans gate Oslo');
  expect(await wait).toBeLessThanOrEqual(3_000);
  await expect(page.getByRole('option')).toHaveText([/^Karl Johans gate.*0154 Oslo$/s]);
  await page.getByRole('option').click();
  await expect(postalCode(page)).toHaveValue('0154');
  await expect(city(page)).toHaveValue('Oslo');
});
