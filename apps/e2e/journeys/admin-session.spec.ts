import { logIn, notice, refresh } from '../harness/administrator.js';
import { withAuthenticator } from '../harness/authenticator.js';
import { invitation } from '../harness/users.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner } from '../harness/visitor.js';

const REFRESH = '/api/admin/session/refresh';

test.beforeEach(({ page }) => answeredBanner(page));

test('a new login after an expired session returns to the same page', async ({ page, product }) => {
  const enter = async () => {
    await page.getByLabel('Passord', { exact: true }).fill(product.adminPassword);
    await page.getByRole('button', { name: 'Logg inn' }).click();
  };
  await page.goto('/admin/salg?tilstand=betalt');
  await page.getByRole('link', { name: 'Logg inn' }).click();
  await enter();
  await expect(page).toHaveURL('/admin/salg?tilstand=betalt');

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

  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL('/admin/login');
  await enter();
  await expect(page).toHaveURL('/admin');
});

test('a missing token is reported when data is loaded', async ({ page, product }) => {
  await logIn(page, product);
  await page.evaluate(() => localStorage.clear());
  refresh(page);
  await expect(page).toHaveURL('/admin/login');
  await expect(notice(page, 'Ikke autorisert')).toContainText(
    'Du må logge inn for å se admin-panelet',
  );
});

test('the session is renewed before it expires, once for all tabs', async ({
  page,
  context,
  product,
}) => {
  await logIn(page, product);
  const other = await context.newPage();
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
  const token = () => page.evaluate(() => localStorage.getItem('admin-token'));
  await expect.poll(token).not.toBe(before);
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Partnere');
  expect(renewals).toBe(1);
});

test('logging out in one tab logs out all tabs', async ({ page, context, product }) => {
  await logIn(page, product);
  const other = await context.newPage();
  await other.goto('/admin/salg');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Salg');
  await page.getByRole('button', { name: 'Logg ut' }).click();
  await expect(other).toHaveURL('/admin/login');
});

test('logging in over another user’s session ends it, in every tab and on the server', async ({
  page,
  context,
  product,
  request,
}) => {
  const ola = { name: 'Ola Innsyn', email: 'ola.innsyn@example.com', role: 'innsyn' } as const;
  const link = await invitation(request, product, ola);
  await logIn(page, product);
  const token = await page.evaluate(() => localStorage.getItem('admin-token'));
  const other = await context.newPage();
  await withAuthenticator(other);
  await other.goto(link);
  await other.getByRole('button', { name: 'Lag passnøkkel' }).click();
  await expect(notice(page, 'Logget ut')).toContainText('Noen andre har logget inn');
  await expect(page).toHaveURL('/admin/login');
  const headers = { authorization: `Bearer ${token}` };
  await expect
    .poll(async () => (await request.get('/api/admin/account', { headers })).status())
    .toBe(401);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Trenger deg nå' })).toBeVisible();
});

test('the administrator can work in a browser without storage', async ({ page, product }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    });
  });
  await logIn(page, product);
  await page.getByRole('link', { name: 'Partnere', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partnere');
});

test('visitors download none of the dashboard’s code', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  for (const path of ['/', '/artikler', '/oslo']) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await page.waitForLoadState('networkidle');
  }
  const files = await Promise.all([...scripts].map((script) => page.request.get(script)));
  const code = (await Promise.all(files.map((file) => file.text()))).join('\n');
  const admins = ['/api/admin', 'Kundedetaljer', 'Send manglende e-poster', 'Kvinnherad'];
  const parts = ['Hovedmeny', ...admins];
  expect(parts.filter((part) => code.includes(part))).toEqual(['Hovedmeny']);
});
