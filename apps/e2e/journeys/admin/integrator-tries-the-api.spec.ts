import { shot } from '../../harness/shot.js';
import { expect, test } from '../../harness/test.js';

test('an integrator reads the API and submits a lead from the page', async ({ page, product }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /^Boligstyling/ })).toBeVisible();

  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByRole('textbox', { name: 'Value:' }).first().fill('boligstyling-development-key');
  await page.getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.getByRole('button', { name: 'Close', exact: true }).first().click();

  const call = page.locator('#operations-leads-submitLead');
  await call.getByRole('button', { name: 'post /api/leads', exact: true }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table .response-col_status').last()).toHaveText(/201/);
  await shot(page, 'api-docs');

  const message = page.locator('#operations-webhooks-on-lead-won');
  await message.getByRole('button', { name: 'post lead.won', exact: true }).click();
  await expect(message.getByText('"previous_status"').first()).toBeVisible();
  await shot(page, 'api-docs-messages');

  const leads = await product.query<{ customer_name: string }>('select customer_name from lead');
  expect(leads.map((lead) => lead.customer_name)).toContain('Kari Nordmann');
  expect(complaints).toEqual([]);
});
