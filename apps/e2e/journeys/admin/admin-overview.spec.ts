import { openDashboard, submitLead } from '../../harness/administrator.js';
import { expect, test } from '../../harness/test.js';
import { atRest, startOver } from '../../harness/visitor.js';

test.beforeEach(({ page }) => atRest(page));

test('an administrator searches, pages and downloads the list', async ({
  page,
  product,
  request,
}) => {
  await test.step('leads are searched, filtered and sorted; the tab remembers it, and no address contains the name', async () => {
    await submitLead(request, { customer_name: 'Ågot Søkersen', location: 'Skien', message: '' });
    await submitLead(request, {
      customer_name: 'Zacharias Søkersen',
      location: 'Moss',
      service_type: 'Delstyling',
    });
    await openDashboard(page, product);
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(decodeURIComponent(sent.url())));
    const rows = page.getByRole('table').last().locator('tbody tr');
    await page.getByLabel('Søk', { exact: true }).fill('søkers');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Ågot' })).toContainText('Ingen melding');
    await expect(rows.first()).toContainText(/\d\d\.\d\d\.\d{4} kl\. \d\d:\d\d/);

    await page.getByRole('button', { name: 'Kunde' }).click();
    await expect(rows.first()).toContainText('Zacharias');
    await expect(page.getByRole('columnheader', { name: 'Kunde' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.getByLabel('Tjeneste', { exact: true }).selectOption('Delstyling');
    await expect(rows).toHaveCount(1);
    await page.reload();
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Zacharias');
    await expect(page.getByLabel('Søk', { exact: true })).toHaveValue('søkers');
    await expect(page).toHaveURL('/admin?sorter=customer_name&tjeneste=Delstyling');
    expect(asked.filter((url) => url.includes('/api/admin/leads'))).not.toEqual([]);
    expect(asked.filter((url) => /søkers/i.test(url))).toEqual([]);
    await page.getByLabel('Sted', { exact: true }).fill('Skien');
    await expect(page.getByText('Ingen henvendelser passer.')).toBeVisible();
    await page.getByRole('button', { name: 'Nullstill' }).click();
    await expect(page.getByLabel('Søk', { exact: true })).toHaveValue('');
  });

  await test.step('new leads appear without a reload', async () => {
    await startOver(page);

    const counted = page.waitForResponse('**/api/admin/summary');
    await openDashboard(page, product);
    await counted;
    await page.getByLabel('Søk', { exact: true }).focus();
    await submitLead(request, { customer_name: 'Nina Nettopp' });
    await expect(page.getByRole('rowheader', { name: /Nina Nettopp/ })).toBeVisible();
    await expect(page.getByText(/^\d+ nye? henvendelser?$/)).toBeVisible();
  });

  await test.step('pages go forward and back', async () => {
    const many = Array.from({ length: 27 }, (_, number) => `Bla Sidesen ${number}`);
    await Promise.all(
      many.map((customer_name) => submitLead(request, { customer_name, location: 'Lom' })),
    );
    await page.getByLabel('Sted', { exact: true }).fill('Lom');
    const rows = page.getByRole('table').last().locator('tbody tr');
    await expect(page.getByText('25 av 27')).toBeVisible();
    await page.getByRole('button', { name: 'Neste' }).click();
    await expect(rows).toHaveCount(2);
    await page.reload();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Forrige' }).click();
    await expect(rows).toHaveCount(25);
    await page.goBack();
    await expect(rows).toHaveCount(2);
  });

  await test.step('the filtered list is downloaded as a table, and a contact opens an e-mail to the customer', async () => {
    await submitLead(request, {
      customer_name: 'Cecilie Tabell',
      customer_email: 'cecilie@mail.example.com',
      location: 'Alta',
    });
    await page.getByLabel('Sted', { exact: true }).fill('Alta');
    await expect(page.getByText('1 av 1')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Last ned som CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('henvendelser.csv');
    const lines = (await (await file.createReadStream()).toArray()).join('').trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Cecilie Tabell');

    const link = page.getByRole('link', { name: 'Kontakt: Cecilie Tabell' });
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.pathname).toBe('cecilie@mail.example.com');
    expect(mail.searchParams.get('subject')).toBe('Henvendelsen din om boligstyling');
    expect(mail.searchParams.get('body')).toContain('Hei, Cecilie');
  });
});
