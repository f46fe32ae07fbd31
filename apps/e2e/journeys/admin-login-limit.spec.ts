import { notice } from '../harness/administrator.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner } from '../harness/visitor.js';

/** A product of its own: its door is closed afterwards. */
test.use({ settings: { CONTACT_EMAIL: 'limit@example.com' } });

test('after five wrong passwords the page says when the next try is heard', async ({ page }) => {
  await answeredBanner(page);
  await page.goto('/admin/login');
  const password = page.getByLabel('Passord', { exact: true });
  for (const guess of ['en', 'to', 'tre', 'fire', 'fem']) {
    await password.fill(guess);
    const answer = page.waitForResponse('/api/admin/session');
    await password.press('Enter');
    expect((await answer).status()).toBe(401);
  }
  await password.fill('seks');
  await password.press('Enter');
  await expect(
    page.getByText(/^For mange forsøk\. Prøv igjen etter kl\. \d\d:\d\d\.$/),
  ).toBeVisible();
  await expect(notice(page, 'Prøv igjen om').last()).toContainText('For mange forsøk');
});
