import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../harness/accessibility.js';
import {
  addPartner,
  notice,
  noticesGone,
  openDashboard,
  reopenDashboard,
  submitLead,
} from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';

onEmptyProduct();

test.beforeEach(async ({ page, product }) => {
  await atRest(page);
  await openDashboard(page, product);
});

/** Offered areas; a select has options too. */
const found = (dialog: Locator) =>
  dialog.getByRole('listbox', { name: 'Kommuner og fylker' }).getByRole('option');

test('a partner is added, accepts the terms by its welcome and is asked; unsaved changes are kept', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  await test.step('a partner is added, changed and paused', async () => {
    await page.getByRole('link', { name: 'Partnere', exact: true }).click();
    await expect(page.getByText('Ingen partnere ennå.')).toBeVisible();
    await page.getByRole('button', { name: 'Ny partner' }).click();
    const form = page.getByRole('dialog', { name: 'Ny partner' });
    await form.getByRole('button', { name: 'Lagre' }).click();
    await expect(form.getByText('Velg minst én tjeneste.')).toBeVisible();
    await expect(form.getByLabel('Navn')).toBeFocused();
    await expectAccessible(page);

    await form.getByLabel('Navn').fill('Nora Ny');
    await form.getByLabel('Firma').fill('Nye Rom AS');
    await form.getByLabel('E-post').fill('nora@partner.example.com');
    await form.getByLabel('Telefon').fill('400 00 002');
    await form.getByLabel('Fullstyling').check();
    const area = form.getByRole('combobox', { name: /^Legg til kommune/ });
    await area.fill('berg');
    await expect(found(form)).toHaveText(['Bergen Vestland']);
    await area.press('ArrowDown');
    await area.press('Enter');
    await area.fill('heroy');
    await found(form).filter({ hasText: 'Herøy (Nordland)' }).click();
    await expect(area).toBeFocused();
    await area.fill('vest');
    await area.press('Escape');
    await expect(found(form)).toHaveCount(0);
    await expect(form).toBeVisible();
    await form.getByLabel('Pris per oppdrag i kroner').fill('750,50');
    await form.getByLabel('Oppdrag per uke').fill('5');
    await form.getByRole('button', { name: 'Lagre' }).click();
    await expect(notice(page, 'Lagt til')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'Nora Ny' });
    await expect(row).toContainText('750,50 kr');
    await expect(row).toContainText('Herøy (Nordland), Bergen');

    await noticesGone(page);
    await row.getByRole('button', { name: 'Rediger' }).click();
    const edit = page.getByRole('dialog', { name: 'Rediger partner' });
    await expect(edit.getByLabel('Navn')).toHaveValue('Nora Ny');
    await edit.getByRole('button', { name: 'Fjern Herøy (Nordland)' }).click();
    const more = edit.getByRole('combobox', { name: /^Legg til kommune/ });
    await expect(more).toBeFocused();
    await more.press('ArrowDown');
    await expectAccessible(page);
    await more.press('Enter');
    await expect(edit.getByRole('listitem')).toHaveText([/^Hele landet/]);
    await edit.getByRole('button', { name: 'Lagre' }).click();
    await expect(row).toContainText('Hele landet');

    await row.getByRole('button', { name: 'Sett på pause' }).click();
    await expect(row).toContainText('På pause');
    await page.getByLabel('Tilstand').selectOption('Aktiv');
    await expect(page.getByText('Ingen partnere passer.')).toBeVisible();
    await page.getByLabel('Tilstand').selectOption('På pause');
    await row.getByRole('button', { name: 'Gjør aktiv' }).click();
    await expect(notice(page, 'Aktiv')).toBeVisible();
  });

  await test.step('the partner accepts the terms by its welcome, and is asked then', async () => {
    const email = 'nora@partner.example.com';
    await submitLead(request, {});
    await reopenDashboard(page);
    const send = page.getByRole('button', {
      name: 'Send velkomst: Nora Ny har ikke godtatt vilkårene',
    });
    await shot(page, 'queue-partner-terms-1440');
    await send.click();
    const welcome = await mailbox.waitFor(email, 'Velkommen som partner');
    expect(mailbox.to(email)).toHaveLength(1);

    await page.goto(linkIn(welcome, '/partner/vilkar'));
    await expect(page.getByText('Hei, Nora. Les vilkårene, og godta dem nederst.')).toBeVisible();
    await shots(page, 'accept-terms', [1440, 390]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Jeg godtar vilkårene' }).click();
    const thanks = page.getByRole('heading', { name: 'Takk, du har godtatt vilkårene' });
    await expect(thanks).toBeVisible();
    await shot(page, 'accepted-terms-390');
    await expectAccessible(page);
    await mailbox.waitFor(email, 'Svar innen');

    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Partnervilkår' }).click();
    await expect(page.getByRole('heading', { name: 'Vilkår for partnere' })).toBeVisible();
    await shots(page, 'partner-terms', [390, 1440]);

    await reopenDashboard(page, '/partnere');
    await page.getByRole('button', { name: 'Rediger: Nora Ny' }).click();
    await expect(
      page.getByText(/^Godtok vilkårene .+, i versjonen fra 30\.11\.2026\.$/),
    ).toBeVisible();
  });

  await test.step('an e-mail address of another partner is refused at its field', async () => {
    await addPartner(request, product, { name: 'Egil Eks', email: 'egil@partner.example.com' });
    await reopenDashboard(page, '/partnere');
    await page.getByRole('button', { name: 'Rediger: Egil Eks' }).click();
    const edit = page.getByRole('dialog', { name: 'Rediger partner' });
    await edit.getByLabel('E-post').fill('nora@partner.example.com');
    await edit.getByRole('button', { name: 'Lagre' }).click();
    await expect(notice(page, 'Feil')).toBeVisible();
    await expect(edit).toBeVisible();
  });

  await test.step('closing a dialog by mistake keeps the typed text', async () => {
    const open = page.getByRole('button', { name: 'Rediger: Egil Eks' });
    const edit = page.getByRole('dialog', { name: 'Rediger partner' });
    await edit.getByLabel('E-post').fill('egil@partner.example.com');
    await edit.getByLabel('Firma').fill('Halvveis AS');
    for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await leave();
      await expect(edit).toBeHidden();
      await open.click();
      await expect(edit.getByLabel('Firma')).toHaveValue('Halvveis AS');
    }
    await expect(edit.getByText('Det er ikke lagret.')).toBeVisible();
    await shots(page, 'admin-partner-found');
    await expectAccessible(page);
    await edit.getByRole('button', { name: 'Close' }).click();
    await open.click();
    await expect(edit.getByLabel('Firma')).toHaveValue('Stil og Rom AS');
  });
});
