import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { notice, noticesGone, refresh } from '../../harness/administrator.js';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { resize } from '../../harness/resize.js';
import { answeredBanner, startOver } from '../../harness/visitor.js';

test.beforeEach(({ page }) => answeredBanner(page));

test('an administrator finds the login, returns to the same page after a session that expired, logs out, and prepares a new password', async ({
  page,
  product,
}) => {
  const enter = async () => {
    await page.getByLabel('Passord', { exact: true }).fill(product.adminPassword);
    await page.getByRole('button', { name: 'Logg inn' }).click();
  };

  await test.step('a visitor without a session is sent to the login, and from there to the page', async () => {
    await page.goto('/admin/salg?tilstand=betalt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin Tilgang');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Logg inn' }).click();
    await expect(page).toHaveURL('/admin/login');
    await enter();
    await expect(page).toHaveURL('/admin/salg?tilstand=betalt');
    await expect(notice(page, 'Innlogget')).toContainText('Velkommen til admin-dashboardet');
  });

  await test.step('a new login after an expired session returns to the same page', async () => {
    await product.query('delete from admin_session');
    refresh(page);
    await expect(page).toHaveURL('/admin/login');
    await expect(notice(page, 'Sesjonen er utløpt')).toContainText(
      'Du blir sendt til innloggingssiden',
    );
    expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
    await page.getByRole('tab', { name: 'Bytt passord' }).click();
    await page.getByRole('tab', { name: 'Logg inn' }).click();
    await enter();
    await expect(page).toHaveURL('/admin/salg?tilstand=betalt');
  });

  await test.step('after a logout the session is over on the server too, and the login leads to the overview', async () => {
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept['admin-session']).toBe('true');
    const session = JSON.parse(kept['boligstyling-session'] ?? '');
    expect(session).toMatchObject({ access_token: kept['admin-token'], user: { role: 'admin' } });
    expect(session.expires_at * 1000).toBeGreaterThan(Date.now());

    await page.getByRole('button', { name: 'Logg ut' }).click();
    await expect(page).toHaveURL('/admin/login');
    await expect(notice(page, 'Logget ut')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
    const answer = await page.request.get('/api/admin/summary', {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(answer.status()).toBe(401);
    await enter();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('the login is accessible, and shows the server’s message for a wrong password', async () => {
    await startOver(page);

    await page.goto('/admin/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shot(page, 'admin-login');
    await expectAccessible(page);
    await expectToFit320(page);
    await resize(page, { width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await expect(page.getByText('Skriv passordet.')).toBeVisible();
    await page.getByLabel('Passord', { exact: true }).fill('feil');
    await page.keyboard.press('Enter');
    await expect(notice(page, 'Feil passord')).toContainText('Passordet stemmer ikke. Prøv igjen.');
    await expect(page).toHaveURL('/admin/login');
  });

  await test.step('a new password must be repeated and long enough, needs the current one, and shows the setting for the server', async () => {
    await noticesGone(page);
    await page.getByRole('tab', { name: 'Logg inn' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Bytt passord' })).toBeFocused();
    const change = async (now: string, next: string, again: string) => {
      await page.getByLabel('Nåværende passord').fill(now);
      await page.getByLabel('Nytt passord', { exact: true }).fill(next);
      await page.getByLabel('Bekreft nytt passord').fill(again);
      await page.getByRole('button', { name: 'Bytt passord' }).click();
    };
    await change('gammelt', 'kort', 'noe annet');
    await expect(notice(page, 'Feil')).toContainText('Nye passord matcher ikke');
    await change('gammelt', 'kort', 'kort');
    await expect(notice(page, 'Nytt passord må være minst 6 tegn')).toBeVisible();
    await change('feil passord', 'nytt-passord', 'nytt-passord');
    await expect(notice(page, 'Passordet stemmer ikke. Prøv igjen.')).toBeVisible();

    await change(product.adminPassword, 'nytt-passord', 'nytt-passord');
    await expect(notice(page, 'Passord validert')).toContainText('Oppdater passordhemmeligheten');
    const result = page.getByRole('region', { name: 'Ett steg igjen' });
    await expect(result).toContainText('nytt-passord');
    await expect(result).toContainText(/ADMIN_PASSWORD_HASH='\$argon2id\$/);
    expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
    await shot(page, 'admin-new-password');
    await expectAccessible(page);
  });
});
