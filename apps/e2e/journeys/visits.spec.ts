import type { Page, Request } from '@playwright/test';
import { openDashboard } from '../harness/administrator.js';
import { fillStepOne, fillStepTwo, send } from '../harness/lead-form.js';
import { PUBLIC_PAGES } from '../harness/public-pages.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../harness/test.js';
import { cameToLife } from '../harness/visitor.js';

test.use(AS_ON_A_FIRST_VISIT);

function reported(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visits') requests.push(request);
  });
  return requests;
}
const stepsOf = (requests: readonly Request[]) =>
  requests.map((request) => {
    const { page, city, came_by, step } = request.postDataJSON();
    return [page, city, came_by, step].join(' ');
  });

test('a visit is counted step by step, and its reports identify nobody', async ({
  page,
  product,
}) => {
  const requests = reported(page);
  await page.context().addCookies([{ name: 'hvem', value: 'kari', url: product.baseURL }]);
  await page.goto('/oslo?utm_source=finn&utm_campaign=kari@nordmann.no');
  await expect.poll(() => stepsOf(requests)).toEqual(['city oslo finn page']);
  await page.getByRole('link', { name: 'Få tilbud nå' }).first().click();
  await fillStepOne(page, { email: 'counted@visits.example.com' });
  await fillStepTwo(page);
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Takk for din henvendelse!');
  const steps = ['page', 'form', 'step-1', 'step-2', 'sent'];
  expect(stepsOf(requests)).toEqual(steps.map((step) => `city oslo finn ${step}`));
  for (const request of requests) {
    const headers = await request.allHeaders();
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
    expect(Object.keys(request.postDataJSON()).sort()).toEqual(['came_by', 'city', 'page', 'step']);
  }

  const counted = `select step, times from visit_count
    where page = 'city' and city = 'Oslo' and source = 'finn' order by step`;
  await expect
    .poll(() => product.query(counted))
    .toEqual(steps.toSorted().map((step) => ({ step, times: 1 })));

  await openDashboard(page, product);
  await page.goto('/admin/kilder?side=city&by=Oslo&besok-kilde=finn');
  const shown = page.getByRole('region', { name: 'Hvor besøkende stopper' }).locator('dl > div');
  await expect(shown).toHaveText([
    ...['Åpnet siden1', 'Så skjemaet1100 % av steget før', 'Begynte på steg 11100 % av steget før'],
    ...['Kom til steg 21100 % av steget før', 'Sendte1100 % av steget før'],
  ]);
});

test('a page is counted once, after it has loaded, and stores nothing on the device', async ({
  page,
}) => {
  const requests = reported(page);
  await page.goto('/');
  await expect.poll(() => stepsOf(requests)).toEqual(['home   page']);
  await page.waitForFunction(
    () => performance.getEntriesByName(`${location.origin}/api/visits`).length > 0,
  );
  const { counted, painted } = await page.evaluate(() => {
    const [request] = performance.getEntriesByName(`${location.origin}/api/visits`);
    const paints = performance.getEntriesByType('paint').map(({ startTime }) => startTime);
    return { counted: request!.startTime, painted: Math.max(...paints) };
  });
  expect(counted).toBeGreaterThan(painted);
  await cameToLife(page);
  await page.getByRole('link', { name: 'Om oss' }).first().click();
  await expect.poll(() => stepsOf(requests).slice(1)).toContain('other   page');
  const left = await page.evaluate(async () => ({
    cookies: document.cookie,
    databases: await indexedDB.databases(),
    local: Object.keys(localStorage),
  }));
  expect(left).toEqual({ cookies: '', databases: [], local: [] });
});

test('a failure to count goes unnoticed by the visitor', async ({ page }) => {
  await page.route('/api/visits', (route) => route.abort());
  const faults: Error[] = [];
  page.on('pageerror', (fault) => faults.push(fault));
  const [[path, title] = ['', '']] = PUBLIC_PAGES;
  await page.goto(path);
  await cameToLife(page);
  await expect(page).toHaveTitle(title);
  expect(faults).toEqual([]);
});
