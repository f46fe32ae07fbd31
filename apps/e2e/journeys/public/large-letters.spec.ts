import type { Page } from '@playwright/test';
import { addPartner, openDashboard, noticesGone, submitLead } from '../../harness/administrator.js';
import { giveKey } from '../../harness/integrators.js';
import { linkIn } from '../../harness/link-in.js';
import { expectLargeLettersFit } from '../../harness/nothing-lost.js';
import { shot } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';

/** Keeps lists short. `public-pages` covers the public pages. */
onEmptyProduct();

const ADMIN_VIEWS = [
  ...['', '/partnere', '/salg', '/fakturaer', '/dekning', '/kilder', '/anmeldelser'],
  ...['/integratorer', '/webhooks', '/konto', '/personer', '/revisjonslogg'],
];

test.beforeEach(({ page }) => atRest(page));

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('with letters twice as large on a phone and a tablet, partners and owners can read every page', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  test.slow();
  const partner = { areas: ['1815'], company: 'Solheim Interiør AS' };
  await addPartner(request, product, {
    ...partner,
    name: 'Anna Solheim',
    email: 'anna@large.example.com',
  });
  await addPartner(request, product, { ...partner, name: 'Bo Lie', email: 'bo@large.example.com' });
  const owner = { customer_name: 'Marianne Kvam', customer_email: 'marianne@large.example.com' };
  await submitLead(request, { ...owner, location: 'Vega', address: 'Strandgata 12, 5015 Vega' });
  await submitLead(request, { location: 'Vega', address: 'Strandgata 14, 5015 Vega' });

  await page.goto(linkIn(await mailbox.waitFor('anna@large.example.com'), '/partner/svar'));
  await expect(title(page)).toHaveText('Fullstyling i Vega');
  await expectLargeLettersFit(page);
  await page.getByRole('button', { name: /^Ta oppdraget/ }).click();
  await expect(title(page)).toHaveText(/^Ring /);
  await expectLargeLettersFit(page);

  await page.goto('/partner');
  await expectLargeLettersFit(page);
  await page.getByLabel('E-post').fill('anna@large.example.com');
  await page.keyboard.press('Enter');
  await page.goto(
    linkIn(await mailbox.waitFor('anna@large.example.com', 'Logg inn'), '/partner/logg-inn'),
  );
  await expectLargeLettersFit(page);
  await page.getByRole('button', { name: 'Åpne siden din' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectLargeLettersFit(page);

  await page.goto('/min-henvendelse');
  await expect(title(page)).toBeVisible();
  await expectLargeLettersFit(page);
  await page.goto(linkIn(await mailbox.waitFor('marianne@large.example.com'), '/min-henvendelse'));
  await expect(page.getByText('Svarer innen')).not.toHaveCount(0);
  await expectLargeLettersFit(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await shot(page, 'own-lead-large');
  const dot = (chip: Element) => getComputedStyle(chip, '::before').width;
  expect(await page.getByText('Svarer innen').first().evaluate(dot)).toBe('8px');
  const room = (it: HTMLElement) =>
    it.clientHeight / Number.parseFloat(getComputedStyle(it).fontSize);
  const initials = page.locator('span[aria-hidden]').filter({ hasText: /^[A-ZÆØÅ]$/ });
  await expect(initials).not.toHaveCount(0);
  for (const initial of await initials.all()) {
    expect(await initial.evaluate(room)).toBeGreaterThan(1.5);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.getByRole('button', { name: 'Rett opplysninger' }).click();
  await expectLargeLettersFit(page);
});

test('with letters twice as large on a phone and a tablet, the embedded form can be filled in', async ({
  page,
  product,
  request,
}) => {
  await page.goto(`/embed/${await giveKey(request, product, ['https://fjordheim.example.com'])}`);
  await expect(title(page)).toHaveText('Få tilbud fra inntil tre stylister');
  await expectLargeLettersFit(page);
});

test('with letters twice as large on a phone and a tablet, visitors can read where to begin', async ({
  page,
}) => {
  for (const path of ['/', '/oslo', '/artikler']) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expectLargeLettersFit(page);
  }
});

test('with letters twice as large on a phone and a tablet, administrators can read every page', async ({
  page,
  product,
  request,
}) => {
  test.slow();
  await addPartner(request, product, { services: ['Interiørveiledning'] });
  const id = await submitLead(request, { service_type: 'Interiørveiledning' });
  const asked = () => product.query('select 1 from assignment where lead_id = $1', [id]);
  await expect.poll(asked).toHaveLength(1);
  await openDashboard(page, product);
  for (const view of [...ADMIN_VIEWS, `/henvendelse/${id}`]) {
    await page.goto(`/admin${view}`);
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('Laster...')).toHaveCount(0);
    await noticesGone(page);
    await page.waitForLoadState('networkidle');
    await expectLargeLettersFit(page);
  }
});
