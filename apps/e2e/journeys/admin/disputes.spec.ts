import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import {
  addPartner,
  asAdministrator,
  openDashboard,
  notice,
  reopenDashboard,
  submitLead,
} from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

onEmptyProduct();

/** A partner accepts by its link. Returns the deadline for a dispute, as shown. */
async function take(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole('button', { name: /^Ta oppdraget/ }).click();
  await expect(page.getByText(/Du kan si fra i 14 dager, til/)).toBeVisible();
}

test('a sale is disputed and decided, also of an erased lead, and a payment is paid back', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  await test.step('a partner disputes a sale, and the administrator decides', async () => {
    await atRest(page);
    const email = 'uenig@partner.example.com';
    await addPartner(request, product, { name: 'Una Enig', email, areas: ['1865'] });
    await submitLead(request, { location: 'Svolvær', address: 'Storgata 5, 8300 Svolvær' });
    const link = linkIn(await mailbox.waitFor(email), '/partner/svar');
    await resize(page, { width: 390, height: 844 });
    await take(page, link);
    const open = page.getByRole('button', { name: 'Si fra at noe er galt' });

    await open.focus();
    await page.keyboard.press('Enter');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Send til oss' }).click();
    await expect(page.getByText('Velg hva som er galt.')).toBeVisible();
    await expect(page.getByLabel('Feil nummer')).toBeFocused();
    await page.keyboard.press('Space');
    await shot(page, 'dispute-open-390');
    await expectAccessible(page);
    await expectToFit320(page);
    await resize(page, { width: 390, height: 844 });
    await page.getByRole('button', { name: 'Send til oss' }).click();
    await expect(page.getByLabel('Hva skjedde?')).toBeFocused();
    await page.keyboard.type('Nummeret går til en kiosk.');
    await page.reload();
    await expect(page.getByLabel('Hva skjedde?')).toHaveValue('Nummeret går til en kiosk.');
    await page.getByRole('button', { name: 'Send til oss' }).click();
    await expect(page.getByRole('heading', { name: 'Vi ser på det' })).toBeFocused();
    await expect(page.getByText('Nummeret går til en kiosk.')).toBeVisible();
    await shot(page, 'dispute-said-390');
    await expectAccessible(page);

    await resize(page, { width: 1440, height: 900 });
    await openDashboard(page, product);
    await page.getByRole('link', { name: 'Salg', exact: true }).click();
    await expect(page.getByText('Én partner mener et oppdrag ikke skal betales.')).toBeVisible();
    await page.getByRole('link', { name: 'Se og avgjør' }).click();
    await expect(page.getByText('Uenig: Feil nummer')).toBeVisible();
    await shots(page, 'disputes');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Avgjør: Una Enig' }).click();
    const dialog = page.getByRole('dialog', { name: 'Una Enig er uenig' });
    await expect(dialog.getByText('Nummeret går til en kiosk.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Avgjør og send svar' }).click();
    await expect(dialog.getByText('Velg å kreditere eller avslå.')).toBeVisible();
    await shots(page, 'dispute-decide', [390, 1440]);
    await expectAccessible(page);
    await dialog.getByLabel('Krediter').check();
    await dialog.getByLabel('Svar til partneren').fill('Vi har ringt selv, og du har rett.');
    await dialog.getByRole('button', { name: 'Avgjør og send svar' }).click();
    await expect(notice(page, 'Kreditert')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Ingen salg passer.')).toBeVisible();

    await page.getByRole('link', { name: 'Partnere', exact: true }).click();
    await page.getByRole('button', { name: 'Rediger: Una Enig' }).click();
    const record = page.getByRole('region', { name: 'Siste 365 dager' });
    await expect(record.getByText('1 (100 %)')).toBeVisible();
    await expect(record.getByText('1 kreditert')).toBeVisible();
    await shots(page, 'partner-record', [390, 1440]);
    await expectAccessible(page);

    const reported = await mailbox.waitFor(email, 'Kreditert: Fullstyling i Svolvær');
    expect(reported.text).toContain('Vi har ringt selv, og du har rett.');
    await page.goto(linkIn(reported, '/partner/svar'));
    await expect(page.getByRole('heading', { name: 'Du betaler ikke' })).toBeVisible();
    await shots(page, 'dispute-decided', [390]);
    await expectAccessible(page);
  });

  await test.step('a partner disputes the sale of an erased lead, by a reason alone', async () => {
    const email = 'slettet@partner.example.com';
    await addPartner(request, product, { name: 'Siv Slettet', email, areas: ['1860'] });
    const leadId = await submitLead(request, { location: 'Leknes', address: 'Storgata 5, 8370' });
    await take(page, linkIn(await mailbox.waitFor(email), '/partner/svar'));
    const headers = await asAdministrator(request, product);
    expect((await request.delete(`/api/admin/leads/${leadId}`, { headers })).status()).toBe(204);
    const reported = await mailbox.waitFor(email, 'Slett henvendelse');
    expect(reported.text?.replace(/\s+/g, ' ')).toContain(
      'kan du si fra der så lenge det står en frist',
    );

    await page.goto('/partner/logg-inn');
    await page.getByLabel('E-post').fill(email);
    await page.getByRole('button', { name: 'Send meg en lenke' }).click();
    await page.goto(linkIn(await mailbox.waitFor(email, 'Logg inn'), '/partner/logg-inn'));
    await page.getByRole('button', { name: 'Åpne siden din' }).click();
    const erased = page.getByRole('listitem').filter({ hasText: 'Slettet' });
    const open = erased.getByRole('button', { name: 'Si fra at noe er galt' });
    await open.press('Enter');
    await erased.getByRole('button', { name: 'Send til oss' }).click();
    await expect(erased.getByText('Velg hva som er galt.')).toBeVisible();
    await expect(erased.getByLabel('Slettet før vi fikk snakket')).toBeFocused();
    await shots(page, 'dispute-erased');
    await expectAccessible(page);
    await expectToFit320(page);
    await page.keyboard.press('Space');
    await erased.getByRole('button', { name: 'Send til oss' }).click();
    await expect(erased.getByText('Vi ser på det')).toBeVisible();
    await expect(erased.locator('p').filter({ hasText: 'Vi ser på det' })).toBeFocused();
    await shots(page, 'dispute-erased-said', [390, 1440]);
    await expectAccessible(page);
  });

  await test.step('a payment for a withdrawn assignment is listed until it is paid back', async () => {
    await resize(page, { width: 1280, height: 720 });
    const email = 'tilbake@partner.example.com';
    await addPartner(request, product, { name: 'Tora Tilbake', email, areas: ['1811'] });
    const leadId = await submitLead(request, { location: 'Bindal', address: 'Gata 5, 7982' });
    await take(page, linkIn(await mailbox.waitFor(email), '/partner/svar'));

    await reopenDashboard(page, '/salg');
    await page.getByRole('button', { name: 'Merk betalt: Tora Tilbake' }).click();
    await expect(notice(page, 'Betalt')).toBeVisible();
    await page.goto(`/admin/henvendelse/${leadId}`);
    await page.getByRole('button', { name: 'Trekk tilbake: Tora Tilbake' }).click();
    await page.getByRole('button', { name: 'Trekk tilbake', exact: true }).click();
    const reported = await mailbox.waitFor(email, 'Trukket tilbake');
    expect(reported.text?.replace(/\s+/g, ' ')).toContain('hører du fra oss');

    await page.goto('/admin');
    const queue = page.getByRole('region', { name: 'Trenger deg nå' });
    await expect(queue).toContainText('Tora Tilbake skal ha penger tilbake');
    await shots(page, 'queue-to-pay-back');
    await expectAccessible(page);
    await queue.getByRole('link', { name: /^Se salget: Tora Tilbake/ }).click();
    await expect(page.getByText('Skal betales tilbake')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Angre betalt: Tora Tilbake' })).toBeHidden();
    await shots(page, 'sale-to-pay-back');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Krediter: Tora Tilbake' }).click();
    await page.getByRole('button', { name: 'Krediter', exact: true }).click();
    await expect(notice(page, 'Kreditert')).toBeVisible();
    await page.goto('/admin');
    await expect(queue.getByRole('listitem').first()).toBeVisible();
    await expect(queue).not.toContainText('Tora Tilbake skal ha penger tilbake');
  });
});
