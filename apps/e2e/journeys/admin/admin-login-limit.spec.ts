import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { notice } from '../../harness/administrator.js';
import { linkIn } from '../../harness/link-in.js';
import { invitation } from '../../harness/users.js';
import { shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { answeredBanner, startOver } from '../../harness/visitor.js';

/** The test exhausts the login limit, which is empty again afterwards. */
onEmptyProduct();

const password = (page: Page) => page.getByLabel('Passord', { exact: true });
const ask = (page: Page) => page.getByRole('button', { name: 'Send meg en lenke' });

test.beforeEach(async ({ page }) => {
  await answeredBanner(page);
  await page.goto('/admin/login');
});

test('after too many wrong passwords an e-mailed link lets the right user in', async ({
  page,
  product,
  mailbox,
  request,
}) => {
  await test.step('after five wrong passwords the page says when the next try is allowed, and a link lets the right user in', async () => {
    for (const guess of ['en', 'to', 'tre', 'fire', 'fem']) {
      await password(page).fill(guess);
      const answer = page.waitForResponse('/api/admin/session');
      await password(page).press('Enter');
      expect((await answer).status()).toBe(401);
    }
    await expect(ask(page)).toBeHidden();
    await password(page).fill('seks');
    await password(page).press('Enter');
    await expect(
      page.getByText(/^For mange forsøk\. Prøv igjen etter kl\.\s\d\d:\d\d\.$/),
    ).toBeVisible();
    await expect(notice(page, 'Prøv igjen om').last()).toContainText('For mange forsøk');
    await expectAccessible(page);
    await expectToFit320(page);
    await shots(page, 'admin-new-browser');

    await ask(page).click();
    await expect(page.getByText('Se i e-posten til administratoren.')).toBeVisible();
    await shots(page, 'admin-new-browser-sent');
    const mail = await mailbox.waitFor('kontakt@boligstyling.example');
    expect(mail.subject).toBe('Logg inn fra en ny nettleser');
    const link = linkIn(mail, '/admin/nettleser');

    await test.step('looking at the page of the link makes nothing known', async () => {
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Logg inn fra en ny nettleser',
      );
      await expectAccessible(page);
      await expectToFit320(page);
      await shots(page, 'admin-browser');
      expect(await page.context().cookies()).toEqual([]);
    });

    await test.step('a press does, and logs nobody in', async () => {
      await page.getByRole('button', { name: 'Gjør nettleseren kjent' }).click();
      await expect(page).toHaveURL('/admin/login');
      await expect(notice(page, 'Nettleseren er kjent')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('admin-token'))).toBeNull();
      await password(page).fill(product.adminPassword);
      await password(page).press('Enter');
      await expect(page).toHaveURL('/admin');
    });

    await test.step('and the link is used up', async () => {
      await page.goto('/');
      await page.goto(link);
      await page.getByRole('button', { name: 'Gjør nettleseren kjent' }).click();
      await expect(page.getByRole('heading', { name: 'Lenken virker ikke' })).toBeVisible();
      await expect(page.getByText('Lenken er brukt eller utløpt.')).toBeVisible();
      await expectAccessible(page);
      await shots(page, 'admin-browser-gone');
    });
  });

  await test.step('a named user is offered a link to the own address', async () => {
    await startOver(page);
    await page.context().clearCookies();

    await product.query('delete from login_attempt');
    const email = 'ola@limit.example.com';
    await page.goto(await invitation(request, product, { name: 'Ola', email, role: 'innsyn' }));
    await expect(page.getByRole('heading', { name: 'Hei, Ola' })).toBeVisible();
    await product.query(`update dashboard_user set state = 'active' where email = $1`, [email]);
    await page.goto('/admin/login');
    await page.getByText('Bruk e-post, passord og kode').click();
    await page.getByLabel('E-post').fill(email);
    await page.getByLabel('Ditt passord').fill('feil');
    for (let wrong = 0; wrong < 6; wrong += 1) {
      await page.getByLabel('Kode').fill('123456');
      const answer = page.waitForResponse('/api/admin/session/user');
      await page.getByRole('button', { name: 'Fortsett' }).click();
      expect((await answer).status()).toBe(wrong < 5 ? 401 : 429);
    }
    await ask(page).click();
    await expect(page.getByText(`Hvis ${email} hører til en bruker`)).toBeVisible();
    await expectAccessible(page);
    await shots(page, 'admin-new-browser-user');
    const mail = await mailbox.waitFor(email, 'Logg inn fra en ny nettleser');
    expect(linkIn(mail, '/admin/nettleser')).toContain('#browser.');
  });
});
