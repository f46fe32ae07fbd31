import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from '../../harness/accessibility.js';
import {
  addByCall,
  addPartner,
  noticesGone,
  openDashboard,
  submitLead,
} from '../../harness/administrator.js';
import { cutFrom } from '../../harness/cut-words.js';
import { tabThrough } from '../../harness/keyboard.js';
import { expectLargeLettersFit } from '../../harness/nothing-lost.js';
import { shot } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

onEmptyProduct();

const CAMPAIGN = `vårsalg-${'i-hele-nord-norge-'.repeat(7)}`.slice(0, 120);
const WIDTHS = [320, 390, 820, 1440];

/** Other journeys look at these with axe and at 320 pixels, on their way through them. */
const ON_OTHER_WAYS = ['/fakturaer', '/anmeldelser', '/integratorer', '/webhooks'];

interface State {
  name: string;
  path: string;
  /** From the loaded page to the state. */
  reach: (page: Page) => Promise<void>;
  /** More to look at, with the page as the state left it. */
  look?: (page: Page) => Promise<void>;
}

const seesRow = (name: string | RegExp) => (page: Page) =>
  expect(page.getByRole('row', { name }).first()).toBeVisible();

const STATES: readonly State[] = [
  {
    name: 'the overview, with the figures of its chart',
    path: '',
    reach: async (page) => {
      await expect(page.getByRole('rowheader', { name: /Fokus Følger/ })).toBeVisible();
      await page.getByText('Vis tallene').first().click();
    },
    look: async (page) => {
      await resize(page, { width: 390, height: 844 });
      expect(await cutFrom(page.getByLabel('Sorter etter'))).toBeLessThanOrEqual(0);
    },
  },
  {
    name: 'the open menu of a phone',
    path: '',
    reach: async (page) => {
      await resize(page, { width: 390, height: 844 });
      await expect(page.getByRole('button', { name: 'Logg ut' })).toBeHidden();
      await page.getByRole('banner').getByRole('button', { name: 'Åpne menyen' }).click();
      await expect(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
    },
  },
  {
    name: 'a lead, read in order by keyboard',
    path: '',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Fokus Følger', exact: true }).click();
      const panel = page.getByRole('dialog', { name: 'Kundedetaljer' });
      await expect(panel.getByRole('button', { name: 'Send spørsmålet' })).toBeVisible();
    },
    look: expectReadingOrder,
  },
  { name: 'partners', path: '/partnere', reach: seesRow(/Anna Solheim/) },
  {
    name: 'sales, with filters that are fully readable',
    path: '/salg',
    reach: seesRow(/Anna Solheim/),
    look: async (page) => {
      const filters = page.getByRole('search', { name: 'Filtrer salg' });
      for (const width of [820, 1024, 1200, 1280, 1440]) {
        await resize(page, { width, height: 900 });
        for (const name of ['Status', 'Uenighet']) {
          const cut = await cutFrom(filters.getByLabel(name, { exact: true }));
          expect(cut, `${name}, ${width} pixels`).toBeLessThanOrEqual(0);
        }
      }
    },
  },
  { name: 'coverage', path: '/dekning', reach: seesRow(/Vardø/) },
  {
    name: 'origins, with a campaign of 120 characters',
    path: '/kilder?etter=utm_campaign',
    reach: seesRow(CAMPAIGN),
  },
  { name: 'users', path: '/personer', reach: seesRow(/Ine Innsyn/) },
  {
    name: 'the own account',
    path: '/konto',
    reach: (page) => expect(page.getByRole('region', { name: 'Økter' })).toContainText('Denne'),
  },
  { name: 'the audit log', path: '/revisjonslogg', reach: seesRow(/Person invitert/) },
];

/** Every stop is visible and marked, in reading order, and never under the sticky head. */
async function expectReadingOrder(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Fokus Følger' }).focus();
  const stops = await tabThrough(page);
  expect(stops.filter(({ isMarked, isInSight }) => !isMarked || !isInSight)).toEqual([]);
  const order = ['Ring 40 00 00 00', 'Send spørsmålet', 'Lagre notat', 'Slett henvendelsen'];
  const places = order.map((text) => stops.findIndex(({ name }) => name.includes(text)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [390, 844],
  ] as const) {
    await resize(page, { width, height });
    await page.mouse.wheel(0, 10_000);
    const back = await tabThrough(page, 'Shift+Tab');
    const covered = back.filter(({ isCovered }) => isCovered);
    expect(covered, `under the head at ${width} px`).toEqual([]);
  }
}

test('every state of the dashboard is accessible, and fits every width, also with letters twice as large', async ({
  page,
  product,
  request,
}) => {
  await atRest(page);
  const services = ['Interiørveiledning'];
  await addPartner(request, product, {
    ...{ name: 'Anna Solheim', email: 'anna@states.example.com', services },
  });
  const campaign = { utm_source: 'finn', utm_campaign: CAMPAIGN };
  const nowhere = { location: 'Vardø', municipality_number: '5634' };
  await submitLead(request, { customer_name: 'Fokus Følger', ...nowhere, ...campaign });
  const id = await submitLead(request, {
    ...{ customer_name: 'Per Annen', service_type: 'Interiørveiledning' },
  });
  const asked = () => product.query('select 1 from assignment where lead_id = $1', [id]);
  await expect.poll(asked).toHaveLength(1);
  await product.query(`insert into sale (id, partner_id, amount_ore, payment_status, created_at)
    select gen_random_uuid(), id, 90000, 'pending', now() from partner`);
  const ine = { name: 'Ine Innsyn', email: 'ine@states.example.com', role: 'innsyn' };
  await addByCall(request, product, 'users', ine);
  await openDashboard(page, product);
  for (const { name, path, reach, look } of STATES) {
    await test.step(name, async () => {
      await resize(page, { width: 1280, height: 720 });
      await page.goto(`/admin${path}`);
      await reach(page);
      await noticesGone(page);
      for (const width of WIDTHS) {
        await expectToFit(page, width);
        await shot(page, `admin-${name.replaceAll(/\W+/g, '-')}-${width}`);
      }
      await expectAccessible(page);
      await look?.(page);
      await expectLargeLettersFit(page);
    });
  }
  for (const path of [...ON_OTHER_WAYS, `/henvendelse/${id}`]) {
    await test.step(`${path}, with letters twice as large`, async () => {
      await page.goto(`/admin${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Laster...')).toHaveCount(0);
      await noticesGone(page);
      await page.waitForLoadState('networkidle');
      await expectLargeLettersFit(page);
    });
  }
  await page.goto('/admin/finnes-ikke');
  await expect(page).toHaveURL('/404');
});
