import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../harness/accessibility.js';
import { addPartner, notice } from '../harness/administrator.js';
import { fillStepOne, fillStepTwo, send } from '../harness/lead-form.js';
import { linkIn } from '../harness/link-in.js';
import type { Mailbox } from '../harness/mailbox.js';
import { asTheOldest } from '../harness/oldest-browser.js';
import type { Product } from '../harness/product.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner } from '../harness/visitor.js';

interface World {
  request: APIRequestContext;
  product: Product;
  mailbox: Mailbox;
}

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const tokenOf = (link: string): string => link.split('#').at(-1) ?? '';

/** A stylist who covers the place, says yes by its link, and has the link to its quote. */
async function stylist({ request, product, mailbox }: World, name: string, area: string) {
  const email = `${name.split(' ')[0]}.${area}@quotes.example.com`.toLowerCase();
  const company = `${name.split(' ')[1]} Interiør`;
  const services = ['Delstyling'];
  await addPartner(request, product, { name, company, areas: [area], services, email });
  return {
    email,
    async accept(): Promise<string> {
      const asked = linkIn(await mailbox.waitFor(email), '/partner/svar');
      const headers = { 'link-token': tokenOf(asked) };
      const done = await request.post('/api/partner-link/accept', { headers, data: {} });
      expect(done.status(), await done.text()).toBe(200);
      return tokenOf(asked);
    },
  };
}

const TERMS = {
  ...{ price_from: 27_000, price_to: 31_000, price_depends_on: 'Om spisebordet blir stående.' },
  includes: ['inspection', 'furniture', 'textiles', 'transport', 'advice'],
  ...{ rental_weeks: 8, extra_week_price: 1_500 },
  ...{ earliest_start: dayIn(8), valid_until: dayIn(14), message: 'Jeg kan komme i morgen.' },
};

const sendByCall = (request: APIRequestContext, token: string, data: object) =>
  request.post('/api/partner-link/quote', { headers: { 'link-token': token }, data });

