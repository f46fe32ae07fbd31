import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  addByCall,
  addPartner,
  asAdministrator,
  openDashboard,
  noticesGone,
  reopenDashboard,
  submitLead,
  flatPrices,
} from '../../harness/administrator.js';
import { brokenWords } from '../../harness/broken-words.js';
import { linkIn } from '../../harness/link-in.js';
import type { Product } from '../../harness/product.js';
import { shot } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

/** A long word in one lead narrows the columns of every row. */
onEmptyProduct();

const WIDTHS = [1100, 1240, 1440, 820, 390];

const word = (emails: number) => 'Ordutenmellomrom'.repeat(8).slice(0, emails);
const CITY = word(80);
const EMAIL = `${word(64)}@${word(50)}.example.com`.toLowerCase();

test.beforeEach(({ page }) => answeredBanner(page));

async function receiveLongWords(product: Product, request: APIRequestContext) {
  await addPartner(request, product, {
    name: word(120),
    company: word(120),
    email: EMAIL,
    services: ['Fullstyling', 'Delstyling', 'Interiørveiledning'],
    prices: flatPrices(99_999.5),
  });
  await product.query(
    "insert into postal_code (code, source, municipality, kept_at) values ('5015', 'postal-register', '4601', now())",
  );
  await addPartner(request, product, {});
  await addWebhook(product, request);
  await submitLead(request, {
    customer_name: 'Kari Nordmann-Kristoffersen',
    service_type: 'Interiørveiledning',
    location: 'Mo i Rana',
    address: 'Gata 1',
  });
  await submitLead(request, {
    customer_name: 'Ingen Dekning',
    location: word(79),
    address: 'Gata 1',
  });
  await submitLead(request, {
    customer_name: word(40),
    message: 'Ring etter kl. 16. Vi har tømt leiligheten, og nøklene er hos naboen.',
  });
  await submitLead(request, {
    customer_name: word(120),
    customer_email: EMAIL,
    location: CITY,
    address: `${word(120)}, 5015 Bergen`,
    styling_needs: word(120),
    rooms: word(80),
    property_size: word(80),
    timeframe: word(80),
    property_type_field: word(80),
    message: word(120),
    additional_info: word(120),
  });
  const asked = () => product.query('select 1 from assignment').then(({ length }) => length);
  await expect.poll(asked).toBe(4);
  await product.query(`
    insert into sale (id, assignment_id, partner_id, amount_ore, payment_status, created_at)
    select gen_random_uuid(), id, partner_id, price_ore, 'pending', now() from assignment`);
  await product.query(
    "update sale set payment_status = 'paid', settled_at = now() where amount_ore = 90000",
  );
  await product.query(`
    update sale set dispute = jsonb_build_object('reason', 'wrong-number', 'text', null, 'at', now(),
      'decision', 'refused', 'answer', null, 'decidedAt', now())
    where amount_ore = 90000`);
}

async function addWebhook(product: Product, request: APIRequestContext) {
  await addByCall(request, product, 'webhooks', {
    url: `https://webhooks.invalid/${word(120)}`,
    events: ['lead.received', 'lead.matched', 'lead.status_changed'],
    active: true,
  });
}

const outOfSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('tbody :is(a, button)')].flatMap((action) => {
      const card = action.closest('section')!.getBoundingClientRect();
      const { left, right } = action.getBoundingClientRect();
      return left >= card.left && right <= Math.min(card.right, innerWidth)
        ? []
        : [`${action.textContent} ends at ${right}`];
    }),
  );

/** Names in cards that wrap beside another element, though they fit on a line alone. */
const squeezed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('tbody tr')].flatMap((card) => {
      const name = card.querySelector('th');
      if (!name || getComputedStyle(card).display === 'table-row') return [];
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode();
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;
      const isWhole = lines < 2 || name.offsetWidth > 0.9 * card.offsetWidth;
      return isWhole ? [] : [`${name.textContent} has ${name.offsetWidth} of ${card.offsetWidth}`];
    }),
  );

const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(main p, main dd, header nav, header p)')].flatMap((place) =>
      place.scrollWidth > place.clientWidth && getComputedStyle(place).overflow === 'visible'
        ? [`${place.textContent} is ${place.scrollWidth} wide in ${place.clientWidth}`]
        : [],
    ),
  );

const overflow = (place: Locator) =>
  place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

