import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import { openDashboard, notice, noticesGone } from '../../harness/administrator.js';
import { shot } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

onEmptyProduct();

const WIDTHS = [390, 820, 1440];
const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Nøkler' }).getByRole('row').filter({ hasText: name });

let secret: string;

test.beforeEach(async ({ page, product }) => {
  await atRest(page);
  await openDashboard(page, product);
  await page.getByRole('link', { name: 'Integratorer', exact: true }).click();
});

test('an integrator’s key is created, paused, resumed, and given another secret', async ({
  page,
  context,
  request,
  product,
}) => {
  await test.step('an API key is created, its secret is shown once, and the page is accessible', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(page.getByText('Ingen nøkler ennå.')).toBeVisible();
    await page.getByRole('button', { name: 'Ny nøkkel' }).click();
    const form = page.getByRole('dialog', { name: 'Ny nøkkel' });
    await form.getByRole('button', { name: 'Lagre' }).click();
    await expect(form.getByText('Skriv hvem nøkkelen er til.')).toBeVisible();
    await expect(form.getByLabel('Integrator')).toBeFocused();
    await form.getByLabel('Integrator').fill('Megler Vest AS');
    await form.getByLabel('Kilde').fill('megler-vest');
    await form.getByLabel('Nettsider som kan vise skjemaet').fill('megler.example');
    await form.getByRole('button', { name: 'Lagre' }).click();
    await expect(form.getByLabel('Nettsider som kan vise skjemaet')).toHaveAccessibleDescription(
      /Oppgi høyst 20 adresser som/,
    );
    await form.getByLabel('Nettsider som kan vise skjemaet').fill('https://megler.example/');
    await form.getByLabel('Se hvordan det gikk med egne henvendelser').check();
    await expect(form.getByLabel(/Vis hvem kundene er/)).not.toBeChecked();
    await expectAccessible(page);
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      await shot(page, `admin-integrators-form-${width}`);
    }
    await form.getByRole('button', { name: 'Lagre' }).click();
    const shown = page.getByRole('dialog', { name: 'Den hemmelige nøkkelen' });
    await shown.getByRole('button', { name: 'Kopier nøkkelen' }).click();
    secret = await page.evaluate(() => navigator.clipboard.readText());
    expect(secret).toMatch(/^ik_/);
    await expectAccessible(page);
    await shot(page, 'admin-integrators-secret');
    await shown.getByRole('button', { name: 'Ferdig' }).click();
    await expect(row(page, 'Megler Vest AS')).toContainText('https://megler.example');
    await expect(page.getByText(secret)).toHaveCount(0);
    const own = await request.get(`${product.baseURL}/api/integrator/leads`, {
      headers: { apikey: secret },
    });
    expect(await own.json()).toEqual({ leads: [], next_cursor: null });
    await noticesGone(page);
    for (const width of WIDTHS) {
      await resize(page, { width, height: 900 });
      await shot(page, `admin-integrators-${width}`);
    }
    await expectAccessible(page);
    await expectToFit320(page);
    await shot(page, 'admin-integrators-320');
  });

  await test.step('an API key is paused, resumed, and given another secret', async () => {
    await resize(page, { width: 1280, height: 720 });

    const status = async (key: string) =>
      (
        await request.get(`${product.baseURL}/api/integrator/leads`, { headers: { apikey: key } })
      ).status();
    const key = row(page, 'Megler Vest AS');
    await key.getByRole('button', { name: 'Sett på pause' }).click();
    await expect(notice(page, 'På pause')).toBeVisible();
    expect(await status(secret)).toBe(401);
    await key.getByRole('button', { name: 'Gjør aktiv' }).click();
    await expect(key).toContainText('Aktiv');
    expect(await status(secret)).toBe(200);

    await noticesGone(page);
    await key.getByRole('button', { name: 'Rediger' }).click();
    const edit = page.getByRole('dialog', { name: 'Rediger nøkkel' });
    await edit.getByRole('button', { name: 'Bytt hemmelighet' }).click();
    await edit.getByLabel('Så lenge gjelder den gamle også').selectOption('En uke');
    await expect(edit.getByText('Lage en ny hemmelighet?')).toBeVisible();
    await shot(page, 'admin-integrators-rotate');
    await edit.getByRole('button', { name: 'Lag ny' }).click();
    const shown = page.getByRole('dialog', { name: 'Den hemmelige nøkkelen' });
    const next = await shown.getByRole('group', { name: 'Hemmelig nøkkel' }).innerText();
    await shown.getByRole('button', { name: 'Ferdig' }).click();
    await expect(key).toContainText('Den forrige nøkkelen virker til');
    expect([await status(secret), await status(next)]).toEqual([200, 200]);
  });
});
