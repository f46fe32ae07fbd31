import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit320 } from '../../harness/accessibility.js';
import {
  addPartner,
  BUYER,
  notice,
  noticesGone,
  openDashboard,
  reopenDashboard,
} from '../../harness/administrator.js';
import type { Product } from '../../harness/product.js';
import { shot, shots } from '../../harness/shot.js';
import { expect, onEmptyProduct, test } from '../../harness/test.js';
import { atRest } from '../../harness/visitor.js';
import { resize } from '../../harness/resize.js';

onEmptyProduct();

const PARTNERS = [
  ['Sunniva Sørgård', 'Sørgård og døtre AS', 'sunniva@invoices.example.com'],
  ['Ánne Máret', 'Čáhci AS', 'anne@invoices.example.com'],
] as const;

test.beforeEach(async ({ page, product }) => {
  await atRest(page);
  await resize(page, { width: 1440, height: 900 });
  await openDashboard(page, product);
});

/** Sales of three weeks ago, so many for every partner. */
const accepted = (product: Product, jobs: number) =>
  product.query(
    `insert into sale (id, partner_id, amount_ore, payment_status, created_at, service,
       municipality, reference)
     select gen_random_uuid(), partner.id, 90000, 'pending', 
       now() - interval '21 days' - nth * interval '1 hour', 'Fullstyling', '4601', upper(left(md5(nth::text), 8))
     from partner, generate_series(1, $1) nth`,
    [jobs],
  );

