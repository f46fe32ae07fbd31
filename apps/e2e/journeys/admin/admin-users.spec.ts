import { TOTP } from 'otpauth';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { logIn, notice, noticesGone } from '../../harness/administrator.js';
import { withAuthenticator } from '../../harness/authenticator.js';
import { invitation } from '../../harness/users.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';

onEmptyProduct();

const PASSWORD = 'hest batteri stift riktig';

/** The app's present code, or one of a later period of 30 seconds. */
const codeOf = (secret: string, stepsAway = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAway * 30_000 });

test.beforeEach(({ page }) => atRest(page));

test('the shared login creates the first owner of the account, who logs in by passkey alone and manages users', async ({
  page,
  product,
}) => {
  const device = await withAuthenticator(page);
  await logIn(page, product);
  await noticesGone(page);
  await page.getByRole('link', { name: 'Min konto' }).click();
  await expect(page.getByText('Du er logget inn med passordet alle deler.')).toBeVisible();
  await expectAccessible(page);

  await test.step('confirms who acts before an irreversible action', async () => {
    await page.goto('/admin');
    // A call that has begun shares its look at the session with later ones.
    for (const text of ['Ingen saker venter', 'steg igjen', '0 av 0']) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await product.query(`update admin_session set confirmed_at = now() - interval '6 minutes'`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Last ned/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Bekreft at det er deg' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await shot(page, 'admin-confirm-1440');
    await dialog.getByLabel('Passord').fill(product.adminPassword);
    await dialog.getByRole('button', { name: 'Bekreft' }).click();
    expect((await download).suggestedFilename()).toBe('henvendelser.csv');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Min konto' }).click();
  });

  await page.getByRole('link', { name: 'Personer', exact: true }).click();
  await page.getByRole('button', { name: 'Opprett første eier' }).click();
  const first = page.getByRole('dialog', { name: 'Opprett første eier' });
  await first.getByLabel('Navn').fill('Eva Først');
  await first.getByLabel('E-post').fill('eva@people.example.com');
  await first.getByRole('button', { name: 'Opprett og velg innlogging' }).click();
  await page.getByRole('button', { name: 'Lag passnøkkel' }).click();
  await expect(page.getByRole('heading', { name: 'Trenger deg nå' })).toBeVisible();
  expect(await device.passkeys()).toBe(1);

  await test.step('logs in with her passkey, but not when the device does not know her', async () => {
    await noticesGone(page);
    await page.getByRole('button', { name: 'Logg ut' }).click();
    await device.recognises(false);
    await page.getByRole('button', { name: 'Bruk passnøkkel' }).click();
    await expect(notice(page, 'Avbrutt')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Administrator' })).toBeVisible();
    await device.recognises(true);
    await page.getByRole('button', { name: 'Bruk passnøkkel' }).click();
    await expect(page.getByRole('heading', { name: 'Trenger deg nå' })).toBeVisible();
    await noticesGone(page);
  });

  await test.step('invites another and changes her role', async () => {
    await page.getByRole('link', { name: 'Min konto' }).click();
    await page.getByRole('link', { name: 'Personer', exact: true }).click();
    await page.getByRole('button', { name: 'Inviter' }).click();
    const form = page.getByRole('dialog', { name: 'Inviter en person' });
    await form.getByLabel('Navn').fill('Ine Innsyn');
    await form.getByLabel('E-post').fill('ine@people.example.com');
    await form.getByLabel('Rolle').selectOption('Innsyn');
    await shot(page, 'admin-invite-1440');
    await form.getByRole('button', { name: 'Send invitasjon' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Ine Innsyn' });
    await expect(row).toContainText('Invitert');
    await noticesGone(page);
    await row.getByRole('button', { name: 'Rediger' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ine Innsyn' });
    await dialog.getByLabel('Rolle').selectOption('Saksbehandler');
    await expectAccessible(page);
    await shot(page, 'admin-user-1440');
    await dialog.getByRole('button', { name: 'Lagre rollen' }).click();
    await expect(row).toContainText('Saksbehandler');
  });

  await test.step('sees her passkey and sessions', async () => {
    await noticesGone(page);
    await page.getByRole('link', { name: 'Min konto' }).last().click();
    await expect(page.getByRole('region', { name: 'Passnøkler' }).getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Økter' })).toContainText('Denne');
  });

  await test.step('and reads in the log who did what', async () => {
    await page.getByRole('link', { name: 'Revisjonslogg', exact: true }).click();
    const log = page.getByRole('region', { name: 'Hvem som gjorde hva' });
    await expect(log.getByRole('row').filter({ hasText: 'Person invitert' }).first()).toContainText(
      'Eva Først',
    );
    await page.getByLabel('Hva slags').selectOption('Innlogging');
    await expect(log.getByText('Innlogging med passnøkkel').first()).toBeVisible();
    await page.getByLabel('Navn').fill('Ingen Heter Dette');
    await expect(page.getByText('Ingen treff.')).toBeVisible();
  });
});

test('an invited user logs in with password and code, and the link is used up', async ({
  page,
  product,
  request,
}) => {
  const link = await invitation(request, product, {
    name: 'Ola Saksbehandler',
    email: 'ola@people.example.com',
    role: 'saksbehandler',
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Hei, Ola' })).toBeVisible();
  await expectAccessible(page);
  await shots(page, 'admin-welcome');
  await page.getByRole('button', { name: 'Velg passord og kode' }).click();
  await expect(page.getByRole('img', { name: 'QR-kode til appen' })).toBeVisible();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByRole('button', { name: 'Ta i bruk' }).click();
  await expect(page.getByLabel('Velg passord')).toBeFocused();
  await page.getByLabel('Velg passord').fill('boligstyling2026');
  await page.getByLabel('Koden appen viser').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Ta i bruk' }).click();
  await expect(page.getByText('Passordet er lett å gjette. Velg et annet.')).toBeVisible();
  await expectAccessible(page);
  await shots(page, 'admin-welcome-code', [390, 1440]);
  await page.getByLabel('Velg passord').fill(PASSWORD);
  await page.getByLabel('Koden appen viser').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Ta i bruk' }).click();
  await expect(page.getByRole('list', { name: 'Kodene dine' }).getByRole('listitem')).toHaveCount(
    10,
  );
  await expectAccessible(page);
  await shot(page, 'admin-welcome-recovery-1440');
  await page.getByRole('button', { name: 'Jeg har tatt vare på dem' }).click();
  await expect(page.getByRole('heading', { name: 'Trenger deg nå' })).toBeVisible();

  await noticesGone(page);
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await noticesGone(page);
  await shots(page, 'admin-login');
  await page.getByText('Bruk e-post, passord og kode').click();
  await expectAccessible(page);
  await expectToFit320(page);
  await shot(page, 'admin-login-code-320');
  await page.getByLabel('E-post').fill('ola@people.example.com');
  await page.getByLabel('Ditt passord').fill(PASSWORD);
  await page.getByLabel('Kode').fill('000000');
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await expect(page.getByText('E-post, passord eller kode stemmer ikke.')).toBeVisible();
  await expect(page.getByLabel('Kode')).toBeFocused();
  await page.getByLabel('Kode').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await expect(page.getByRole('heading', { name: 'Trenger deg nå' })).toBeVisible();

  await test.step('and the link is used up', async () => {
    await page.goto('/');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Lenken virker ikke' })).toBeVisible();
    await expectAccessible(page);
  });
});