test('long words, names and sums fit every view', async ({ page, product, request, mailbox }) => {
  await test.step('a long word leaves the buttons of every row in sight', async () => {
    await receiveLongWords(product, request);
    await openDashboard(page, product);
    for (const view of ['', '/partnere', '/salg', '/webhooks', '/dekning']) {
      await page.goto(`/admin${view}`);
      await expect(page.locator('tbody', { hasText: /ordutenmellomrom/i })).toBeVisible();
      await noticesGone(page);
      for (const width of WIDTHS) {
        await resize(page, { width, height: 900 });
        const where = `/admin${view} at ${width} px`;
        await shot(page, `long-words${view.replace('/', '-')}-${width}`);
        expect.soft(await outOfSight(page), where).toEqual([]);
        expect.soft(await tooWide(page), where).toEqual([]);
        expect.soft(await squeezed(page), where).toEqual([]);
        expect.soft(await overflow(page.locator('html')), where).toBe(0);
        expect.soft(await brokenWords(page.locator('main')), where).toEqual([]);
      }
    }
  });

  await test.step('a long word in every field stays within the lead’s dialog', async () => {
    await reopenDashboard(page);
    await page.getByRole('button', { name: `Detaljer: ${word(120)}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Kundedetaljer' });
    await dialog.getByLabel('Nytt notat').fill(word(120));
    await dialog.getByRole('button', { name: 'Lagre notat' }).click();
    await expect(dialog.getByRole('region', { name: 'Historikk' })).toContainText(word(120));
    await dialog.getByText('Hvorfor disse?').click();
    await dialog.getByLabel('Nytt notat').fill('Skrevet halvt');
    for (const action of ['Trekk tilbake', 'Bytt ut']) {
      await dialog.getByRole('button', { name: `${action}: ${word(120)}` }).click();
      for (const width of WIDTHS) {
        await resize(page, { width, height: 900 });
        const where = `${action} at ${width} px`;
        await shot(page, `long-words-${action}-${width}`);
        expect.soft(await overflow(dialog), where).toBe(0);
        expect.soft(await brokenWords(dialog), where).toEqual([]);
      }
      await dialog.getByRole('button', { name: 'Avbryt' }).click();
    }
    await expect(dialog.getByLabel('Nytt notat')).toHaveValue('Skrevet halvt');
  });

  await test.step('a long name and a large sum fit the partner’s page', async () => {
    await product.query('update sale set amount_ore = 99999950, created_at = now()');
    await page.goto('/partner');
    await page.getByLabel('E-post').fill(EMAIL);
    await page.getByRole('button', { name: 'Send meg en lenke' }).click();
    await page.goto(linkIn(await mailbox.waitFor(EMAIL, 'Logg inn'), '/partner/logg-inn'));
    await page.getByRole('button', { name: 'Åpne siden din' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hei');
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      await shot(page, `long-words-partner-${width}`);
      expect.soft(await tooWide(page), `${width} px`).toEqual([]);
      expect.soft(await overflow(page.locator('html')), `${width} px`).toBe(0);
      expect.soft(await brokenWords(page.locator('body')), `${width} px`).toEqual([]);
    }
  });

  await test.step('the partner’s header keeps the wordmark whole beside any name', async () => {
    const head = page.getByRole('banner');
    const wordmark = head.getByRole('link', { name: 'Boligstyling' });
    for (const [name, company] of [
      [word(112), word(112)],
      ['Ingeborg Kristoffersen Bakkehaugen', 'Nordlandshjem Interiør & Styling AS'],
    ] as const) {
      await product.query('update partner set name = $1, company = $2 where email = $3', [
        name,
        company,
        EMAIL,
      ]);
      await page.reload();
      await expect(head).toContainText(company);
      for (const width of [1440, 1024, 1000, 820, 390, 320]) {
        await resize(page, { width, height: 900 });
        await shot(page, `partner-head-${name.length}-${width}`);
        expect.soft(await brokenWords(wordmark), `${width} px`).toEqual([]);
        expect.soft(await overflow(page.locator('html')), `${width} px`).toBe(0);
      }
    }
    await product.query('update partner set name = $1, company = $1 where email = $2', [
      word(120),
      EMAIL,
    ]);
  });

  await test.step('a long word in a partner’s name leaves the lead as wide as the window', async () => {
    await product.query(
      `update lead set partner_id = (select id from partner where name = $1) where customer_name = $1`,
      [word(120)],
    );
    await reopenDashboard(page);
    await page.getByRole('button', { name: `Detaljer: ${word(120)}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Kundedetaljer' });
    await expect(dialog.getByRole('button', { name: `Partner: ${word(120)}` })).toBeVisible();
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      await shot(page, `long-words-taker-${width}`);
      expect.soft(await overflow(page.locator('html')), `at ${width} px`).toBe(0);
      expect.soft(await overflow(dialog), `at ${width} px`).toBe(0);
      expect.soft(await brokenWords(dialog), `at ${width} px`).toEqual([]);
    }
  });

  await test.step('a long word in a company’s name leaves the application’s close button in sight', async () => {
    const applied = await request.post('/api/partner-applications', {
      headers: { apikey: 'boligstyling-development-key' },
      data: {
        ...{ company: word(120), organization_number: '974761076', kind: 'stylist' },
        ...{ contact_name: 'Stine Stylist', contact_email: EMAIL, contact_phone: '40000001' },
        ...{ places: 'Bergen', message: '' },
      },
    });
    expect(applied.status(), await applied.text()).toBe(204);
    await reopenDashboard(page);
    await page.getByRole('link', { name: 'Partnere', exact: true }).click();
    await page.getByRole('button', { name: `Svar: ${word(120)}` }).click();
    const dialog = page.getByRole('dialog', { name: word(120) });
    await expect(dialog).toBeVisible();
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      await shot(page, `long-words-application-${width}`);
      expect.soft(await overflow(dialog), `at ${width} px`).toBe(0);
      expect.soft(await brokenWords(dialog), `at ${width} px`).toEqual([]);
    }
  });

  await test.step('a long name of a view leaves the list as wide as the window', async () => {
    const headers = await asAdministrator(request, product);
    const views = { new: 'Mine nye i Bergen og Os uten en partner', won: word(40) };
    for (const [status, name] of Object.entries(views)) {
      const data = { name, filter: { status } };
      expect((await request.put('/api/admin/views', { headers, data })).status()).toBe(200);
    }
    await reopenDashboard(page);
    for (const [status, name] of Object.entries(views)) {
      await page.getByRole('button', { name, exact: true }).click();
      const remove = page.getByRole('button', { name: `Slett visningen «${name}»` });
      await expect(remove).toBeVisible();
      for (const width of WIDTHS) {
        await resize(page, { width, height: 900 });
        await shot(page, `long-words-view-${status}-${width}`);
        expect.soft(await overflow(page.locator('html')), `${name} at ${width} px`).toBe(0);
        expect.soft(await brokenWords(remove), `${name} at ${width} px`).toEqual([]);
      }
    }
  });

  await test.step('a long name to call leaves the button in its case', async () => {
    await product.query(
      `update lead set nobody_called_at = now(), suspicion = null where customer_name = $1`,
      [word(120)],
    );
    await reopenDashboard(page);
    const call = page.getByRole('link', {
      name: `Ring ${word(120)}: Ingen har ringt ${word(120)}`,
    });
    const text = page.getByText(`${word(120)} tok oppdraget.`);
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      await shot(page, `long-words-call-${width}`);
      const right = (await call.boundingBox().then((box) => box && box.x + box.width)) ?? Infinity;
      expect.soft(right, `at ${width} px`).toBeLessThan(width);
      expect.soft((await text.boundingBox())?.width, `at ${width} px`).toBeGreaterThan(200);
      expect.soft(await overflow(call), `at ${width} px`).toBe(0);
    }
  });

  await test.step('a long word in a dialog’s title leaves the close button in sight', async () => {
    await product.query('update partner set name = $1 where name = $2', [word(29), word(120)]);
    await product.query(
      `update sale set dispute = jsonb_build_object('reason', 'wrong-number', 'text', null, 'at', now(),
      'decision', null, 'answer', null, 'decidedAt', null)
    where partner_id = (select id from partner where name = $1)`,
      [word(29)],
    );
    await reopenDashboard(page, '/salg');
    await page
      .getByRole('button', { name: `Avgjør: ${word(29)}` })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: `${word(29)} er uenig` });
    await expect(dialog).toBeVisible();
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      await shot(page, `long-words-dispute-${width}`);
      await expect.soft(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      expect.soft(await overflow(dialog), `at ${width} px`).toBe(0);
      expect.soft(await brokenWords(dialog), `at ${width} px`).toEqual([]);
    }
  });

  await test.step('sums of hundreds of millions fit their cards on a phone', async () => {
    await page.route('**/api/admin/invoices?*', async (route) => {
      const answer = await route.fetch();
      const totals = { invoiced: 150_019_398.76, credited: 0, paid: 149_950, due: 149_869_448.76 };
      await route.fulfill({ response: answer, json: { ...(await answer.json()), totals } });
    });
    await reopenDashboard(page, '/fakturaer');
    await expect(page.getByText(/^150\s019\s398,76\skr$/)).toBeVisible();
    for (const width of [...WIDTHS, 360]) {
      await resize(page, { width, height: 900 });
      await shot(page, `long-words-sums-${width}`);
      expect.soft(await tooWide(page), `${width} px`).toEqual([]);
    }
  });
});
