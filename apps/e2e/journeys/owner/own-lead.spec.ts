import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { addPartner, notice, noticesGone, submitLead } from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import { expectLargeLettersFit } from '../../harness/nothing-lost.js';
import type { Mailbox } from '../../harness/mailbox.js';
import type { Product } from '../../harness/product.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, test as base } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

interface World {
  request: APIRequestContext;
  product: Product;
  mailbox: Mailbox;
}

const test = base.extend<{ world: World }>({
  world: async ({ request, product, mailbox }, use) => use({ request, product, mailbox }),
});

test.beforeEach(({ page }) => answeredBanner(page));

const PARTNERS = ['Anna Solheim', 'Bo Lie', 'Ingrid Dahl'];
const MUNICIPALITIES: Readonly<Record<string, string>> = {
  Vega: '1815',
  Vinje: '4036',
  Træna: '1835',
};
const addressOf = (name: string, city: string) =>
  `${name.split(' ')[0]}.${city}@partner.example.com`.toLowerCase();

/** Creates partners in a separate place and a lead there. Returns the links of its e-mails. */
async function asked({ request, product, mailbox }: World, city: string, partners: number) {
  const names = PARTNERS.slice(0, partners);
  for (const name of names) {
    const company = `${name.split(' ')[1]} Interiør`;
    await addPartner(request, product, {
      ...{ name, company, areas: [MUNICIPALITIES[city] ?? ''] },
      email: addressOf(name, city),
    });
  }
  const email = `marianne.${city}@owner.example.com`.toLowerCase();
  const id = await submitLead(request, {
    customer_name: 'Marianne Kvam',
    customer_email: email,
    location: city,
    address: `Strandgata 12, 5015 ${city}`,
  });
  const answer = async (name: string, what: 'accept' | 'decline', body?: object) => {
    const link = linkIn(await mailbox.waitFor(addressOf(name, city)), '/partner/svar');
    const done = await request.post(`/api/partner-link/${what}`, {
      headers: { 'link-token': link.split('#').at(-1) ?? '' },
      data: body ?? {},
    });
    expect(done.status(), await done.text()).toBe(200);
  };
  for (const name of names) await mailbox.waitFor(addressOf(name, city));
  return { id, email, answer, link: linkIn(await mailbox.waitFor(email), '/min-henvendelse') };
}

const WIDTHS = [390, 820, 1440];

const beyondColumn = (page: Page) =>
  page
    .getByRole('heading', { name: 'Hvem vi har spurt' })
    .locator('../../..')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** With letters twice as large, a mark keeps its size, and a circle grows with its letter. */
async function expectLargeMarks(page: Page): Promise<void> {
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
}

