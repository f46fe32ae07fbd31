import type { Page } from '@playwright/test';
import { fillStepOne, fillStepTwo, send } from '../harness/lead-form.js';
import type { Product } from '../harness/product.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner } from '../harness/visitor.js';

const LEADS = '**/api/leads';

const leadsOf = (product: Product, email: string) =>
  product.query<{ customer_name: string }>(
    'select customer_name from lead where customer_email = $1',
    [email],
  );
const queueOf = (page: Page) => page.evaluate(() => localStorage.getItem('pending-leads'));

async function fillIn(page: Page, email: string) {
  await fillStepOne(page, { email });
  await fillStepTwo(page);
}

const received = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Henvendelse mottatt!' });

test.beforeEach(({ page }) => answeredBanner(page));

test('a request sent without a network arrives when the network is back', async ({
  page,
  context,
  product,
}) => {
  const email = 'offline@unsent.example.com';
  await page.goto('/');
  await fillIn(page, email);
  await context.setOffline(true);
  await send(page);
  await expect(received(page)).toContainText('Vi har mottatt din henvendelse');
  await expect(page.getByText('Steg 2 av 2')).toBeVisible();
  await expect(page.getByLabel('Boligens størrelse')).toHaveValue('74 kvm');

  await context.setOffline(false);
  await expect.poll(() => leadsOf(product, email)).toHaveLength(1);
  await expect.poll(() => queueOf(page)).toBeNull();
});

test('a request left behind is sent on the next visit, whichever page that is', async ({
  page,
  context,
  product,
}) => {
  const email = 'next-visit@unsent.example.com';
  await page.goto('/');
  await fillIn(page, email);
  await page.route(LEADS, (route) => route.fulfill({ status: 503 }));
  await send(page);
  await expect(received(page)).toBeVisible();
  await page.close();

  const nextVisit = await context.newPage();
  await nextVisit.goto('/faq');
  await expect.poll(() => leadsOf(product, email)).toHaveLength(1);
  await expect.poll(() => queueOf(nextVisit)).toBeNull();
});

test('a request that a page with an outdated key left behind goes out with the next visit’s', async ({
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
  await page.unroute(home);

  const accepted = page.waitForResponse(LEADS);
  await page.goto('/faq');
  expect((await accepted).status()).toBe(201);
  await expect.poll(() => queueOf(page)).toBeNull();
  expect(await leadsOf(product, email)).toHaveLength(1);
});

test('whatever stands between answers, a request waits until the server has it', async ({
  page,
  product,
}) => {
  const email = 'proxy@unsent.example.com';
  const html = { contentType: 'text/html', body: '<html>Logg inn på nettet</html>' };
  const answers = [
    { status: 403, ...html },
    { status: 404, json: { error: 'Finnes ikke.' } },
    { status: 405, json: {} },
    { status: 400, ...html },
    { status: 200, ...html },
    { status: 200, json: {} },
    { status: 204 },
  ];
  let answered = 0;
  await page.route(LEADS, (route) => route.fulfill(answers[answered++] ?? { status: 503 }));
  await page.goto('/');
  await fillIn(page, email);
  await send(page);
  await expect(received(page)).toBeVisible();
  for (let visit = 2; visit <= answers.length; visit += 1) {
    await page.goto('/faq');
    await expect.poll(() => queueOf(page)).toContain(`"attempts":${visit}`);
    expect(answered).toBe(visit);
  }
  await page.unroute(LEADS);
  await page.goto('/faq');
  await expect.poll(() => queueOf(page)).toBeNull();
  expect(await leadsOf(product, email)).toHaveLength(1);
});

test('a request that has waited for a week leaves the browser', async ({ page, product }) => {
  const email = 'old@unsent.example.com';
  await page.goto('/');
  await fillIn(page, email);
  await page.route(LEADS, (route) => route.fulfill({ status: 503 }));
  await send(page);
  await expect(received(page)).toBeVisible();
  await page.evaluate(() => {
    const [lead] = JSON.parse(localStorage.getItem('pending-leads') ?? '[]');
    lead.createdAt -= 7 * 24 * 60 * 60 * 1000;
    localStorage.setItem('pending-leads', JSON.stringify([lead]));
  });
  await page.unroute(LEADS);
  await page.goto('/faq');
  await expect.poll(() => queueOf(page)).toBeNull();
  expect(await leadsOf(product, email)).toEqual([]);
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

test('a changed form replaces the request that waits', async ({ page, product }) => {
  const email = 'changed@unsent.example.com';
  await page.goto('/');
  await fillIn(page, email);
  await page.route(LEADS, (route) => route.fulfill({ status: 503 }));
  await send(page);
  await expect(received(page)).toBeVisible();
  await page.getByRole('button', { name: 'Tilbake' }).click();
  await page.getByLabel('Fornavn').fill('Karianne');
  await page.getByRole('button', { name: 'Gå videre' }).click();
  await page.unroute(LEADS);
  await send(page);
  await expect(page).toHaveURL(/takk/);
  expect(await leadsOf(product, email)).toEqual([{ customer_name: 'Karianne Nordmann' }]);
  expect(await queueOf(page)).toBeNull();
});

test('a request that is refused is not kept, and the reason stands at the field', async ({
  page,
}) => {
  await page.goto('/');
  await fillIn(page, 'refused@unsent.example.com');
  const message = 'Denne adressen tar vi ikke imot.';
  await page.route(LEADS, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { error: 'Noe må rettes.', errors: [{ field: 'customer_email', message }] },
    }),
  );
  await send(page);
  await expect(page.getByRole('alert')).toContainText(message);
  await expect(page.getByLabel('E-post', { exact: true })).toBeFocused();
  await expect(page.getByLabel('E-post', { exact: true })).toHaveAccessibleDescription(message);
  expect(await queueOf(page)).toBeNull();
});

test('where the browser keeps nothing, the form sends, and owns up to a failure', async ({
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
