import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import {
  notice,
  noticesGone,
  openDashboard,
  reopenDashboard,
  submitLead,
} from '../../harness/administrator.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { WebhookReceiver } from '../../harness/webhook-receiver.js';
import { resize } from '../../harness/resize.js';

onEmptyProduct();

const receiver = (page: Page) =>
  page
    .getByRole('region', { name: 'Mottakere' })
    .getByRole('row')
    .filter({ hasText: '/boligstyling' });

const logged = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Sendte meldinger' }).getByRole('row').filter({ hasText: text });

let integrator: WebhookReceiver;
let secret: string;
test.beforeAll(async () => {
  integrator = await WebhookReceiver.start();
});
test.afterAll(() => integrator.stop());

test.beforeEach(async ({ page, product }) => {
  await atRest(page);
  await openDashboard(page, product);
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
});

test('an endpoint is added, gets signed messages, fails, is paused and deleted', async ({
  page,
  context,
  request,
  product,
}) => {
  await test.step('an endpoint is added, and its secret is shown once', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await expect(page.getByText('Ingen mottakere ennå.')).toBeVisible();
    await page.getByRole('button', { name: 'Ny mottaker' }).click();
    const form = page.getByRole('dialog', { name: 'Ny mottaker' });
    await form.getByRole('button', { name: 'Lagre' }).click();
    await expect(form.getByText('Skriv adressen meldingene skal sendes til.')).toBeVisible();
    await expect(form.getByLabel('Adresse')).toBeFocused();
    await form.getByLabel('Adresse').fill('ftp://megler.example');
    await form.getByRole('button', { name: 'Lagre' }).click();
    await expect(form.getByLabel('Adresse')).toHaveAccessibleDescription(/Oppgi en adresse som/);
    await expectAccessible(page);
    await shot(page, 'admin-webhooks-form');

    await form.getByLabel('Adresse').fill(integrator.url);
    await form.getByRole('button', { name: 'Lagre' }).click();
    const shown = page.getByRole('dialog', { name: 'Hemmeligheten til mottakeren' });
    await shown.getByRole('button', { name: 'Kopier hemmeligheten' }).click();
    secret = await page.evaluate(() => navigator.clipboard.readText());
    expect(secret).toMatch(/^whsec_/);
    await expectAccessible(page);
    await shot(page, 'admin-webhooks-secret');
    await shown.getByRole('button', { name: 'Ferdig' }).click();
    await expect(receiver(page)).toContainText('Aktiv');
    await expect(page.getByText('Ingenting er sendt ennå.')).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);
  });

  await test.step('a webhook is signed, and appears in the log without a reload', async () => {
    await submitLead(request, { customer_name: 'Wenche Web' });
    await expect.poll(() => integrator.signedWith(secret)).toEqual(['lead.received']);
    const row = logged(page, 'Ny henvendelse');
    await expect(row).toContainText('Levert');
    await expect(row).toContainText('Mottatt');
    await row.getByRole('link', { name: 'Se henvendelsen' }).click();
    await expect(page.getByRole('dialog', { name: 'Kundedetaljer' })).toContainText('Wenche Web');
  });

  await test.step('a failed webhook shows its reason and next try, accessibly', async () => {
    await reopenDashboard(page, '/webhooks');
    integrator.status = 503;
    await submitLead(request, { customer_name: 'Wilhelm Venter' });
    /** The list looks again every eight seconds. */
    const lookAfter = async (fact: string) => {
      const isThere = () => product.query(`select 1 from webhook_delivery where ${fact}`);
      await expect.poll(isThere).toHaveLength(1);
      await page.reload();
    };
    await lookAfter('last_fault is not null');
    const row = logged(page, 'HTTP 503 at attempt');
    await expect(row).toContainText('Prøves igjen');
    await expect(row).toContainText('Venter');
    integrator.status = 410;
    await product.query("update webhook_delivery set due_at = now() where state = 'due'");
    await lookAfter("state = 'parked'");
    await expect(logged(page, 'Stoppet')).toContainText('Prøves ikke igjen');
    integrator.status = 204;
    await page.reload();
    await expect(receiver(page)).toContainText('På pause');
    await receiver(page).getByRole('button', { name: 'Gjør aktiv' }).click();
    await expect(logged(page, 'Levert')).toHaveCount(2);
    await noticesGone(page);
    await shots(page, 'admin-webhooks', [390, 820, 1240, 1340, 1440]);
    await expectAccessible(page);
    await expectToFit320(page);
    await shot(page, 'admin-webhooks-320');
  });

  await test.step('an endpoint is paused, limited to fewer events and deleted', async () => {
    await resize(page, { width: 1280, height: 720 });
    const row = receiver(page);
    await row.getByRole('button', { name: 'Sett på pause' }).click();
    await expect(row).toContainText('På pause');
    await expect(notice(page, 'På pause')).toBeVisible();
    const before = await product.query('select 1 from webhook_delivery');
    await submitLead(request, { customer_name: 'Wera Pause' });
    // A paused endpoint keeps its messages for when it is resumed.
    expect(await product.query('select 1 from webhook_delivery')).toHaveLength(before.length + 1);

    await noticesGone(page);
    await row.getByRole('button', { name: 'Rediger' }).click();
    const edit = page.getByRole('dialog', { name: 'Rediger mottaker' });
    await expect(edit.getByLabel('Adresse')).toHaveValue(integrator.url);
    await edit.getByLabel('Tatt av en partner').uncheck();
    await edit.getByLabel('Får nye meldinger').check();
    await edit.getByRole('button', { name: 'Lagre' }).click();
    await expect(row).not.toContainText('Tatt av en partner');
    await expect(row).toContainText('Aktiv');

    await noticesGone(page);
    await row.getByRole('button', { name: 'Rediger' }).click();
    await edit.getByRole('button', { name: 'Slett mottakeren' }).click();
    await expect(edit.getByText('Slette mottakeren?')).toBeFocused();
    await shot(page, 'admin-webhooks-remove');
    await edit.getByRole('button', { name: 'Slett', exact: true }).click();
    await expect(notice(page, 'Slettet')).toBeVisible();
    await expect(page.getByText('Ingen mottakere ennå.')).toBeVisible();
  });
});