test('an owner recovers a lost link, sees who calls and who has the contact details, and reports that nobody has called', async ({
  page,
  world,
}) => {
  const { email, answer, link } = await asked(world, 'Vega', 3);
  expect(link).toMatch(/\/min-henvendelse#owner\./);
  const heading = page.getByRole('heading', { level: 1 });
  await test.step('a lost or broken link is requested again, and a changed one does not work', async () => {
    await page.goto('/min-henvendelse');
    await expect(heading).toHaveText('Henvendelsen din');
    await expectLargeLettersFit(page);
    await page.getByLabel('E-postadresse').fill('ingen adresse');
    await page.getByRole('button', { name: 'Send lenken' }).click();
    await expect(page.getByText('Skriv en gyldig e-postadresse')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('E-postadresse').fill(email);
    await page.getByRole('button', { name: 'Send lenken' }).click();
    await expect(page.getByText('er lenken på vei')).toBeVisible();
    await page.goto(`${link}x`);
    await expect(heading).toHaveText('Lenken virker ikke');
    await expect(page.getByLabel('E-postadresse')).toBeVisible();
    const again = await world.mailbox.waitFor(email, 'Her er lenken din');
    await page.goto(linkIn(again, '/min-henvendelse'));
    await expect(heading).toHaveText('Nå spør vi stylister i Vega');
    await page.getByRole('link', { name: /hopp/i }).first().press('Enter');
    await page.reload();
  });

  await expect(heading).toHaveText('Nå spør vi stylister i Vega');
  await expect(page.getByText('Svarer innen')).toHaveCount(3);
  await shots(page, 'own-asking', [390]);
  await expectAccessible(page);
  await expectLargeLettersFit(page);
  await expectLargeMarks(page);

  await answer('Ingrid Dahl', 'decline', { reason: 'no-time' });
  await answer('Anna Solheim', 'accept');
  await world.product.hastenOwnersMail();
  const mail = await world.mailbox.waitFor(email, 'Anna tar kontakt med deg');
  expect(mail.text).toContain('40 00 00 01');
  await page.goto(linkIn(mail, '/min-henvendelse'));
  await page.reload();
  await expect(heading).toHaveText('Anna ringer deg');
  await expect(page.getByText('Én har sagt ja, én har frist til å svare.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ring 40 00 00 01' })).toHaveAttribute(
    'href',
    'tel:+4740000001',
  );
  await expect(page.getByText('Telefon og nettsted kommer ved et ja.')).toHaveCount(1);
  await expect(page.locator('[aria-current=step]')).toContainText('Anna ringer deg');
  const knows = page.locator('dl').filter({ hasText: 'Eiendomsmeglere' });
  await expect(knows).toContainText('Anna SolheimAlt du sendte');
  await expect(knows).toContainText('Bo LieBolig, tid og det du skrev. Ikke hvem du er.');
  await expect(knows).toContainText('Ingrid DahlSer ikke henvendelsen lenger.');
  await expect(knows).toContainText('EiendomsmeglereIngenting');
  for (const width of WIDTHS) {
    await resize(page, { width, height: 900 });
    await shot(page, `own-lead-${width}`);
    expect(await beyondColumn(page), `at ${width} px`).toBe(0);
  }
  await expectAccessible(page);
  await expectToFit320(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Du bestemmer' })).toBeHidden();
  await expect(page.getByText('Ikke hørt fra Anna?')).toBeHidden();
  await expect(page.getByRole('heading', { name: /eiendomsmegler\?/ })).toBeHidden();
  await shot(page, 'print-own-lead');
  await page.emulateMedia({ media: 'screen' });
  await resize(page, { width: 390, height: 844 });

  await expect(page.getByRole('button', { name: 'Ingen har ringt meg' })).toBeHidden();
  await world.product.query(
    `update assignment set answered_at = answered_at - interval '7 days'
    where state = 'accepted' and partner_id = (select id from partner where email = $1)`,
    [addressOf('Anna Solheim', 'Vega')],
  );
  await page.reload();
  await page.getByRole('button', { name: 'Ingen har ringt meg' }).click();
  await expect(notice(page, 'Takk for at du sa fra')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ingen har ringt meg' })).toBeHidden();
  await expect(page.getByText(/^Du sa fra/)).toBeVisible();
  await world.mailbox.waitFor(addressOf('Anna Solheim', 'Vega'), 'Eieren venter');

  const agent = page.getByRole('heading', { name: /eiendomsmegler\?/ }).locator('..');
  await agent.getByRole('button', { name: 'Ja, gjerne' }).click();
  await expect(page.getByText('Du har sagt ja til én eiendomsmegler.')).toBeVisible();
  await page.getByRole('button', { name: 'Endre' }).click();
  await agent.getByRole('button', { name: 'Nei takk' }).click();
  await expect(page.getByText('Du har sagt nei til eiendomsmegler.')).toBeVisible();
});

test('an owner corrects a lead by keyboard, downloads the data and erases it, each confirmed by e-mail', async ({
  page,
  world,
}) => {
  const { answer, link, email } = await asked(world, 'Træna', 2);
  await answer('Anna Solheim', 'accept');
  const heading = page.getByRole('heading', { level: 1 });
  const newEmail = 'ny.roest@owner.example.com';
  const dialog = page.getByRole('dialog');
  await page.goto(link);
  await page.getByRole('button', { name: 'Rett opplysninger' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Navn')).toBeFocused();
  await expectLargeLettersFit(page);
  await page.getByLabel('Telefon').fill('123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Telefonnummer må være 8 siffer.')).toBeVisible();
  await expect(page.getByLabel('Telefon')).toBeFocused();
  await expectAccessible(page);
  await shots(page, 'own-correcting', [390]);
  await page.getByLabel('Telefon').fill('400 00 077');
  await page.getByLabel('E-post', { exact: true }).fill(newEmail);
  await page.keyboard.press('Enter');
  await expect(page.getByText('40 00 00 77')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Det du sendte' })).toBeFocused();
  await expect(page.getByText(/^Vi har skrevet til ny\.roest/)).toBeVisible();
  const reported = await world.mailbox.waitFor(addressOf('Anna Solheim', 'Træna'), 'Rettet');
  expect(reported.text).toContain('40 00 00 77');
  await world.mailbox.waitFor(email, 'E-postadressen din blir byttet');

  const asking = await world.mailbox.waitFor(newEmail);
  await page.goto(linkIn(asking, '/min-henvendelse'));
  await expect(heading).toHaveText('Er dette adressen din?');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, bruk denne adressen' }).click();
  await expect(heading).toHaveText('Adressen er byttet');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Lenken gikk til den forrige e-postadressen');
  await expect(page.getByRole('button', { name: 'Send lenken' })).toBeVisible();
  const own = await world.mailbox.waitFor(newEmail, 'Her er lenken din');
  const newLink = linkIn(own, '/min-henvendelse');
  await page.goto(newLink);
  await expect(page.getByText(newEmail)).toBeVisible();

  await page.getByRole('button', { name: /^Last ned det vi har/ }).click();
  await expect(dialog).toContainText(newEmail);
  await dialog.getByRole('button', { name: 'Send e-posten' }).click();
  const downloadMail = await world.mailbox.waitFor(newEmail, 'Last ned det vi har');
  await page.goto(linkIn(downloadMail, '/min-henvendelse'));
  await expect(heading).toHaveText('Last ned det vi har');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('min-henvendelse.html');
  await expect(heading).toHaveText('Siden er lastet ned');
  await expect(heading).toBeFocused();
  const forMachines = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned filen for maskiner' }).click();
  expect((await forMachines).suggestedFilename()).toBe('min-henvendelse.json');
  await page.reload();
  await page.getByRole('button', { name: 'Last ned', exact: true }).click();
  await expect(page.getByText('Lenken er brukt eller utløpt. Be om en ny.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(newLink);
  await page.getByRole('button', { name: /^Slett alt/ }).click();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('button', { name: /^Slett alt/ }).click();
  await dialog.getByRole('button', { name: 'Send e-posten' }).click();
  const eraseMail = await world.mailbox.waitFor(newEmail, 'Vil du slette alt?');
  await page.goto(linkIn(eraseMail, '/min-henvendelse'));
  await shots(page, 'own-erase', [390]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, slett for godt' }).click();
  await expect(heading).toHaveText('Alt er slettet');
  for (const name of ['Anna Solheim', 'Bo Lie']) {
    const reported = await world.mailbox.waitFor(addressOf(name, 'Træna'), 'Slett henvendelse');
    expect(reported.text).not.toMatch(/Marianne|Strandgata/);
  }
  await page.goto(newLink);
  await expect(heading).toHaveText('Lenken virker ikke');
});

test('an owner learns that no partner was found, and waits or withdraws', async ({
  page,
  world,
}) => {
  const { answer, link } = await asked(world, 'Vinje', 1);
  await answer('Anna Solheim', 'decline', {});
  await page.goto(link);
  const heading = page.getByRole('heading', { level: 1 });
  // The lack of other partners shows a moment after the answer.
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText('Vi fant ingen ennå');
  }).toPass();
  await expect(
    page.getByText('Ingen har fått vite hvem du er fra denne henvendelsen.'),
  ).toBeVisible();
  await shots(page, 'own-nobody');
  await expectAccessible(page);
  await expectToFit320(page);
  await page.getByRole('radio', { name: /Vent litt til/ }).check();
  await page.getByRole('button', { name: 'Lagre valget' }).click();
  await expect(notice(page, 'Vi leter videre')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Vent litt til/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Trekk henvendelsen/ }).click();
  await page.getByRole('button', { name: 'Trekk henvendelsen', exact: true }).click();
  await expect(heading).toHaveText('Henvendelsen er trukket');
  await expect(heading).toBeFocused();
  await noticesGone(page);
  await shot(page, 'own-withdrawn');
  await expectAccessible(page);
});
