import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { notice } from '../../harness/administrator.js';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { linkIn } from '../../harness/link-in.js';
import { asTheOldest } from '../../harness/oldest-browser.js';
import { shot, shots } from '../../harness/shot.js';
import { dayIn, sendQuote, stylist } from '../../harness/stylists.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

const PICTURE = {
  ...{ name: 'home.png', mimeType: 'image/png' },
  buffer: readFileSync(new URL('../../../../docs/pictures/home.png', import.meta.url)),
};
const pdfOf = (name: string, bytes = 48_000) => ({
  ...{ name, mimeType: 'application/pdf' },
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]),
});
const LONG_PDF = pdfOf(
  'Forslag til møblering og plantegning for hele første etasje_endelig-versjon_2026-11-29.pdf',
);
const TOO_LARGE = pdfOf('stor.pdf', 10_000_000);

async function onAPhone(browser: Browser, baseURL: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true });
  await asTheOldest(context);
  const page = await context.newPage();
  await answeredBanner(page);
  return page;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an owner compares three stylists’ quotes and chooses one', async ({
  page,
  browser,
  request,
  product,
  mailbox,
}) => {
  const area = '1815';
  const city = 'Vega';
  const world = { request, product, mailbox };
  const anna = await stylist(world, 'Anna Solheim', area);
  const bo = await stylist(world, 'Bo Lie', area);
  const kaja = await stylist(world, 'Kaja Nes', area);

  await resize(page, { width: 1440, height: 900 });
  await answeredBanner(page);
  const email = 'kari.vega@quotes.example.com';
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
  await shot(page, 'quotes-empty');

  // Anna writes on a phone, from the e-mail after the yes; a lost network keeps everything.
  const phone = await onAPhone(browser, product.baseURL);
  const taken = await mailbox.waitFor(anna.email, 'Ring Kari');
  await phone.goto(linkIn(taken, '/partner/tilbud'));
  await expect(title(phone)).toHaveText('Tilbud til Kari');
  await phone.getByLabel('Ja', { exact: true }).check();
  await phone.getByLabel('Pris med mva.').fill('24900');
  await expect(phone.getByText('Herav mva. 4 980 kr.')).toBeVisible();
  for (const item of ['Befaring', 'Møbler', 'Transport, montering og nedrigging']) {
    await phone.getByLabel(item, { exact: true }).check();
  }
  await phone.getByLabel('Uker med møbler').fill('6');
  await phone.getByLabel('Per uke etterpå').fill('1 900');
  const attachments = phone.getByRole('group', { name: 'Vedlegg' });
  await attachments.getByLabel('Legg til vedlegg').setInputFiles([LONG_PDF, PICTURE]);
  await expect(attachments.getByText('Vedleggene er lagt til.')).toBeVisible();
  await attachments.getByLabel('Legg til vedlegg').setInputFiles(TOO_LARGE);
  await expect(attachments.getByRole('alert')).toHaveText(
    'Filen er for stor. Den kan være høyst 10 MB.',
  );
  await shot(phone, 'quote-attachments-refused');
  await attachments.getByRole('button', { name: 'Ta bort stor.pdf' }).click();
  await shot(phone, 'quote-form');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Se det slik Kari ser det' }).click();
  await expect(phone.getByLabel('Kan begynne')).toBeFocused();
  await phone.getByLabel('Kan begynne').fill(dayIn(10));
  await expect(phone.getByText('Utkastet er lagret.')).toBeVisible();
  await phone.context().setOffline(true);
  await phone.getByLabel('Melding til Kari').fill('Jeg bruker sofaen din.');
  await expect(phone.getByText('Du er uten nett.')).toBeVisible();
  await phone.getByRole('button', { name: 'Se det slik Kari ser det' }).click();
  await expect(title(phone)).toHaveText('Slik ser Kari det');
  await expect(phone.getByRole('link', { name: /plantegning/ })).toBeVisible();
  await phone.getByRole('button', { name: 'Send tilbudet' }).click();
  await expect(phone.getByRole('alert')).toContainText('du er uten nett');
  await phone.context().setOffline(false);
  await phone.getByRole('button', { name: 'Send tilbudet' }).dblclick();
  await expect(title(phone)).toHaveText('Kari har fått tilbudet ditt');
  await shot(phone, 'quote-sent');
  await expectAccessible(phone);

  // It appears on the open page by itself.
  await expect(title(page)).toHaveText('Tilbudet fra Anna er her');
  await expect(notice(page, 'Anna har sendt tilbud')).toBeVisible();
  const one = await product.query(
    'select count(*)::int as versions from quote where partner_id = (select id from partner where email = $1)',
    [anna.email],
  );
  expect(one).toEqual([{ versions: 1 }]);

  const choose = (name: string) => page.getByRole('button', { name: `Velg ${name}` });
  const picture = page.getByRole('button', { name: /^home\.png/ });
  await page.emulateMedia({ media: 'print' });
  await expect(picture).toBeVisible();
  await page.emulateMedia({ media: null });
  await picture.click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('Anna').focus();
  await sendQuote(request, boToken);
  await expect(title(page)).toHaveText('To tilbud å velge mellom');
  await expect(choose('Anna')).toBeFocused();
  await expect(choose('Anna')).toBeInViewport();
  await expect(page.getByText('Lavest pris')).toBeVisible();
  await expect(page.getByText('Tidligst')).toBeVisible();
  await expect(page.getByText('Har ikke sendt tilbud ennå.')).toBeVisible();

  await phone.getByRole('button', { name: 'Endre tilbudet' }).click();
  await phone.getByRole('button', { name: 'Ta bort home.png' }).click();
  await expect(phone.getByRole('button', { name: 'Ta bort home.png' })).toBeHidden();
  await phone.getByLabel('Pris med mva.').fill('23 500');
  await phone.getByRole('button', { name: 'Se det slik Kari ser det' }).click();
  await expect(phone.getByText('Før 24 900 kr')).toBeVisible();
  await phone.getByRole('button', { name: 'Send endringen' }).click();
  await expect(phone.getByText('Alle utgaver (2)')).toBeVisible();
  await expect(page.getByText('Før 24 900 kr')).toBeVisible();
  await expect(page.getByText('Endret i dag')).toBeVisible();
  await expect(page.getByText('Ikke lenger: home.png')).toBeVisible();
  const opened = page.waitForEvent('download');
  await page.getByRole('link', { name: /plantegning/ }).click();
  expect((await opened).suggestedFilename()).toBe(LONG_PDF.name);

  const table = page.getByRole('table', { name: 'Tre stylister, side om side' });
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('rowheader')).toContainText(['Pris', 'Med i prisen']);
  await resize(page, { width: 390, height: 900 });
  await page.getByRole('navigation', { name: 'Hopp til' }).getByText('Bo').click();
  await expect(page.getByRole('article', { name: 'Bo Lie' })).toBeFocused();
  await shots(page, 'quotes-at');
  await expectAccessible(page);
  await expectToFit320(page);
  await resize(page, { width: 1440, height: 900 });

  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lagre som PDF' }).click();
  expect((await pdf).suggestedFilename()).toBe('tilbud.pdf');

  await choose('Anna').click();
  const asking = page.getByRole('dialog', { name: 'Velge Anna?' });
  await expect(asking).toContainText('23 500 kr med mva.');
  await asking.getByRole('button', { name: 'Velg Anna' }).click();
  await expect(title(page)).toHaveText('Du valgte Anna');
  await expect(title(page)).toBeFocused();
  await shot(page, 'quotes-chosen');
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
