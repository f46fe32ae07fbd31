import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { addPartner, submitLead, flatPrices } from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import { expectLargeLettersFit } from '../../harness/nothing-lost.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner, startOver } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test.beforeEach(({ page }) => answeredBanner(page));

const OWNER = {
  customer_name: 'Hemmelig Eier',
  message: 'Tom leilighet etter mor. Ring Hemmelig på 40 00 00 00 etter kl. 16.',
};

const expectNews = async (page: Page, title: string) => {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
};

test('a partner accepts from the e-mail, by keyboard on a phone, reports and pauses', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  const email = 'svar@partner.example.com';
  await addPartner(request, product, { name: 'Siri Svar', email, areas: ['1865'] });
  const address = 'Nygårdsgaten 55, 5015 Bergen';
  await submitLead(request, { ...OWNER, location: 'Svolvær', address });
  const mail = await mailbox.waitFor(email);
  expect(`${mail.subject} ${mail.html} ${mail.text}`).not.toMatch(/Hemmelig|40 00 00 00|Nygård/);
  await resize(page, { width: 390, height: 844 });
  await page.goto(linkIn(mail, '/partner/svar'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fullstyling i Svolvær');
  await expect(page.getByText('Hei, Siri')).toBeVisible();
  await expect(
    page.getByText('De tre første som sier ja, får kontaktopplysningene, og eieren velger.'),
  ).toBeVisible();
  await expect(page.getByText('Tom leilighet etter mor. Ring skjult på skjult')).toBeVisible();
  expect(await page.content()).not.toMatch(/Hemmelig|40 00 00 00|Nygård/);
  await shot(page, 'partner-offer-390');
  await expectAccessible(page);
  await expectToFit320(page);
  await expectLargeLettersFit(page);

  await resize(page, { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Ta oppdraget – 900 kr' }).focus();
  await page.keyboard.press('Enter');
  await expectNews(page, 'Ring Hemmelig');
  const call = page.getByRole('link', { name: 'Ring 40 00 00 00' });
  await expect(call).toHaveAttribute('href', 'tel:+4740000000');
  await page.keyboard.press('Tab');
  await expect(call).toBeFocused();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText(OWNER.message)).toBeVisible();
  await expect(page.getByText(/Du kan angre til kl\.\s\d\d:\d\d\./)).toBeVisible();
  await shot(page, 'partner-taken-390');
  await expectAccessible(page);
  await expectToFit320(page);
  await expectLargeLettersFit(page);
  const { html } = await mailbox.waitFor(email, 'Ring Hemmelig: Fullstyling i Svolvær');
  expect(html).toContain('tel:+4740000000');

  await page.getByRole('button', { name: 'Kontaktet' }).click();
  await expect(page.getByRole('button', { name: 'Kontaktet' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Angre' })).toBeHidden();
  await page.getByText('Ta en pause eller endre').click();
  await page.getByLabel('Oppdrag per uke').fill('mange');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Skriv et helt tall fra 0 og opp.')).toBeVisible();
  await page.getByLabel('Oppdrag per uke').fill('7');
  await page.getByRole('button', { name: 'Lagre' }).click();
  await page.getByRole('button', { name: 'Ta en pause' }).click();
  await expect(page.getByText('Du er på pause')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByText('Ta en pause eller endre').click();
  await expect(page.getByLabel('Oppdrag per uke')).toHaveValue('7');
  await expect(page.getByRole('button', { name: 'Ta imot igjen' })).toBeVisible();
});

test('a yes is undone, a decline has its reason, and the token stays secret', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  await test.step('a partner takes a mistaken yes back, and keeps no contact details', async () => {
    const email = 'angre@partner.example.com';
    const name = `Anna${'-Birgitte'.repeat(12)}`;
    await addPartner(request, product, {
      name,
      email,
      areas: ['1816'],
      prices: flatPrices(0),
    });
    await submitLead(request, {
      ...OWNER,
      location: 'Vevelstad',
      customer_name: `Hemmelig ${'x'.repeat(111)}`,
    });
    await resize(page, { width: 390, height: 844 });
    await page.goto(linkIn(await mailbox.waitFor(email), '/partner/svar'));
    await expectToFit320(page);
    await page.getByRole('button', { name: 'Ta oppdraget – gratis' }).click();
    await expectNews(page, 'Ring Hemmelig');
    await expectToFit320(page);
    await resize(page, { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Angre' }).click();
    await expectNews(page, 'Du har angret');
    expect(await page.content()).not.toMatch(/Hemmelig|40 00 00 00|Nygård/);
    await shot(page, 'partner-undone-390');
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du har angret');
    const { html } = await mailbox.waitFor(email, 'Angret: Fullstyling i Vevelstad');
    expect(html).not.toMatch(/Hemmelig|40 00 00 00/);
  });

  await test.step('a decline with its reason passes the lead on, unless it is undone', async () => {
    await startOver(page);

    const email = 'nei@partner.example.com';
    await addPartner(request, product, { name: 'Nils Nei', email, areas: ['5530'] });
    await submitLead(request, { customer_name: 'Sven Senja', location: 'Senja' });
    const mail = await mailbox.waitFor(email);
    await addPartner(request, product, { email: 'neste@partner.example.com', areas: ['5530'] });
    await resize(page, { width: 390, height: 844 });
    await page.goto(mail.text?.match(/http:\S+\?passer-ikke#\S+/)?.[0] ?? '');
    const open = page.getByRole('button', { name: 'Passer ikke' });
    await expect(open).toBeFocused();
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('radio', { name: 'For langt unna' }).check();
    await shot(page, 'partner-reasons-390');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Si nei takk' }).click();
    await expectNews(page, 'Takk for svaret');
    await expect(page.getByText('Du svarte «For langt unna»')).toBeVisible();
    await shots(page, 'partner-declined', [390]);
    await expectAccessible(page);
    await mailbox.waitFor('neste@partner.example.com');

    await page.getByRole('button', { name: 'Angre' }).click();
    await expectNews(page, 'Fullstyling i Senja');
    await expect(page.getByRole('button', { name: /^Ta oppdraget/ })).toBeVisible();
    await shots(page, 'partner-offer', [820, 1440]);
  });

  await test.step('a partner’s token is in no requested address', async () => {
    await startOver(page);

    const email = 'taus@partner.example.com';
    await addPartner(request, product, { name: 'Tone Taus', email, areas: ['5622'] });
    await submitLead(request, { ...OWNER, location: 'Porsanger' });
    const [address = '', token = ''] = linkIn(await mailbox.waitFor(email), '/partner/svar').split(
      '#',
    );
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(sent.url()));
    await page.goto(`${address}#${token}`);
    await page.getByRole('button', { name: 'Passer ikke' }).click();
    await page.getByRole('button', { name: 'Si nei takk' }).click();
    await expectNews(page, 'Takk for svaret');
    await page.getByRole('button', { name: 'Angre' }).click();
    await expectNews(page, 'Fullstyling i Porsanger');
    expect(asked.filter((url) => url.includes('/api/partner-link'))).not.toEqual([]);
    expect(asked.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);
  });
});

test('a closed, invalid or rewritten link says where it leads', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  await test.step('a closed assignment says how it ended, and asks for nothing', async () => {
    const email = 'over@partner.example.com';
    await addPartner(request, product, { email, areas: ['5616'] });
    const id = await submitLead(request, { ...OWNER, location: 'Hasvik' });
    await page.goto(linkIn(await mailbox.waitFor(email), '/partner/svar'));
    await product.query("update assignment set state = 'expired' where lead_id = $1", [id]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Svarfristen er ute');
    await expect(page.getByText('du betaler ingenting', { exact: false })).toBeVisible();
    const answers = page.getByRole('button', { name: /Ta oppdraget|Passer ikke|Angre/ });
    await expect(answers).toHaveCount(0);
    await shot(page, 'partner-expired');
    await expectAccessible(page);
  });

  await test.step('a link without a valid token says that it does not work', async () => {
    await startOver(page);

    for (const address of ['/partner/svar#feil', '/min-henvendelse#owner.feil']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lenken virker ikke');
      await expectAccessible(page);
    }
    await page.goto('/partner/svar');
    await page.getByRole('link', { name: 'Til siden din' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden din som partner');
  });

  await test.step('a link whose # became %23 opens too, and its token leaves the address', async () => {
    await startOver(page);

    const customer_email = 'omskrevet@owner.example.com';
    await submitLead(request, { ...OWNER, customer_email, location: 'Gamvik' });
    const link = linkIn(await mailbox.waitFor(customer_email), '/min-henvendelse');
    await page.goto(link.replace('#', '%23'));
    await expect(page.getByText(OWNER.message)).toBeVisible();
    await expect(page).toHaveURL(link);
  });
});
