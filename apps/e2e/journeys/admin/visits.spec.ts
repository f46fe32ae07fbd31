import type { Page, Request } from '@playwright/test';
import { openDashboard } from '../../harness/administrator.js';
import { fillStepOne, fillStepTwo, send } from '../../harness/lead-form.js';
import { AS_ON_A_FIRST_VISIT, expect, test } from '../../harness/test.js';

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
  const counted = () =>
    page.evaluate(
      () => performance.getEntriesByName(`${location.origin}/api/visits`)[0]?.startTime,
    );
  const painted = await page.evaluate(() =>
    Math.max(...performance.getEntriesByType('paint').map(({ startTime }) => startTime)),
  );
  await expect.poll(counted).toBeGreaterThan(painted);
  const stored = await page.evaluate(async () => [
    ...(await indexedDB.databases()),
    ...Object.keys(localStorage),
  ]);
  expect(stored).toEqual([]);
  await page.getByRole('link', { name: 'Få tilbud nå' }).first().click();
  await fillStepOne(page, { email: 'counted@visits.example.com', firstName: 'Besøk' });
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

  const stepsCounted = `select step, times from visit_count
    where page = 'city' and city = 'Oslo' and source = 'finn' order by step`;
  await expect
    .poll(() => product.query(stepsCounted))
    .toEqual(steps.toSorted().map((step) => ({ step, times: 1 })));

  await openDashboard(page, product);
  await page.goto('/admin/kilder?side=city&by=Oslo&besok-kilde=finn');
  const shown = page.getByRole('region', { name: 'Hvor besøkende stopper' }).locator('dl > div');
  await expect(shown).toHaveText([
    ...['Åpnet siden1', 'Så skjemaet1100 % av steget før', 'Begynte på steg 11100 % av steget før'],
    ...['Kom til steg 21100 % av steget før', 'Sendte1100 % av steget før'],
  ]);

  const outcome = page.getByRole('region', { name: 'Hvor henvendelser kommer fra' });
  await outcome.getByLabel('Tell etter').selectOption('Kampanjekilde');
  const download = page.waitForEvent('download');
  await outcome.getByRole('button', { name: 'Last ned som CSV' }).click();
  expect((await download).suggestedFilename()).toBe('kilder.csv');
  await outcome
    .getByRole('row', { name: /^finn/ })
    .getByRole('link', { name: 'Se henvendelsene' })
    .click();
  const leads = page.getByRole('region', { name: 'Alle henvendelser' });
  await expect(leads.getByText('Besøk Nordmann').first()).toBeVisible();
  await expect(leads.getByLabel('Kampanjekilde', { exact: true })).toHaveValue('finn');
});
