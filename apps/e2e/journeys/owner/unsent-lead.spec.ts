import type { Page } from '@playwright/test';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import type { Product } from '../../harness/product.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../../harness/test.js';
import { answeredBanner, cameToLife, startOver } from '../../harness/visitor.js';

test.use(AS_ON_A_FIRST_VISIT);

const LEADS = '**/api/leads';

const leadsOf = (product: Product, email: string) =>
  product.query<{ customer_name: string }>(
    'select customer_name from lead where customer_email = $1',
    [email],
  );
const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('lead-draft'));
const queueOf = (page: Page) => page.evaluate(() => localStorage.getItem('pending-leads'));

async function fillIn(page: Page, email: string) {
  await fillStepOne(page, { email });
  await fillStepTwo(page);
}

const received = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Henvendelse mottatt!' });

test.beforeEach(({ page }) => answeredBanner(page));

test('an unsent lead is sent on the next visit, after a reload, or when pressed again', async ({
  page,
  product,
}) => {
  await test.step('a lead stored by a page with an outdated key is sent on the next visit', async () => {
    const email = 'key@unsent.example.com';
    const home = `${product.baseURL}/`;
    await page.route(home, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('boligstyling-development-key', 'the-key-of-old');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/');
    await fillIn(page, email);
    const refused = page.waitForResponse(LEADS);
    await send(page);
    expect((await refused).status()).toBe(401);
    await expect(received(page)).toBeVisible();
    expect(await queueOf(page)).toContain(email);
    expect(await draftOf(page)).toContain(email);
    await page.unroute(home);

    const accepted = page.waitForResponse(LEADS);
    await page.goto('/faq');
    expect((await accepted).status()).toBe(201);
    await expect.poll(() => queueOf(page)).toBeNull();
    await expect.poll(() => draftOf(page)).toBeNull();
    expect(await leadsOf(product, email)).toHaveLength(1);
  });

  await test.step('after a reload the lead is sent, and the form no longer says that it is stored', async () => {
    await startOver(page);

    await page.route(LEADS, (route) => route.fulfill({ status: 500 }));
    await page.goto('/');
    await fillIn(page, 'loaded-again@unsent.example.com');
    await send(page);
    await expect(received(page)).toBeVisible();
    await page.unroute(LEADS);

    const accepted = page.waitForResponse(LEADS);
    await page.reload();
    expect((await accepted).status()).toBe(201);
    await expect.poll(() => draftOf(page)).toBeNull();
    await expect(page.getByLabel('Fornavn')).toHaveValue('');
    await expect(page.getByText('Vi tok vare på svarene dine')).toHaveCount(0);
  });

  await test.step('pressed again unchanged, it is one lead though the first answer was lost', async () => {
    await startOver(page);

    const email = 'again@unsent.example.com';
    await page.goto('/');
    await fillIn(page, email);
    let answers = 0;
    await page.route(LEADS, async (route) => {
      answers += 1;
      if (answers === 1) await route.fetch();
      await route.fulfill({ status: 503 });
    });
    await send(page);
    await expect(received(page)).toBeVisible();
    await page.unroute(LEADS);
    await send(page);
    await expect(page).toHaveURL(/takk/);
    expect(await leadsOf(product, email)).toHaveLength(1);
  });
});

test('in a browser without storage a lead is sent after two failures, each reported', async ({
  page,
  product,
}) => {
  const email = 'no-storage@unsent.example.com';
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/');
  await cameToLife(page);
  await page.getByRole('button', { name: 'Bare nødvendige' }).click();
  await page.waitForLoadState('networkidle');
  const notSent = page.getByRole('alert').filter({ hasText: 'Henvendelsen ble ikke sendt' });

  await test.step('the code of the last step does not load', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await fillIn(page, email);
    await send(page);
    await expect(notSent).toBeVisible();
    await expect(page.getByLabel('Hva trenger du hjelp til?')).toHaveValue('Leiligheten er tom.');
    await page.unroute('**/assets/*.js');
  });

  await test.step('the network fails', async () => {
    await page.route(LEADS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (each) => each.url().endsWith('/api/leads'));
    await send(page);
    await failed;
    await expect(notSent).toBeVisible();
    await page.unroute(LEADS);
  });

  await send(page);
  await expect(page).toHaveURL(/takk/);
  expect(await leadsOf(product, email)).toHaveLength(1);
});
