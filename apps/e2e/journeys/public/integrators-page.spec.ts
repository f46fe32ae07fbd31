import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import type { Product } from '../../harness/product.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';

onEmptyProduct();

const [, SECTION = ''] = readFileSync(
  new URL('../../../../docs/integrating.md', import.meta.url),
  'utf8',
).split("\n## From an estate agent's page\n");
const block = (language: string) =>
  new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(SECTION)?.[1] ?? '';

async function openName({ baseURL, adminPassword }: Product, origin: string): Promise<string> {
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${baseURL}/api/admin/${path}`, init)).json();
  };
  const { adminToken } = await post('session', { password: adminPassword });
  const key = {
    ...{ name: 'Megler AS', source: 'megler-as', origins: [origin], scopes: ['leads:submit'] },
    ...{ shows_contacts: false, per_minute: 30, paused: false },
  };
  return (await post('integrator-keys', key, adminToken)).id;
}

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

test('an estate agent pastes the page from the docs, and no lead is created twice', async ({
  page,
  product,
}) => {
  let api = '';
  let key = '';
  const server = await serve(() =>
    block('js')
      .replace('https://boligstyling.example', api)
      .replace('the open name of your key', key),
  );
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const leads = () => product.query('select source from lead');
  try {
    api = product.baseURL;
    key = await openName(product, origin);
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
    expect(await leads()).toEqual([{ source: 'megler-as' }]);

    await page.getByLabel('Rom').fill('4 rom');
    await send(page).click();
    await expect.poll(async () => (await leads()).length).toBe(2);
  } finally {
    server.close();
  }
});
