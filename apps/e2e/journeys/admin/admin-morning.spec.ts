import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { addPartner, notice, noticesGone, submitLead } from '../../harness/administrator.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

onEmptyProduct();

const AREA = { areas: ['1806'] };
const HOME = { location: 'Narvik', municipality_number: '1806' };

test.beforeEach(({ page }) => atRest(page));

async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 120; stops += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The Tab key does not lead there');
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'Kundedetaljer' });

test('a morning’s work is done by keyboard alone', async ({ page, product, request }) => {
  const { keyboard } = page;
  await addPartner(request, product, {
    ...AREA,
    name: 'Anna Solheim',
    email: 'anna@morning.example.com',
  });
  for (const name of ['Morgen En', 'Morgen To', 'Morgen Tre']) {
    await submitLead(request, { customer_name: name, ...HOME });
  }
  const [partner] = await product.query<{ id: string }>(
    `select id from partner where email = 'anna@morning.example.com'`,
  );
  await product.query(
    `insert into sale (id, partner_id, amount_ore, payment_status, created_at)
     values (gen_random_uuid(), $1, 90000, 'pending', now())`,
    [partner?.id],
  );

  await page.goto('/admin/login');
  await tabTo(page, page.getByLabel('Passord', { exact: true }));
  await keyboard.type(product.adminPassword);
  await keyboard.press('Enter');
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(row('Morgen Tre')).toBeVisible();

  await test.step('the keys are listed', async () => {
    await keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Hurtigtaster' });
    await expect(list).toContainText('Endre status');
    await expectAccessible(page);
    await keyboard.press('Escape');
    await expect(list).toBeHidden();
  });

  await test.step('the list is searched and walked through', async () => {
    await keyboard.press('/');
    await keyboard.type('morgen');
    await expect(page.getByText('3 av 3')).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.press('j');
    await expect(row('Morgen Tre')).toBeFocused();
    await keyboard.press('j');
    await keyboard.press('j');
    await keyboard.press('k');
    await expect(row('Morgen To')).toBeFocused();
  });

  await test.step('a lead opens beside it, with an address of its own', async () => {
    await keyboard.press('Enter');
    const heading = panel(page).getByRole('heading', { name: 'Morgen To' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL(/\/admin\/henvendelse\/[\da-f-]{36}$/);
    await expect(panel(page)).toContainText('2 av 3');
    await expect(row('Morgen En')).toBeVisible();
    await keyboard.press('j');
    await expect(panel(page).getByRole('heading', { name: 'Morgen En' })).toBeFocused();
    await keyboard.press('k');
    await expect(heading).toBeFocused();
  });

  const status = panel(page).getByLabel('Endre status');
  await test.step('its status is changed, and that is undone', async () => {
    await keyboard.press('e');
    await expect(status).toBeFocused();
    await keyboard.press('ArrowDown');
    await keyboard.press('Escape');
    await expect(status).toHaveValue('new');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await expect(panel(page).getByText('Enter lagrer')).toBeVisible();
    await keyboard.press('Enter');
    await expect(page.getByText('Morgen To: Kontaktet')).toBeVisible();
    await expect(panel(page)).toContainText('Status: Ny → Kontaktet');
    await expect(status).not.toBeFocused();
    await keyboard.press('z');
    await expect(status).toHaveValue('new');
    await expect(panel(page)).toContainText('Angret status: Kontaktet → Ny');
  });

  await test.step('a note is taken', async () => {
    await tabTo(page, panel(page).getByLabel('Nytt notat'));
    await keyboard.type('Ring etter klokka fire j k e.');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    const history = panel(page).getByRole('region', { name: 'Historikk' });
    await expect(history).toContainText('Ring etter klokka fire j k e.');
    await expect(history).toContainText('Notat, felles passord');
    await keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(row('Morgen To')).toBeFocused();
  });

  await test.step('several are chosen and changed together, and that is undone', async () => {
    await keyboard.press('x');
    await keyboard.press('j');
    await keyboard.press('x');
    const bar = page.getByRole('region', { name: 'Valgte henvendelser' });
    await expect(bar).toContainText('2 valgte');
    await keyboard.press('e');
    await expect(page.getByLabel('Ny status for de valgte')).toBeFocused();
    await keyboard.press('v');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    const won = page.getByRole('row', { name: /Morgen (To|En).*Vunnet/ });
    await expect(won).toHaveCount(2);
    await expect(page.getByText('2 henvendelser: Vunnet')).toBeVisible();
    await keyboard.press('z');
    await expect(won).toHaveCount(0);
    await tabTo(page, bar.getByRole('button', { name: 'La tjenesten velge' }));
    await keyboard.press('Enter');
    await expect(bar).toContainText('La tjenesten spørre partnere om 2 henvendelser?');
    await expectAccessible(page);
    await tabTo(page, bar.getByRole('button', { name: 'Avbryt' }));
    await keyboard.press('Enter');
    await tabTo(page, bar.getByRole('button', { name: 'Last ned' }));
    const download = page.waitForEvent('download');
    await keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('valgte-henvendelser.csv');
    await keyboard.press('Escape');
    await expect(bar).toBeHidden();
  });

  await test.step('a view is kept, shown and forgotten', async () => {
    await tabTo(page, page.getByLabel('Vis bare'));
    await keyboard.press('u');
    await expect(page).toHaveURL(/bare=unknown-place/);
    await tabTo(page, page.getByRole('button', { name: 'Lagre visning' }));
    await keyboard.press('Enter');
    await keyboard.type('Uten kommune');
    await keyboard.press('Enter');
    const view = page.getByRole('button', { name: 'Uten kommune', exact: true });
    await expect(view).toHaveAttribute('aria-pressed', 'true');
    const views = page.getByRole('group', { name: 'Visninger' });
    await tabTo(page, views.getByRole('button', { name: 'Alle' }));
    await keyboard.press('Enter');
    await expect(page).not.toHaveURL(/bare=/);
    await tabTo(page, view);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/bare=unknown-place/);
    await tabTo(page, page.getByRole('button', { name: 'Slett visningen «Uten kommune»' }));
    await keyboard.press('Enter');
    await expect(view).toBeHidden();
    await keyboard.press('z');
    await expect(view).toBeVisible();
  });

  await test.step('a sale is marked paid, and that is undone', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Salg', exact: true }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Merk betalt: Anna Solheim' }));
    await keyboard.press('Enter');
    await expect(page.getByText('Anna Solheim: betalt')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Angre', exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Merk betalt: Anna Solheim' })).toBeVisible();
  });

  await test.step('the keys can be turned off', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Oversikt', exact: true }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Hurtigtaster' }));
    await keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Bruk hurtigtaster'));
    await keyboard.press('Space');
    await keyboard.press('Escape');
    await keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});

