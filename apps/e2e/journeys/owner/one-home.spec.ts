import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { addPartner, openDashboard, notice, submitLead } from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test.beforeEach(({ page }) => answeredBanner(page));

const STYLIST = 'Stella Stamsund';
const HOME = {
  customer_name: 'Tuva Toganger',
  customer_email: 'tuva@owner.example.com',
  customer_phone: '47110011',
  location: 'Hamarøy',
  municipality_number: '1875',
  address: 'Sentrumsveien 3, 8294 Hamarøy',
};

test('an owner submits a lead twice: one question, «Er dette deg?», and the administrator separates them', async ({
  page,
  request,
  product,
  mailbox,
}) => {
  const email = 'stella@partner.example.com';
  const { customer_email: owner } = HOME;
  await addPartner(request, product, { name: STYLIST, email, areas: ['1875'] });
  await submitLead(request, HOME);
  await mailbox.waitFor(email, '');
  await submitLead(request, {
    ...HOME,
    customer_phone: '47110022',
    message: 'Ring på hos naboen, Olsen i andre etasje, hvis ingen åpner.',
  });
  const ask = await mailbox.waitFor(owner, 'Er dette deg?');
  expect(`${ask.subject} ${ask.text} ${ask.html}`).not.toMatch(/Tuva|Hamarøy|4711|Olsen/);

  await page.goto(linkIn(ask, '/min-henvendelse'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Er dette deg?');
  await expect(page.getByText('47 11 00 22')).toBeVisible();
  await expectAccessible(page);
  await shots(page, 'is-it-you');
  await expectToFit320(page);
  await resize(page, { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Ja, bruk det nye' }).click();
  await expect(heading).toHaveText('Vi bruker det nye');
  await expect(heading).toBeFocused();
  await shot(page, 'is-it-you-answered-390');
  await page.reload();
  await expect(page.getByText('Du har allerede svart på dette')).toBeVisible();

  const links = mailbox
    .to(owner)
    .filter(({ subject }) => subject?.includes('Vi har mottatt'))
    .map((mail) => linkIn(mail, '/min-henvendelse'));
  expect(links).toHaveLength(2);
  await page.goto(links[0] ?? '');
  await expect(heading).toHaveText('Nå spør vi stylister i Hamarøy');
  await expect(page.getByText('47 11 00 22')).toBeVisible();
  await expect(page.getByText(/^En henvendelse til med e-\u2060posten din/)).toBeVisible();
  await shot(page, 'one-home-first-390');
  await page.goto(links[1] ?? '');
  await page.reload();
  await expect(heading).toHaveText('Du har sendt denne før');
  await expectAccessible(page);
  await shots(page, 'one-home-second');
  expect(mailbox.to(email)).toHaveLength(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDashboard(page, product);
  await page
    .getByRole('button', { name: `Detaljer: ${HOME.customer_name}` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Kundedetaljer' });
  await expect(dialog.getByText(/^Samme som Tuva Toganger/)).toBeVisible();
  await expectAccessible(page);
  await shots(page, 'admin-same-home');
  await dialog.getByRole('button', { name: 'Vis den andre' }).click();
  await expect(dialog.getByText(/^Slått sammen med denne: Tuva Toganger/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Skill fra hverandre' }).click();
  await shot(page, 'admin-separating');
  const group = dialog.getByRole('group', { name: 'Skill fra hverandre' });
  await group.getByRole('button', { name: 'Skill fra hverandre' }).click();
  await expect(notice(page, 'Skilt fra hverandre')).toBeVisible();
  await expect(dialog.getByText(/^Slått sammen med denne/)).toBeHidden();
  await expect.poll(() => mailbox.to(email).length).toBe(2);
});
