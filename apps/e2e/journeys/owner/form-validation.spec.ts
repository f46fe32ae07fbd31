import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';

test.beforeEach(({ page }) => answeredBanner(page));

test('the form can be filled in by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());
  // At human speed, because the first key starts hydration.
  const type = (text: string) => page.keyboard.type(text, { delay: 40 });

  await page.getByRole('radio', { name: 'Ja' }).focus();
  await press('Space', 'Tab', 'ArrowRight', 'Tab', 'Space', 'Tab');
  await type('Kari');
  await press('Tab');
  await type('Nordmann');
  await press('Tab');
  await type('40000000');
  await press('Tab');
  await type('kari@validation.example.com');
  await press('Tab', 'Space');
  await expect(page.getByRole('checkbox', { name: 'Kontakt meg på e-post' })).toBeChecked();
  await press('Tab');
  await type('Myrvollveien 5c');
  await expect(page.getByRole('option')).toHaveCount(1);
  await press('ArrowDown', 'Enter');
  await expect(page.getByRole('textbox', { name: 'Sted' })).toHaveValue('Oppegård');
  await press('Enter');

  await expect(page.getByText('Steg 2 av 2')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Steg 2 av 2' })).toBeFocused();
  await press('Tab');
  await expect(page.getByLabel('Hva trenger du hjelp til?')).toBeFocused();
  await page.getByRole('button', { name: 'Tilbake' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Bedrift' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Fullstyling' })).toBeChecked();
});