async function onAPhone(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true });
  await asTheOldest(context);
  const page = await context.newPage();
  await answeredBanner(page);
  return page;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const { width, city, area } of [
  { width: 1440, city: 'Vega', area: '1815' },
  { width: 390, city: 'Vinje', area: '4036' },
]) {
  test(`an owner compares three stylists’ quotes and chooses one, at ${width} px`, async ({
    page,
    browser,
    request,
    product,
    mailbox,
  }) => {
    test.slow();
    const world = { request, product, mailbox };
    const anna = await stylist(world, 'Anna Solheim', area);
    const bo = await stylist(world, 'Bo Lie', area);
    const kaja = await stylist(world, 'Kaja Nes', area);

    await page.setViewportSize({ width, height: 900 });
    await answeredBanner(page);
    const email = `kari.${city}@quotes.example.com`.toLowerCase();
    await page.goto('/');
    await fillStepOne(page, { email, city });
    await fillStepTwo(page);
    await send(page);
    await expect(page.getByRole('heading', { name: 'Takk for din henvendelse!' })).toBeVisible();
    await anna.accept();
    const boToken = await bo.accept();
    await kaja.accept();
    await page.goto(linkIn(await mailbox.waitFor(email), '/min-henvendelse'));
    await expect(title(page)).toHaveText('Anna, Bo og Kaja ringer deg');
    await expect(page.getByRole('heading', { name: 'Ingen tilbud ennå' })).toBeVisible();
    await shot(page, `quotes-empty-${width}`);

    // Anna writes on a phone, from the e-mail after the yes; a lost network keeps everything.
    const phone = await onAPhone(browser, product.baseURL);
    const taken = await mailbox.waitFor(anna.email, 'Ring Kari');
    await phone.goto(linkIn(taken, '/partner/tilbud'));
    await expect(title(phone)).toHaveText('Tilbud til Kari');
    await phone.getByLabel('Pris med mva.').fill('24900');
    await expect(phone.getByText('Herav mva. 4 980 kr.')).toBeVisible();
    for (const item of ['Befaring', 'Møbler', 'Transport, montering og nedrigging']) {
      await phone.getByLabel(item, { exact: true }).check();
    }
    await phone.getByLabel('Uker med møbler').fill('6');
    await phone.getByLabel('Per uke etterpå').fill('1 900');
    await shot(phone, `quote-form-${width}`);
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Se det slik Kari ser det' }).click();
    await expect(phone.getByLabel('Kan begynne')).toBeFocused();
    await phone.getByLabel('Kan begynne').fill(dayIn(10));
    await expect(phone.getByText('Utkastet er lagret.')).toBeVisible();
    await phone.context().setOffline(true);
    await phone.getByLabel('Melding til Kari').fill('Jeg bruker sofaen din.');
    await expect(phone.getByText('Du er uten nett.')).toBeVisible({ timeout: 20_000 });
    await phone.getByRole('button', { name: 'Se det slik Kari ser det' }).click();
    await expect(title(phone)).toHaveText('Slik ser Kari det');
    await phone.getByRole('button', { name: 'Send tilbudet' }).click();
    await expect(phone.getByRole('alert')).toContainText('du er uten nett');
    await phone.context().setOffline(false);
    await phone.getByRole('button', { name: 'Send tilbudet' }).dblclick();
    await expect(title(phone)).toHaveText('Kari har fått tilbudet ditt');
    await shot(phone, `quote-sent-${width}`);
    await expectAccessible(phone);

    // It appears on the open page by itself.
    await expect(title(page)).toHaveText('Tilbudet fra Anna er her', { timeout: 6_000 });
    await expect(notice(page, 'Anna har sendt tilbud')).toBeVisible();
    const one = await product.query(
      'select count(*)::int as versions from quote where partner_id = (select id from partner where email = $1)',
      [anna.email],
    );
    expect(one).toEqual([{ versions: 1 }]);

    const choose = (name: string) => page.getByRole('button', { name: `Velg ${name}` });
    await choose('Anna').focus();
    expect((await sendByCall(request, boToken, TERMS)).status()).toBe(200);
    await expect(title(page)).toHaveText('To tilbud å velge mellom', { timeout: 6_000 });
    await expect(choose('Anna')).toBeFocused();
    await expect(choose('Anna')).toBeInViewport();
    await expect(page.getByText('Lavest pris')).toBeVisible();
    await expect(page.getByText('Tidligst')).toBeVisible();
    await expect(page.getByText('Har ikke sendt tilbud ennå.')).toBeVisible();

    await phone.getByRole('button', { name: 'Endre tilbudet' }).click();
    await phone.getByLabel('Pris med mva.').fill('23 500');
    await phone.getByRole('button', { name: 'Se det slik Kari ser det' }).click();
    await expect(phone.getByText('Før 24 900 kr')).toBeVisible();
    await phone.getByRole('button', { name: 'Send endringen' }).click();
    await expect(phone.getByText('Alle utgaver (2)')).toBeVisible();
    await expect(page.getByText('Før 24 900 kr')).toBeVisible({ timeout: 6_000 });
    await expect(page.getByText('Endret i dag')).toBeVisible();

    if (width >= 820) {
      const table = page.getByRole('table', { name: 'Tre stylister, side om side' });
      await expect(table.getByRole('columnheader')).toHaveCount(3);
      await expect(table.getByRole('rowheader')).toContainText(['Pris', 'Med i prisen']);
    } else {
      await page.getByRole('navigation', { name: 'Hopp til' }).getByText('Bo').click();
      await expect(page.getByRole('article', { name: 'Bo Lie' })).toBeFocused();
    }
    for (const each of [390, 820, 1440]) {
      await page.setViewportSize({ width: each, height: 900 });
      await shot(page, `quotes-${width}-at-${each}`);
      await expectAccessible(page);
    }
    await expectToFit320(page);
    await page.setViewportSize({ width, height: 900 });

    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Lagre som PDF' }).click();
    expect((await pdf).suggestedFilename()).toBe('tilbud.pdf');

    await choose('Anna').click();
    const asking = page.getByRole('dialog', { name: 'Velge Anna?' });
    await expect(asking).toContainText('23 500 kr med mva.');
    await asking.getByRole('button', { name: 'Velg Anna' }).click();
    await expect(title(page)).toHaveText('Du valgte Anna');
    await expect(title(page)).toBeFocused();
    await shot(page, `quotes-chosen-${width}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Angre valget' }).click();
    await expect(title(page)).toHaveText('To tilbud å velge mellom');
    await choose('Bo').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Velg Bo' }).click();
    await expect(title(page)).toHaveText('Du valgte Bo');
    await expect(page.getByText(/^Angre til kl\./)).toBeVisible();
    await expect(page.getByText('Bo ringer deg')).toBeVisible();
    await phone.context().close();
  });
}
