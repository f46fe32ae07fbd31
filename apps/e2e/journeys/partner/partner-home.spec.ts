import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { addPartner, submitLead } from '../../harness/administrator.js';
import { brokenWords } from '../../harness/broken-words.js';
import { linkIn } from '../../harness/link-in.js';
import { expectLargeLettersFit } from '../../harness/nothing-lost.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test.beforeEach(({ page }) => answeredBanner(page));

const ORDINARY_EMAIL = 24;

const OWNER = {
  customer_name: 'Hemmelig Eier',
  message: 'Vi flytter i januar og vil leie møbler til visning. Ring 40 00 00 00.',
};

test('a partner logs in by a link, accepts an assignment, reports the outcome, changes its settings and pauses', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  // Ten audits of accessibility are slow on a busy machine.
  test.slow();
  // The page scrolls smoothly to the focus, and the next press would miss a moving target.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const email = 'anna@partner.example.com';
  await addPartner(request, product, { name: 'Anna Solheim', email, areas: ['5501'] });
  await submitLead(request, { ...OWNER, location: 'Tromsø' });
  await submitLead(request, { customer_name: 'Per Strand', location: 'Tromsø' });
  await mailbox.waitFor(email, 'Svar innen');

  await page.goto('/partner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden din som partner');
  await expectAccessible(page);
  await expectLargeLettersFit(page);
  await page.getByLabel('E-post').fill('anna');
  await page.getByRole('button', { name: 'Send meg en lenke' }).click();
  await expect(page.getByText('Skriv en e-postadresse')).toBeVisible();
  await page.getByLabel('E-post').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('ligger lenken i innboksen')).toBeVisible();
  await shot(page, 'partner-login-1440');

  const link = linkIn(await mailbox.waitFor(email, 'Logg inn'), '/partner/logg-inn');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Åpne siden din');
  await expectAccessible(page);
  await expectLargeLettersFit(page);
  await page.getByRole('button', { name: 'Åpne siden din' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hei, Anna');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/partner');
  await expect(page.getByText('To henvendelser venter på svar.')).toBeVisible();
  expect(await page.content()).not.toMatch(/Hemmelig|40 00 00 00|Nygård/);
  await shots(page, 'partner-home-offers');
  await expectAccessible(page);
  await expectToFit320(page);
  await expectLargeLettersFit(page);
  await resize(page, { width: 1440, height: 900 });

  const offer = page.getByRole('article').filter({ hasText: 'Vi flytter i januar' });
  await offer.getByRole('button', { name: 'Ta oppdraget – 900 kr' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ring Hemmelig');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Til siden din' }).click();
  await expect(page.getByText('Én henvendelse venter på svar.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ring Hemmelig Eier' })).toHaveAttribute(
    'href',
    'tel:+4740000000',
  );
  const reported = page.getByRole('group', { name: 'Hvordan gikk det med Hemmelig Eier?' });
  await reported.getByRole('button', { name: 'Vunnet' }).click();
  await page.getByRole('button', { name: 'Ja, vunnet' }).click();
  await expect(reported.getByRole('button', { name: 'Vunnet' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('Alle er avgjort.')).toBeVisible();
  const [lead] = await product.query<{ status: string }>(
    `select status from lead where customer_name = 'Hemmelig Eier' and location = 'Tromsø'`,
  );
  expect(lead?.status).toBe('won');
  await expect(page.getByRole('link', { name: '40 00 00 00' })).toBeVisible();
  await page.getByText('Det eieren har fortalt').click();
  await expect(page.getByText(OWNER.message)).toBeVisible();
  const accepted = page.getByRole('listitem').filter({ hasText: 'Hemmelig Eier' });
  for (const width of [1440, 1280, 820, 390]) {
    await resize(page, { width, height: 900 });
    await shot(page, `partner-home-${width}`);
    expect.soft(await brokenWords(accepted, ORDINARY_EMAIL), `at ${width} px`).toEqual([]);
  }
  await expectAccessible(page);
  await expectToFit320(page);
  await resize(page, { width: 1440, height: 900 });

  const capacity = page.getByRole('region', { name: 'Hvor mye har du plass til?' });
  for (let press = 0; press < 3; press += 1) {
    await capacity.getByRole('button', { name: 'Færre oppdrag per uke' }).press('Enter');
  }
  await expect(capacity.getByText('47', { exact: true })).toBeVisible();

  const areas = page.getByRole('region', { name: 'Områder' });
  await areas.getByRole('combobox').fill('karasjok');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(areas.getByRole('button', { name: 'Fjern Karasjok' })).toBeVisible();
  await areas.getByRole('button', { name: 'Fjern Tromsø' }).click();
  await areas.getByRole('button', { name: 'Fjern Karasjok' }).click();
  await expect(areas.getByText('Velg minst én kommune')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Delstyling' }).check();
  await expect(page.getByRole('checkbox', { name: 'Delstyling' })).toBeChecked();

  const seen = page.getByRole('region', { name: 'Slik ser eieren deg' });
  await seen.getByRole('button', { name: 'Rediger' }).click();
  await seen.getByLabel('Logo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(seen.getByText('Logoen må være PNG, JPEG eller WebP.')).toBeVisible();
  await seen.getByLabel('Logo').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 80 } }),
  });
  await expect(seen.getByRole('button', { name: 'Fjern logoen' })).toBeVisible();
  await expectAccessible(page);
  await seen.getByLabel('To linjer om deg').fill('Jeg gjør boliger klare for visning.\nFast pris.');
  await seen.getByLabel('Nettsted').fill('pia.example');
  await seen.getByRole('button', { name: 'Lagre' }).click();
  await expect(seen.getByText('pia.example')).toBeVisible();
  await expect(seen.locator('img')).toHaveJSProperty('complete', true);
  expect(await seen.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200);

  await page.reload();
  await expect(capacity.getByText('47', { exact: true })).toBeVisible();
  await expect(areas.getByRole('button', { name: 'Fjern Karasjok' })).toBeVisible();
  await expect(areas.getByRole('button', { name: 'Fjern Tromsø' })).toBeHidden();
  await expect(page.getByText('Denne enheten', { exact: true })).toBeVisible();
  await shots(page, 'partner-settings');
  await expectAccessible(page);
  await expectToFit320(page);
  // Only a native checkbox keeps its tick in print.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox', { name: 'Delstyling' })).toHaveCSS('appearance', 'auto');

  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Til 1. januar' }).click();
  const paused = page.getByRole('heading', { name: /^Du er på pause til .+ 1\. januar \d{4}$/ });
  await expect(paused).toBeVisible();
  await page.getByRole('button', { name: 'Logg ut', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Siden din som partner');
  await page.goto(link);
  await page.getByRole('button', { name: 'Åpne siden din' }).click();
  await expect(page.getByText('Lenken er brukt eller utløpt. Be om en ny.')).toBeVisible();
  await expectAccessible(page);
  mailbox.received.length = 0;
  await page.goto('/partner/logg-inn');
  await page.getByLabel('E-post').fill(email);
  await page.getByRole('button', { name: 'Send meg en lenke' }).click();
  await page.goto(linkIn(await mailbox.waitFor(email, 'Logg inn'), '/partner/logg-inn'));
  await page.getByRole('button', { name: 'Åpne siden din' }).click();
  await expect(paused).toBeVisible();
  await page.getByRole('button', { name: 'Ta imot igjen' }).click();
  await expect(page.getByRole('heading', { name: 'Du får nye henvendelser' })).toBeVisible();
});
