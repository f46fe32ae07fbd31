import type { Page } from '@playwright/test';
import { fillStepOne, fillStepTwo, send } from '../harness/lead-form.js';
import type { Product } from '../harness/product.js';
import { shot } from '../harness/shot.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../harness/test.js';
import { answeredBanner, cameToLife } from '../harness/visitor.js';

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

test('a lead stored by a page with an outdated key is sent on the next visit', async ({
  page,
  product,
}) => {
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

test('after a reload the lead is sent, and the form no longer says that it is stored', async ({
  page,
}) => {
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

test('pressed again unchanged, it is one lead though the first answer was lost', async ({
  page,
  product,
}) => {
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

test('in a browser without storage the form sends, and reports a failure', async ({
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
  await page.getByRole('button', { name: 'Bare nødvendige' }).click();
  await fillIn(page, email);
  await page.route(LEADS, (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Henvendelsen ble ikke sendt');
  await page.unroute(LEADS);
  await send(page);
  await expect(page).toHaveURL(/takk/);
  expect(await leadsOf(product, email)).toHaveLength(1);
});

test('a form whose last step failed to load reports that, and sends later', async ({
  page,
  product,
}) => {
  const email = 'no-code@unsent.example.com';
  await page.goto('/');
  await cameToLife(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await fillIn(page, email);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('Henvendelsen ble ikke sendt');
  await expect(page.getByLabel('Hva trenger du hjelp til?')).toHaveValue('Leiligheten er tom.');
  await page.unroute('**/assets/*.js');
  await send(page);
  await expect(page).toHaveURL(/takk/);
  expect(await leadsOf(product, email)).toHaveLength(1);
});

test('a lead sent in one tab no longer waits in another', async ({ page, context, product }) => {
  const email = 'two-tabs@unsent.example.com';
  await page.route(LEADS, (route) => route.fulfill({ status: 503 }));
  await page.goto('/');
  await fillIn(page, email);
  await send(page);
  const panel = (text: string) =>
    page.getByRole('form').getByRole('status').filter({ hasText: text });
  await expect(panel('Lagret i denne nettleseren')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/faq');
  await expect(panel('Vi har fått henvendelsen')).toBeVisible();
  await expect(panel('Lagret i denne nettleseren')).toBeHidden();
  await expect(page.getByLabel('Fornavn')).toHaveValue('');
  expect(await draftOf(page)).toBeNull();
  expect(await leadsOf(product, email)).toHaveLength(1);
});

for (const { title, answer, days, said, follow } of [
  {
    title:
      'a request that is sent two days later is reported at the top of sight until that is closed',
    answer: 201,
    days: 2,
    said: 'Henvendelsen fra tirsdag er sendt nå',
    follow: true,
  },
  {
    title: 'a request that is refused two days later is reported in the same way',
    answer: 422,
    days: 2,
    said: 'Henvendelsen fra tirsdag ble ikke sendt',
    follow: false,
  },
  {
    title: 'a request that is given up after a week is reported in the same way',
    answer: 503,
    days: 8,
    said: 'Henvendelsen fra 24. november ble ikke sendt',
    follow: false,
  },
]) {
  test(title, async ({ page }) => {
    const email = `sent-${days}-${answer}@unsent.example.com`;
    const tuesday = new Date('2026-11-24T09:00:00Z');
    await page.clock.install({ time: tuesday });
    await page.route(LEADS, (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await fillIn(page, email);
    await send(page);
    await expect(received(page)).toBeVisible();
    await page.unroute(LEADS);
    if (answer !== 201) {
      const json = { error: 'Vi finner ikke adressen.' };
      const contentType = 'application/problem+json';
      await page.route(LEADS, (route) => route.fulfill({ status: answer, contentType, json }));
    }

    await page.goto('about:blank');
    await page.clock.setSystemTime(tuesday.getTime() + days * 24 * 60 * 60 * 1000);
    await page.goto('/faq');
    const news = page.getByLabel('Meldinger').getByText(said);
    await expect(news).toBeInViewport();
    await page.clock.runFor('01:00');
    await expect(news).toBeInViewport();
    await shot(page, `late-${answer}`);
    const link = page.getByRole('link', { name: 'Følg henvendelsen' });
    if (follow) {
      await link.click();
      await expect(page).toHaveURL(/min-henvendelse#sender\./);
    } else {
      await expect(link).toHaveCount(0);
      await page.getByRole('button', { name: 'Lukk meldingen' }).click();
      await expect(news).toBeHidden();
    }
  });
}
