import { expectAccessible } from '../harness/accessibility.js';
import { expectNothingLost } from '../harness/nothing-lost.js';
import { shot } from '../harness/shot.js';
import { expect, test } from '../harness/test.js';
import { answeredBanner } from '../harness/visitor.js';

test.beforeEach(async ({ page }) => {
  await answeredBanner(page);
  await page.goto('/takk?source=homepage&city=Bergen');
});

test('the thanks explain the next steps, name a contact and lead on, accessibly', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for din henvendelse!');
  const steps = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(steps.getByRole('heading', { level: 2 })).toHaveText([
    'Du får en bekreftelse',
    'Vi finner stylister',
    'Du blir kontaktet',
  ]);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'kontakt@boligstyling.example' }),
  ).toHaveAttribute('href', 'mailto:kontakt@boligstyling.example');
  await shot(page, 'thank-you');
  for (const [link, address] of [
    ['Les guidene om styling', '/artikler'],
    ['Se ofte stilte spørsmål', '/faq'],
    ['Gå til forsiden', '/'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL(/takk/);
  }
  await expectAccessible(page);
  await expectNothingLost(page);
});
