import type { Page } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.js';
import {
  addPartner,
  notice,
  openDashboard,
  refresh,
  reopenDashboard,
  submitLead,
} from '../../harness/administrator.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

test.beforeEach(({ page }) => atRest(page));

async function openLead(page: Page, name: string) {
  await page.getByRole('button', { name: `Detaljer: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Kundedetaljer' });
  await expect(dialog.getByText(name).first()).toBeVisible();
  return dialog;
}

test('a lead is read, changed, printed, exported and erased', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  await test.step('a lead is read, changed and printed', async () => {
    await test.step('the details show every field, also empty ones', async () => {
      await submitLead(request, {
        customer_name: 'Dina Detalj',
        customer_email: 'dina@detalj.example.com',
        customer_phone: '41234567',
        location: 'Narvik',
        municipality_number: '1806',
        address: 'Nygårdsgaten 5, 5015 Bergen',
        message: '',
        additional_info: '',
      });
      await openDashboard(page, product);
      const dialog = await openLead(page, 'Dina Detalj');
      await expect(page).toHaveURL(/\/admin\/henvendelse\/[\da-f-]{36}/);
      // The specification lists these two also when they are empty.
      await expect(dialog.getByText('Ikke oppgitt')).toHaveCount(2);
      await dialog.getByRole('button', { name: /^Vis .* tomme felt$/ }).click();
      for (const [field, value] of [
        ['Navn', 'Dina Detalj'],
        ['E-post', 'dina@detalj.example.com'],
        ['Telefon', '41 23 45 67'],
        ['Tjeneste', 'Fullstyling'],
        ['Sted', 'Narvik'],
        ['Kommunenummer', '1806'],
        ['Adresse', 'Nygårdsgaten 5, 5015 Bergen'],
        ['Stylingbehov', 'Stue og to soverom'],
        ['Rom', '3 rom'],
        ['Ønsket stil', 'Ikke oppgitt'],
        ['Melding', 'Ikke oppgitt'],
        ['Tilleggsinformasjon', 'Ikke oppgitt'],
        ['Status', 'Ny'],
        ['Partner', 'Ikke tildelt'],
      ]) {
        const fact = dialog
          .locator('dl > div')
          .filter({ has: page.getByText(field!, { exact: true }) });
        await expect(fact.locator('dd')).toHaveText(value!);
      }
      await expect(dialog.getByText(/^\d\d\.\d\d\.\d{4} kl\. \d\d:\d\d$/).first()).toBeVisible();
      await shot(page, 'admin-lead');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('link', { name: 'Dina Detalj', exact: true })).toBeFocused();
    });

    await test.step('status and notes are stored with their time', async () => {
      const dialog = await openLead(page, 'Dina Detalj');
      await dialog.getByLabel('Endre status').selectOption('Kontaktet');
      await expect(dialog.getByText('Status: Ny → Kontaktet')).toBeVisible();
      await dialog.getByRole('button', { name: 'Lagre notat' }).click();
      await expect(dialog.getByText('Skriv et notat først.')).toBeVisible();
      await dialog.getByLabel('Nytt notat').fill('Vil ha befaring i uke 48.');
      await dialog.getByRole('button', { name: 'Lagre notat' }).click();
      await expect(notice(page, 'Lagret').last()).toBeVisible();
      await expect(dialog.getByLabel('Nytt notat')).toHaveValue('');

      await page.reload();
      const history = dialog.getByRole('region', { name: 'Historikk' });
      await expect(history).toContainText('Vil ha befaring i uke 48.');
      await expect(history).toContainText('Henvendelsen kom inn');
    });

    await test.step('an opened lead is printed whole and alone', async () => {
      const panel = page.getByRole('dialog', { name: 'Kundedetaljer' });
      await expect(panel.getByRole('region', { name: 'Historikk' })).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: 'Trenger deg nå' })).toBeHidden();
      const cut = () =>
        panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await expect.poll(cut).toBe(0);
      await shot(page, 'print-lead');
      await page.emulateMedia({ media: 'screen' });
      await page.keyboard.press('Escape');
    });
  });

  let id = '';
  await test.step('the timeline shows why an e-mail failed', async () => {
    mailbox.refuseWith = 550;
    id = await submitLead(request, { customer_name: 'Eva Epost', location: 'Narvik' });
    const parked = () =>
      product
        .query(
          "select 1 from notification where lead_id = $1 and kind = 'owner-confirmation' and state = 'parked'",
          [id],
        )
        .then(({ length }) => length);
    await expect.poll(parked).toBeGreaterThan(0);
    mailbox.refuseWith = undefined;
    refresh(page);
    const dialog = await openLead(page, 'Eva Epost');
    await expect(dialog.getByText('Bekreftelse til kunden: stoppet')).toBeVisible();
    await expect(dialog.getByText(/Årsak: .*550/).first()).toBeVisible();
  });

  await test.step('one owner’s data is exported, and erased after a confirmation', async () => {
    const dialog = page.getByRole('dialog', { name: 'Kundedetaljer' });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Last ned opplysningene' }).click();
    expect((await download).suggestedFilename()).toBe(`henvendelse-${id}.json`);

    await dialog.getByRole('button', { name: 'Slett henvendelsen' }).click();
    await dialog.getByRole('button', { name: 'Avbryt' }).click();
    await dialog.getByRole('button', { name: 'Slett henvendelsen' }).click();
    await dialog.getByRole('button', { name: 'Ja, slett for godt' }).click();
    await expect(notice(page, 'Slettet')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('rowheader', { name: /Eva Epost/ })).toBeHidden();
    expect(await product.query('select 1 from lead where id = $1', [id])).toEqual([]);
  });
});

test('a lead is passed on by hand, released, and placed', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  await test.step('partners are asked, withdrawn and replaced by hand, and the dialog explains why', async () => {
    const city = 'Levanger';
    const asked = ['Tuva Først', 'Ulla Først', 'Vera Først', 'Wanda Først', 'Ylva Først'];
    for (const name of [...asked, 'Wilma Reserve']) {
      const email = `${name.split(' ')[0]?.toLowerCase()}@partner.example.com`;
      await addPartner(request, product, { name, email, areas: ['5037'] });
    }
    const agent = {
      name: 'Xenia Megler',
      email: 'xenia@partner.example.com',
      kind: 'estate-agent',
    };
    await addPartner(request, product, { ...agent, areas: ['5037'] });
    await submitLead(request, { customer_name: 'Pia Passer', location: city });
    await openDashboard(page, product);
    const dialog = await openLead(page, 'Pia Passer');
    const partners = dialog.getByRole('region', { name: 'Partnere' });
    const why = dialog.getByRole('region', { name: 'Hvorfor disse?' });
    const given = partners.getByRole('listitem').filter({ hasText: 'Stil og Rom AS' });
    await expect(given).toHaveCount(asked.length);
    await expect(why).toContainText('Tuva Først. Spurt etter tur');
    await expect(why).toContainText('NestenWilma Reserve. Andre sto for tur');
    await expect(why).toContainText('1 står for tur senere.');

    await partners.getByRole('button', { name: 'Bytt ut: Tuva Først' }).click();
    const instead = partners.getByLabel('Bytt ut Tuva Først');
    await instead.selectOption({ label: 'Wilma Reserve, Stil og Rom AS' });
    await expect(instead.getByRole('option', { name: /Xenia Megler/ })).toHaveCount(0);
    await partners.getByRole('button', { name: 'Bytt ut partneren' }).click();
    await expect(notice(page, 'Spurt')).toBeVisible();
    await expect(given.filter({ hasText: 'Tuva Først' })).toContainText('Trukket tilbake');
    await expect(given.filter({ hasText: 'Wilma Reserve' })).toContainText('Venter på svar');

    await partners.getByRole('button', { name: 'Trekk tilbake: Ulla Først' }).click();
    await partners.getByRole('button', { name: 'Trekk tilbake', exact: true }).click();
    await expect(given.filter({ hasText: 'Ulla Først' })).toContainText('Trukket tilbake');

    await partners.getByRole('button', { name: 'Spør en partner til' }).click();
    await partners
      .getByLabel('Spør en partner')
      .selectOption({ label: 'Ulla Først, Stil og Rom AS' });
    await partners.getByRole('button', { name: 'Send spørsmålet' }).click();
    await expect(given.filter({ hasText: 'Ulla Først' }).last()).toContainText('Venter på svar');
    await expectAccessible(page);
    await resize(page, { width: 320, height: 640 });
    expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  await test.step('a lead from a suspected program is held until it is released', async () => {
    const lead = { customer_name: 'Rita Robot', customer_email: 'rita@held.example.com' };
    await submitLead(request, lead, { 'X-Form-Hidden-Field': 'filled' });
    await reopenDashboard(page);
    const dialog = await openLead(page, 'Rita Robot');
    const held = dialog.getByRole('region', { name: 'Holdt tilbake' });
    expect(mailbox.to(lead.customer_email)).toEqual([]);
    await held.getByRole('button').click();
    await expect(held).toBeHidden();
    await mailbox.waitFor(lead.customer_email);
  });

  await test.step('a lead with an unknown municipality is placed by keyboard, and a partner there is asked', async () => {
    await addPartner(request, product, { name: 'Vera Våler', areas: ['3419'] });
    const unknown = { location: 'Ingensteds', address: 'Gata 1' };
    await submitLead(request, { customer_name: 'Ukjent Sted', ...unknown });
    await reopenDashboard(page);
    const dialog = await openLead(page, 'Ukjent Sted');
    const field = dialog.getByLabel('Hvilken kommune ligger boligen i?');
    const save = dialog.getByRole('button', { name: 'Lagre kommunen' });
    await save.press('Enter');
    await expect(field).toHaveAccessibleDescription(/Velg en kommune\./);
    await expectAccessible(page);
    await field.selectOption('Våler (Innlandet)');
    await save.press('Enter');
    await expect(notice(page, 'Kommunen er lagret')).toBeVisible();
    await expect(save).toBeFocused();
    await expect(dialog.getByText('Boligen ligger i Våler (Innlandet)')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(dialog.getByText('Vera Våler').first()).toBeVisible();
    }).toPass();
  });
});
