import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import {
  openDashboard,
  notice,
  noticesGone,
  reopenDashboard,
} from '../../harness/administrator.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';

onEmptyProduct();

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Nøkler' }).getByRole('row').filter({ hasText: name });

const [, SECTION = ''] = readFileSync(
  new URL('../../../../docs/integrating.md', import.meta.url),
  'utf8',
).split("\n## From an estate agent's page\n");
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(SECTION)?.[1] ?? '';

async function serve(script: () => string): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const isScript = url === '/styling.js';
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    response.end(isScript ? script() : `<!doctype html><title>Megler</title>${block('html')}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const SENT = 'Takk! Du får en bekreftelse på e-post.';
const send = (page: Page) => page.getByRole('button', { name: 'Få tilbud på styling' });

test.beforeEach(async ({ page, product }) => {
  await atRest(page);
  await openDashboard(page, product);
  await page.getByRole('link', { name: 'Integratorer', exact: true }).click();
});

test('an integrator gets a key, tries the API, and sends leads from a page of the docs; the key is paused and rotated', async ({
  page,
  context,
  request,
  product,
}) => {
  let secret = '';
  let openName = '';
  const server = await serve(() =>
    block('js')
      .replace('https://boligstyling.example', product.baseURL)
      .replace('the open name of your key', openName),
  );
  const leads = () => product.query('select source from lead');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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
    await form.getByLabel('Nettsider som kan vise skjemaet').fill(`${origin}/`);
    await form.getByLabel('Se hvordan det gikk med egne henvendelser').check();
    await expect(form.getByLabel(/Vis hvem kundene er/)).not.toBeChecked();
    await expectAccessible(page);
    await shots(page, 'admin-integrators-form');
    await form.getByRole('button', { name: 'Lagre' }).click();
    const shown = page.getByRole('dialog', { name: 'Den hemmelige nøkkelen' });
    await shown.getByRole('button', { name: 'Kopier nøkkelen' }).click();
    secret = await page.evaluate(() => navigator.clipboard.readText());
    expect(secret).toMatch(/^ik_/);
    await expectAccessible(page);
    await shot(page, 'admin-integrators-secret');
    await shown.getByRole('button', { name: 'Ferdig' }).click();
    await expect(row(page, 'Megler Vest AS')).toContainText(origin);
    await expect(page.getByText(secret)).toHaveCount(0);
    const own = await request.get(`${product.baseURL}/api/integrator/leads`, {
      headers: { apikey: secret },
    });
    expect(await own.json()).toEqual({ leads: [], next_cursor: null });
    await noticesGone(page);
    await shots(page, 'admin-integrators');
    await expectAccessible(page);
    await expectToFit320(page);
    await shot(page, 'admin-integrators-320');
  });

  await test.step('the integrator reads the API and submits a lead from the docs’ page', async () => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: /^Boligstyling/ })).toBeVisible();

    await page.getByRole('button', { name: 'Authorize' }).click();
    await page
      .getByRole('textbox', { name: 'Value:' })
      .first()
      .fill('boligstyling-development-key');
    await page.getByRole('button', { name: 'Apply credentials' }).first().click();
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();

    const call = page.locator('#operations-leads-submitLead');
    await call.getByRole('button', { name: 'post /api/leads', exact: true }).click();
    await call.getByRole('button', { name: 'Execute' }).click();
    await expect(call.locator('.live-responses-table .response-col_status').last()).toHaveText(
      /201/,
    );
    await shot(page, 'api-docs');

    const message = page.locator('#operations-webhooks-on-lead-won');
    await message.getByRole('button', { name: 'post lead.won', exact: true }).click();
    await expect(message.getByText('"previous_status"').first()).toBeVisible();
    await shot(page, 'api-docs-messages');
    expect(await leads()).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  await test.step('the integrator pastes the page from the docs, and no lead is created twice', async () => {
    await product.query('delete from lead');
    [{ id: openName = '' } = {}] = await product.query<{ id: string }>(
      'select id from integrator_key',
    );
    await page.goto(origin);
    for (const [label, text] of [
      ['Navn', 'Kari Nordmann'],
      ['E-post', 'kari@nordmann.no'],
      ['Telefon', '123'],
      ['Adresse og postnummer', 'Nygårdsgaten 5, 5015 Bergen'],
      ['Sted', 'Bergen'],
      ['Boligtype', 'Leilighet'],
      ['Størrelse', '74 kvm'],
      ['Rom', '3 rom'],
      ['Når', 'Innen 1 måned'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    for (const box of await page.getByRole('checkbox').all()) await box.check();

    await send(page).click();
    const status = page.getByRole('status');
    await expect(status).toHaveText('Noen felt må rettes. Telefonnummer må være 8 siffer.');
    expect(await leads()).toEqual([]);

    await page.getByRole('textbox', { name: 'Telefon' }).fill('40 00 00 00');
    await send(page).dblclick();
    await expect(status).toHaveText(SENT);
    await send(page).click();
    await expect(status).toHaveText(SENT);
    await page.waitForLoadState('networkidle');
    expect(await leads()).toEqual([{ source: 'megler-vest' }]);

    await page.getByLabel('Rom').fill('4 rom');
    await send(page).click();
    await expect.poll(async () => (await leads()).length).toBe(2);
  });

  await test.step('an API key is paused, resumed, and given another secret', async () => {
    server.close();
    await reopenDashboard(page, '/integratorer');
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