test('on a phone a lead is a page, and several can be selected', async ({
  page,
  product,
  request,
}) => {
  for (const name of ['Anna Solheim', 'Bo Lie', 'Ingrid Dahl', 'Siri Vik']) {
    const email = `${name.split(' ')[0]?.toLowerCase()}@phone.example.com`;
    await addPartner(request, product, { name, email, areas: ['1875'] });
  }
  const home = { location: 'Hamarøy', municipality_number: '1875' };
  const id = await submitLead(request, { customer_name: 'Marianne Kvam', ...home });
  await submitLead(request, { customer_name: 'Øystein Telefon', ...home });
  await resize(page, { width: 390, height: 844 });
  await page.goto('/admin/login');
  await page.getByLabel('Passord', { exact: true }).fill(product.adminPassword);
  await page.keyboard.press('Enter');
  const keys = page.getByRole('button', { name: 'Hurtigtaster' });
  await expect(keys).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await expect(keys).toBeHidden();
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page.getByRole('link', { name: 'Marianne Kvam', exact: true }).click();

  const lead = panel(page);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Marianne Kvam');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByLabel('Søk', { exact: true })).toBeHidden();
  await expect(lead.getByRole('link', { name: 'Ring 40 00 00 00' })).toHaveAttribute(
    'href',
    'tel:+4740000000',
  );
  await expect(lead.getByRole('region', { name: 'Partnere' })).toContainText('Anna Solheim');
  await product.query(
    `update assignment set state = 'declined', answered_at = now(), decline_reason = 'no-time'
     where lead_id = $1 and partner_id = (select id from partner where name = 'Bo Lie'
       and email like '%phone%')`,
    [id],
  );
  await lead.getByLabel('Nytt notat').fill('Marianne vil helst ha befaring før helga.');
  await lead.getByRole('button', { name: 'Lagre notat' }).click();
  await expect(lead).toContainText('Har ikke tid nå');
  await noticesGone(page);
  await expectAccessible(page);
  await shots(page, 'admin-panel');
  await resize(page, { width: 390, height: 844 });
  // React follows the new width some frames after the resize.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThan(2_900);
  await expectToFit320(page);

  await resize(page, { width: 390, height: 844 });
  await lead
    .getByRole('button', { name: /^(Forrige|Neste) henvendelse$/ })
    .nth(0)
    .click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Øystein Telefon');
  await lead.getByRole('button', { name: 'Close' }).click();
  const row = page.getByRole('link', { name: 'Øystein Telefon', exact: true });
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();

  await page.getByLabel('Velg Øystein Telefon').check();
  await page.getByLabel('Velg Marianne Kvam').check();
  const bar = page.getByRole('region', { name: 'Valgte henvendelser' });
  await bar.getByLabel('Ny status for de valgte').selectOption('Kontaktet');
  await bar.getByRole('button', { name: 'Sett status' }).click();
  await expect(page.getByText('2 henvendelser: Kontaktet')).toBeVisible();
  await expectAccessible(page);
  const undo = page.getByRole('button', { name: 'Angre', exact: true });
  for (const width of [320, 390, 820, 1440]) {
    await resize(page, { width, height: 900 });
    await shot(page, `admin-chosen-${width}`);
    const [above, below] = [await undo.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0), `at ${width} px`).toBeLessThan(below?.y ?? 0);
  }
  await undo.click();
  await expect(notice(page, 'Angret').last()).toBeVisible();
});
