import { logIn, notice } from '../../harness/administrator.js';
import { withAuthenticator } from '../../harness/authenticator.js';
import { invitation } from '../../harness/users.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';

const REFRESH = '/api/admin/session/refresh';

test.beforeEach(({ page }) => answeredBanner(page));

test('tabs share a session: one renewal, one logout, and one user', async ({
  page,
  context,
  product,
  request,
}) => {
  const ola = { name: 'Ola Innsyn', email: 'ola.innsyn@example.com', role: 'innsyn' } as const;
  const link = await invitation(request, product, ola);
  await logIn(page, product);
  const other = await context.newPage();
  const token = () => page.evaluate(() => localStorage.getItem('admin-token'));

  await test.step('the session is renewed before it expires, once for all tabs', async () => {
    await other.goto('/admin/partnere');
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Partnere');
    let renewals = 0;
    await context.route(REFRESH, async (route) => {
      renewals += 1;
      await route.continue();
    });
    const before = await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('boligstyling-session') ?? '');
      session.expires_at = Math.round(Date.now() / 1000) + 10;
      localStorage.setItem('boligstyling-session', JSON.stringify(session));
      return session.access_token;
    });
    await Promise.all(
      [page, other].map((tab) => tab.getByRole('button', { name: 'Oppdater data' }).click()),
    );
    await expect.poll(token).not.toBe(before);
    await other.reload();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Partnere');
    expect(renewals).toBe(1);
  });

  await test.step('another user’s login ends the session, in every tab and on the server', async () => {
    const headers = { authorization: `Bearer ${await token()}` };
    await withAuthenticator(other);
    await other.goto(link);
    await other.getByRole('button', { name: 'Lag passnøkkel' }).click();
    await expect(notice(page, 'Logget ut')).toContainText('Noen andre har logget inn');
    await expect(page).toHaveURL('/admin/login');
    await expect
      .poll(async () => (await request.get('/api/admin/account', { headers })).status())
      .toBe(401);
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Trenger deg nå' })).toBeVisible();
  });

  await test.step('a logout in one tab logs out all tabs', async () => {
    await page.goto('/admin/salg');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salg');
    await other.getByRole('button', { name: 'Logg ut' }).click();
    await expect(page).toHaveURL('/admin/login');
  });
});
