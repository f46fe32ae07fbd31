import type { Page } from '@playwright/test';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { ALL_TAGS } from '../../harness/stand-in-tag.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../../harness/test.js';
import { cameToLife } from '../../harness/visitor.js';

test.use(AS_ON_A_FIRST_VISIT);

test.use({ settings: ALL_TAGS });

const GOOGLE = 'https://www.googletagmanager.com/gtag/js?id=';
const META = 'https://connect.facebook.net/en_US/fbevents.js';

async function trackersOf(page: Page): Promise<readonly string[]> {
  const loaded: string[] = [];
  await page.route(/googletagmanager|facebook/, async (route) => {
    loaded.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return loaded;
}

const events = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], fbq } = window as unknown as {
      dataLayer?: ArrayLike<unknown>[];
      fbq?: { queue: unknown[][] };
    };
    const commands = [...dataLayer.map((command) => Array.from(command)), ...(fbq?.queue ?? [])];
    return commands
      .filter(([kind, name]) => ['event', 'track'].includes(String(kind)) && name !== 'PageView')
      .map(([, name, details]) => [name, details] as const);
  });

async function choose(page: Page, ...categories: string[]) {
  await page.getByRole('button', { name: 'Personvern og informasjonskapsler' }).click();
  const settings = page.getByRole('dialog', { name: 'Personverninnstillinger' });
  for (const name of ['Funksjonelle', 'Analyse', 'Markedsføring']) {
    await settings.getByRole('checkbox', { name }).setChecked(categories.includes(name));
  }
  await settings.getByRole('button', { name: 'Lagre valg' }).click();
  await expect(settings).toBeHidden();
}

test('each tracker waits for its own category, and a submission is counted once', async ({
  page,
}) => {
  const loaded = await trackersOf(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Bare nødvendige' }).click();
  await choose(page, 'Funksjonelle');
  await page.reload();
  await cameToLife(page);
  expect(loaded).toEqual([]);
  await fillStepOne(page, { email: 'kari@trackers.example.com' });
  await fillStepTwo(page);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for din henvendelse!');
  expect(await events(page)).toEqual([]);
  expect(loaded).toEqual([]);

  await choose(page, 'Analyse');
  await expect.poll(() => loaded).toEqual([`${GOOGLE}G-1`]);
  const generated = { source: 'homepage', city: 'Bergen', page: 'thank_you' };
  await expect
    .poll(() => events(page))
    .toEqual([['lead_generated', expect.objectContaining(generated)]]);
  await choose(page, 'Analyse', 'Markedsføring');
  await expect.poll(() => [...loaded].sort()).toEqual([META, `${GOOGLE}AW-1`, `${GOOGLE}G-1`]);
  const conversion = { send_to: 'AW-1/label', value: 1, currency: 'NOK' };
  await expect
    .poll(() => events(page))
    .toEqual([
      ['lead_generated', expect.objectContaining(generated)],
      ['conversion', expect.objectContaining(conversion)],
      ['CompleteRegistration', expect.objectContaining({ value: 1, currency: 'NOK' })],
    ]);

  await page.reload();
  await cameToLife(page);
  await expect.poll(() => page.evaluate(() => 'fbq' in window)).toBe(true);
  expect(await events(page)).toEqual([]);
});
