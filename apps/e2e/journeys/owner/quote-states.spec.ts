import { expectAccessible } from '../../harness/accessibility.js';
import { linkIn } from '../../harness/link-in.js';
import { brokenWords } from '../../harness/broken-words.js';
import { expectWholeWords } from '../../harness/nothing-lost.js';
import { submitLead } from '../../harness/administrator.js';
import type { Page } from '@playwright/test';
import { shot } from '../../harness/shot.js';
import { dayIn, sendQuote, stylist } from '../../harness/stylists.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

const AREA = '1827';
const CITY = 'Dønna';

const LONG_WORDS = {
  ...{ price_from: 1_245_000, price_to: 1_999_999 },
  price_depends_on: 'Om fellesgarasjeanleggsnedkjøringsrampen kan brukes av flyttebilen.',
  includes_other: 'Lett vask, blomster hver uke og fullstendigboligfotograferingspakke.',
  ...{ rental_weeks: 12, extra_week_price: 124_500 },
  message:
    'Vi bruker sofaen din.\n\nSpisebordet setter vi bort. Interiørarkitektkontorfellesskapet vårt holder til i Sandnessjøen.',
};

/** In whole words, on a phone, a tablet and a desktop. */
async function expectToLookRight(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Meldinger', exact: true })).toBeAttached();
  for (const width of [390, 820, 1440]) {
    await resize(page, { width, height: 900 });
    await shot(page, `quote-${name}-${width}`);
    expect.soft(await brokenWords(page.locator('main')), `${name} at ${width} px`).toEqual([]);
  }
  await expectAccessible(page);
}

const fixed = { price_to: null, price_depends_on: null };

test('quotes are readable before and after a revision on each screen', async ({
  page,
  request,
  product,
  mailbox,
}) => {
  test.slow();
  const world = { request, product, mailbox };
  const anna = await stylist(world, 'Anna Solheim', AREA);
  const long = await stylist(world, 'Christina-Alexandra Wilhelmsen-Stubberud', AREA, {
    company: 'Interiørarkitektkontorfellesskapet Sandnessjøen AS',
    presentation: 'Vi har stylet boliger på Helgeland siden 2009, og har eget møbellager.',
  });
  const bo = await stylist(world, 'Bo Lie', AREA);
  const customer_email = 'kari.donna@quotes.example.com';
  await submitLead(request, { customer_email, service_type: 'Delstyling', location: CITY });
  const annas = await anna.accept();
  const longs = await long.accept();
  const bos = await bo.accept();
  await answeredBanner(page);
  await page.goto(linkIn(await mailbox.waitFor(customer_email), '/min-henvendelse'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('heading', { name: 'Ingen tilbud ennå' })).toBeVisible();
  await expectToLookRight(page, 'none');

  await sendQuote(request, annas, { ...fixed, price_from: 24_900 });
  await page.reload();
  await expect(title).toHaveText('Tilbudet fra Anna er her');
  await expectToLookRight(page, 'one');

  await sendQuote(request, longs, LONG_WORDS);
  await sendQuote(request, bos, { ...fixed, has_vat: false, price_from: 9_999_999 });
  await page.reload();
  await expect(title).toHaveText('Tre tilbud å velge mellom');
  await expectToLookRight(page, 'three');
  await expectWholeWords(page.getByRole('table'));

  const includes = ['inspection', 'furniture', 'photography'];
  await sendQuote(
    request,
    annas,
    { ...fixed, price_from: 23_500, includes, earliest_start: dayIn(5) },
    1,
  );
  await sendQuote(request, longs, { ...LONG_WORDS, extra_week_price: null, message: null }, 1);
  await page.reload();
  await expect(page.getByText('Endret i dag').first()).toBeVisible();
  await expect(page.getByText('Tatt bort')).toBeVisible();
  await expectToLookRight(page, 'revised');
  await expectToPrint(page, 'revised', 3);

  // On the open page, without a press.
  await resize(page, { width: 390, height: 900 });
  const choose = page.getByRole('button', { name: 'Velg Anna' });
  await choose.evaluate((button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    button.focus({ preventScroll: true });
  });
  const place = () => choose.evaluate((button) => button.getBoundingClientRect().top);
  const before = await place();
  const header = { headers: { 'link-token': bos } };
  expect((await request.post('/api/partner-link/quote/withdraw', header)).status()).toBe(200);
  await expect(page.getByText('Har trukket tilbudet sitt.')).toBeVisible();
  await product.query(
    `update quote_version set terms = jsonb_set(terms, '{validUntil}', to_jsonb($1::text))
     where terms ->> 'priceTo' is not null`,
    [dayIn(-1)],
  );
  await expect(page.getByText(/^Tilbudet gikk ut/)).toBeVisible();
  await expect(choose).toBeFocused();
  // A single quote has no mark of the lowest price, which was above the button.
  expect(Math.abs((await place()) - before)).toBeLessThan(60);
  await expectToLookRight(page, 'over');

  await choose.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Velg Anna' }).click();
  await expect(title).toHaveText('Du valgte Anna');
  await expectToLookRight(page, 'chosen');
  await expectToPrint(page, 'chosen', 4);
});

/** From a phone too, paper has the table. */
async function expectToPrint(page: Page, name: string, sheets: number): Promise<void> {
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'Tre stylister, side om side' })).toBeVisible();
    await page.emulateMedia({ media: null });
    const folder = process.env.SHOTS;
    const path = folder && `${folder}/quote-${name}-${width}.pdf`;
    const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };
    const pdf = await page.pdf({ format: 'A4', margin, ...(path && { path }) });
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? [];
    // Of a narrow page that was just laid out anew, Chromium may append empty sheets.
    if (width > 820) expect.soft(pages.length, name).toBeLessThanOrEqual(sheets);
  }
}
