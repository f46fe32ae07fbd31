import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';
import { answeredBanner } from '../../harness/visitor.js';

const BRAND_FILE = join(tmpdir(), `second-brand-${process.pid}.json`);
writeFileSync(
  BRAND_FILE,
  JSON.stringify({
    productName: 'hjemmestyling',
    wordmark: 'Hjemmestil',
    contactEmail: 'hei@hjemmestil.example',
    figuresSource: 'Boligmålingen 2026',
    colours: { primary: '#2b2d6e', 'primary-hover': '#1f2052' },
    cityTexts: {
      hamar: {
        title: 'Styling ved Mjøsa',
        paragraphs: ['Første avsnitt.', 'Andre avsnitt.', 'Tredje avsnitt.'],
        button: 'Få tilbud på Hamar',
      },
    },
  }),
);

test.use({ settings: { BRAND_FILE } });

test('one file turns the site into another brand', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await answeredBanner(page);
  await page.goto('/hjemmestyling/Hamar');

  await expect(page).toHaveTitle(/Hjemmestil$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Få tilbud på hjemmestyling');
  await expect(page.getByRole('heading', { name: 'Styling ved Mjøsa' })).toBeVisible();
  await expect(page.getByText('Andre avsnitt.')).toBeVisible();
  await expect(page.getByText('Kilde: Boligmålingen 2026')).toBeVisible();

  const primary = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--primary').trim(),
  );
  expect(primary).toBe('#2b2d6e');
  await shot(page, 'second-brand');

  await page.goto('/kontakt');
  await expect(page.getByRole('main').getByText('hei@hjemmestil.example')).toBeVisible();
  await page.goto('/admin/login');
  await expect(page).toHaveTitle(/Hjemmestil$/);
  expect(complaints).toEqual([]);
});
