import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { startDatabase } from '../bench/harness/database.mjs';
import { BROWSER } from '../bench/harness/browser.mjs';
import { startProduct } from '../bench/pages/product.mjs';
import { ROOT, run } from './run.mjs';

/**
 * Draws the README's pictures: the home page, and the dashboard with made-up leads. Both are PNG
 * with a palette of 256 colours. Builds the product first.
 */
const PICTURES = path.join(ROOT, 'docs/pictures');
const SIZE = { width: 1280, height: 860 };
const BUILD = [
  ...['run', 'build', '--filter=@boligstyling/api', '--filter=@boligstyling/web'],
  '--output-logs=errors-only',
];
const LEADS = '400';
/** Little dithering: it costs more bytes than the colours are worth. */
const PALETTE = { palette: true, colours: 160, dither: 0.3, effort: 10 };
const PASSWORD = 'only for these pictures';

await run('turbo', BUILD);
const database = await startDatabase();
const DATABASE_URL = await database.create('pictures');
const env = { ...process.env, DATABASE_URL };
execFileSync('npm', ['run', '--silent', 'seed', '--', LEADS], { env, cwd: ROOT });
const product = await startProduct({ DATABASE_URL, ADMIN_PASSWORD: PASSWORD });
const browser = await chromium.launch({ executablePath: BROWSER });
const page = await browser.newPage({ baseURL: product.url, viewport: SIZE, locale: 'nb-NO' });

async function shoot(name) {
  const screen = await page.screenshot({ animations: 'disabled' });
  const file = path.join(PICTURES, `${name}.png`);
  const { size } = await sharp(screen).png(PALETTE).toFile(file);
  console.log(`docs/pictures/${name}.png, ${Math.round(size / 1000)} kB`);
}

await mkdir(PICTURES, { recursive: true });
await page.goto('/', { waitUntil: 'networkidle' });
await page.getByRole('button', { name: 'Bare nødvendige' }).click();
await page.waitForLoadState('networkidle');
await shoot('home');

await page.goto('/admin/login');
await page.getByLabel('Passord', { exact: true }).fill(PASSWORD);
await page.getByRole('button', { name: 'Logg inn' }).click();
await page.getByRole('heading', { name: 'Trenger deg nå' }).waitFor();
await page.getByRole('region', { name: 'Meldinger' }).getByRole('button').click();
await page.mouse.move(1, 1);
await page.getByRole('table').last().locator('tbody tr').nth(5).waitFor();
await page.getByText('Laster').first().waitFor({ state: 'detached' });
await shoot('dashboard');

await browser.close();
await product.stop();
await database.stop();
