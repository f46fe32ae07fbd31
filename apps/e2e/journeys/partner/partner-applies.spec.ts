import { expectAccessible } from '../../harness/accessibility.js';
import { openDashboard, notice } from '../../harness/administrator.js';
import { tabThrough } from '../../harness/keyboard.js';
import { afterAPersonsTime } from '../../harness/lead-form.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

onEmptyProduct();

test('a stylist applies from the home page, by keyboard, and becomes a partner', async ({
  page,
  product,
  mailbox,
}) => {
  await atRest(page);
  await resize(page, { width: 390, height: 844 });
  await page.goto('/');
  const box = page.getByRole('region', { name: 'Er du stylist, interiørarkitekt eller megler?' });
  await expect(box.getByRole('link', { name: 'Bli partner' })).toHaveAttribute('href', /^mailto:/);
  const open = box.getByRole('button', { name: 'Eller fyll ut et skjema' });
  await open.focus();
  await box.scrollIntoViewIfNeeded();
  await shot(page, 'apply-box-390');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bli partner' });
  await dialog.getByRole('button', { name: 'Send søknaden' }).click();
  await expect(dialog.getByText('Skriv navnet på firmaet.')).toBeVisible();
  // The dialog has a paper background, wherever it was opened.
  await expect(dialog.getByText('Firma', { exact: true })).toHaveCSS('color', 'rgb(24, 34, 29)');
  await expect(dialog.getByLabel('Firma')).toBeFocused();
  await shot(page, 'apply-faults-390');
  await expectAccessible(page);
  await resize(page, { width: 320, height: 640 });
  const isWide = () => dialog.evaluate((it) => it.scrollWidth > it.clientWidth);
  await expect.poll(isWide).toBe(false);

  await resize(page, { width: 390, height: 844 });
  await page.keyboard.type('Stil og Rom AS');
  await dialog.getByLabel('Organisasjonsnummer').fill('974 761 077');
  await dialog.getByLabel('Navnet ditt').fill('Stine Stylist');
  await dialog.getByLabel('E-post').fill('stine@applies.example.com');
  await dialog.getByLabel('Telefon').fill('400 00 001');
  await dialog.getByLabel('Hvor jobber du?').fill('Bergen');
  await dialog.getByLabel('Jeg har lest og godtar vilkårene').check();
  await dialog.getByRole('button', { name: 'Send søknaden' }).click();
  await expect(dialog.getByLabel('Organisasjonsnummer')).toBeFocused();
  await dialog.getByLabel('Organisasjonsnummer').fill('974 761 076');
  await afterAPersonsTime(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Takk for søknaden' })).toBeFocused();
  await shot(page, 'apply-sent-390');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await mailbox.waitFor('stine@applies.example.com', 'Vi har fått søknaden');
  await shots(page, 'apply-box', [820, 1440]);

  await openDashboard(page, product);
  await page.getByRole('link', { name: 'Partnere', exact: true }).click();
  await expect(page.getByText('1 søknad', { exact: true })).toBeVisible();
  await shots(page, 'applications');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Svar: Stil og Rom AS' }).click();
  const answer = page.getByRole('dialog', { name: 'Stil og Rom AS' });
  await expect(answer.getByText('974 761 076')).toBeVisible();
  await expect(answer.getByText('40 00 00 01')).toBeVisible();
  await shots(page, 'application', [1440]);
  await answer.getByRole('button', { name: 'Spør om mer' }).click();
  await answer.getByLabel('Hva lurer vi på?').fill('Jobber du på Askøy også?');
  await expectAccessible(page);
  await answer.getByRole('button', { name: 'Send spørsmålet' }).click();
  await expect(notice(page, 'Spurt')).toBeVisible();
  await expect(answer).toBeHidden();
  const asked = await mailbox.waitFor('stine@applies.example.com', 'Spørsmål om søknaden');
  expect(asked.text).toContain('Jobber du på Askøy også?');

  await page.getByRole('button', { name: 'Svar: Stil og Rom AS' }).click();
  await answer.getByRole('button', { name: 'Godkjenn' }).click();
  await expect(answer.getByLabel('Navn', { exact: true })).toHaveValue('Stine Stylist');
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 700 });
    await answer.getByRole('button', { name: 'Lagre' }).focus();
    const covered = (await tabThrough(page, 'Shift+Tab')).filter(({ isCovered }) => isCovered);
    expect.soft(covered, `at ${width} px`).toEqual([]);
  }
  await answer.getByLabel('Fullstyling').check();
  await answer.getByRole('combobox', { name: /^Legg til kommune/ }).fill('berg');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await answer.getByLabel('Pris per oppdrag i kroner').fill('600');
  await answer.getByLabel('Oppdrag per uke').fill('3');
  await answer.getByRole('button', { name: 'Lagre' }).click();
  await expect(notice(page, 'Godkjent')).toBeVisible();
  await expect(page.getByText('1 partner', { exact: true })).toBeVisible();
  await expect(page.getByText('Ingen søknader her.')).toBeVisible();
  await mailbox.waitFor('stine@applies.example.com', 'Velkommen som partner');

  // The partner asks to erase the application; in a low window the question scrolls into view with
  // its buttons.
  await resize(page, { width: 390, height: 560 });
  await page.getByLabel('Vis', { exact: true }).selectOption('Avgjort');
  await page.getByRole('button', { name: 'Se: Stil og Rom AS' }).click();
  await answer.getByRole('button', { name: 'Slett søknaden' }).click();
  await expect(answer.getByText('Partneren den ble til, blir ikke slettet.')).toBeFocused();
  const yes = answer.getByRole('button', { name: 'Ja, slett for godt' });
  await expect(yes).toBeInViewport({ ratio: 1 });
  await shot(page, 'application-erase-390');
  await expectAccessible(page);
  await yes.click();
  await expect(notice(page, 'Slettet')).toBeVisible();
  await expect(answer).toBeHidden();
  await expect(page.getByText('1 partner', { exact: true })).toBeVisible();
});