test('sales are paid, a month is invoiced and credited, and payments are matched', async ({
  page,
  product,
  request,
  mailbox,
}) => {
  await test.step('several sales are marked paid at once, and that is undone', async () => {
    for (const [name, company, email] of PARTNERS) {
      await addPartner(request, product, { name, company, email, ...BUYER });
    }
    await accepted(product, 2);
    await page.getByRole('link', { name: 'Salg', exact: true }).click();
    await page.getByLabel('Velg alle på siden').check();
    const marks = page.getByRole('group', { name: 'Valgte salg' });
    await expect(marks.getByRole('status')).toHaveText('4 valgte');
    await expectAccessible(page);
    await shot(page, 'sales-chosen-1440');
    await page
      .getByRole('checkbox', { name: /^Ánne Máret/ })
      .first()
      .uncheck();
    await marks.getByRole('button', { name: 'Merk betalt' }).click();
    await expect(notice(page, 'Ferdig')).toContainText('3 salg');
    await expect(page.getByRole('button', { name: /^Angre betalt/ })).toHaveCount(3);
    await expect(marks).toHaveCount(0);
    await page.getByRole('button', { name: 'Angre', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Angre betalt/ })).toHaveCount(0);
    await expectToFit320(page);
    await shots(page, 'sales', [390]);
  });

  await test.step('the operator’s details are set, and undo restores the earlier ones', async () => {
    await resize(page, { width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Fakturaer', exact: true }).click();
    const missing = page.getByText(/^Fakturaer kan ikke utstedes ennå/);
    await expect(missing).toContainText('kontonummer');
    await tellWhoSells(page);
    await expect(missing).toHaveCount(0);
    await page.getByRole('button', { name: 'Angre', exact: true }).click();
    await expect(missing).toContainText('kontonummer');
    await noticesGone(page);
    await tellWhoSells(page);
    await expect(page.getByText(/974 760 673/)).toBeVisible();
  });

  await test.step('a month is invoiced, paid, undone, credited and billed again', async () => {
    await reopenDashboard(page, '/fakturaer');
    await resize(page, { width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Fakturer nå' }).click();
    await expect(page.getByText('2 dokumenter, til sammen')).toBeVisible();
    await expectAccessible(page);
    await shots(page, 'invoices-preview', [390, 1440]);
    await page.getByRole('button', { name: 'Utsted og send' }).click();
    await expect(page.getByText('2 fakturaer og 0 kreditnotaer er utstedt.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const rows = page.getByRole('row').filter({ hasText: /^\d{9}|Sendt|Betalt/ });
    await expect(rows).toHaveCount(2);
    await shots(page, 'invoices');
    await expectToFit320(page);
    await resize(page, { width: 1440, height: 900 });

    const boxes = page.getByRole('checkbox', { name: /^\d{9}$/ });
    for (const box of await boxes.all()) await box.check();
    const marks = page.getByRole('group', { name: 'Valgte fakturaer' });
    await shot(page, 'invoices-chosen-1440');
    await marks.getByRole('button', { name: 'Merk betalt' }).click();
    await expect(rows.filter({ hasText: 'Betalt' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Angre', exact: true }).click();
    await expect(rows.filter({ hasText: 'Sendt' })).toHaveCount(2);

    const started = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^PDF: / })
      .first()
      .click();
    const file = await (await started).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');

    await page
      .getByRole('button', { name: /^Krediter: / })
      .first()
      .click();
    await shots(page, 'invoices-crediting');
    await expectAccessible(page);
    await expectToFit320(page);
    await resize(page, { width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Krediter og fakturer på nytt' }).press('Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Kreditnota' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Kreditert' })).toHaveCount(1);
    await expectAccessible(page);
    await shot(page, 'invoices-credited-1440');
    await mailbox.waitFor('anne@invoices.example.com', 'Kreditnota');
    await page.getByRole('button', { name: 'Fakturer nå' }).click();
    await page.getByRole('button', { name: 'Utsted og send' }).click();
    await expect(page.getByText('1 faktura og 0 kreditnotaer er utstedt.')).toBeVisible();
    await expect(rows.filter({ hasText: 'Sendt' })).toHaveCount(2);
  });

  await test.step('a payment of a credited invoice is listed until it is paid back', async () => {
    await reopenDashboard(page, '/fakturaer');
    await resize(page, { width: 1440, height: 900 });
    const row = (state: string) => page.getByRole('row').filter({ hasText: state });
    const marks = page.getByRole('group', { name: 'Valgte fakturaer' });
    await row('Sendt').first().getByRole('checkbox').check();
    await expect(marks.getByRole('button', { name: 'Merk tilbakebetalt' })).toHaveCount(0);
    await marks.getByRole('button', { name: 'Merk betalt' }).click();
    await row('Betalt')
      .getByRole('button', { name: /^Krediter: / })
      .click();
    await page.getByRole('button', { name: 'Krediter', exact: true }).click();
    await expect(row('Betalt for mye')).toHaveCount(1);

    await page.getByLabel('Vis').selectOption('Betalt for mye');
    await expect(page.getByRole('checkbox', { name: /^\d{9}$/ })).toHaveCount(1);
    await row('Betalt for mye').getByRole('checkbox').check();
    await shots(page, 'invoices-overpaid');
    await expectAccessible(page);
    await marks.getByRole('button', { name: 'Merk tilbakebetalt' }).click();
    await expect(page.getByText('Ingen fakturaer passer.')).toBeVisible();
    await page.getByRole('button', { name: 'Angre', exact: true }).click();
    await expect(row('Betalt for mye')).toHaveCount(1);
  });

  await test.step('a payment of several invoices is listed under its heading', async () => {
    await reopenDashboard(page, '/fakturaer');
    await resize(page, { width: 1440, height: 900 });
    const rows = await product.query<{ kid: string }>(
      'select kid from invoice where kid is not null order by number limit 2',
    );
    await page.getByLabel('Velg fil').setInputFiles({
      ...{ name: 'november.xml', mimeType: 'application/xml' },
      buffer: Buffer.from(bankFile(rows.map(({ kid }) => kid))),
    });
    const heading = page.getByRole('columnheader', { name: 'Utfall' });
    const outcomes = page.getByRole('table').filter({ has: heading });
    const reported = outcomes.getByRole('cell', { name: /^Gjelder flere fakturaer/ });
    await expect(reported).toBeVisible();
    const takenBack = outcomes.getByRole('cell', { name: /^Trukket tilbake av banken, for/ });
    await expect(takenBack).toBeVisible();
    const alignOf = (place: typeof reported) =>
      place.evaluate((it) => getComputedStyle(it).textAlign);
    expect(await alignOf(heading)).toBe(await alignOf(reported));
    await shots(page, 'invoices-bank-file');
    await expectAccessible(page);
  });
});

async function tellWhoSells(page: Page) {
  await page.getByRole('button', { name: 'Rediger selgeren' }).click();
  const form = page.getByRole('dialog', { name: 'Selgeren på fakturaene' });
  await form.getByLabel('Navn').fill('Boligstyling AS');
  await form.getByLabel('Organisasjonsnummer').fill('974 760 673');
  await form.getByLabel('Gateadresse').fill('Eksempelgata 1');
  await form.getByLabel('Postnummer').fill('0150');
  await form.getByLabel('Poststed').fill('Oslo');
  await form.getByLabel('Kontonummer').fill('1234.56.78903');
  await form.getByRole('button', { name: 'Lagre' }).click();
}

const entry = (kids: readonly string[], reference: string, way: string) => `<Ntry>
  <NtryRef>${reference}</NtryRef><Amt Ccy="NOK">2250.00</Amt>${way}
  <Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RmtInf>
    ${kids.map((kid) => `<Strd><CdtrRefInf><Ref>${kid}</Ref></CdtrRefInf></Strd>`).join('')}
  </RmtInf></TxDtls></NtryDtls></Ntry>`;

const bankFile = (kids: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.02"><BkToCstmrDbtCdtNtfctn><Ntfctn>
  <Id>N1</Id><Acct><Id><Othr><Id>12345678903</Id></Othr></Id></Acct>${entry(kids, 'E1', '<CdtDbtInd>CRDT</CdtDbtInd>')}
  ${entry(kids, 'E2', '<CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd>')}
</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`;
