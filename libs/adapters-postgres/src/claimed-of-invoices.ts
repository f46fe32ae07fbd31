import type { ClaimedInvoiceNotice } from '@boligstyling/application';
import { INVOICE_NOTICES, type InvoiceNotice, type Partner } from '@boligstyling/domain';
import type { Pool } from 'pg';
import { ACCOUNT_COLUMNS, type AccountRow, ACCOUNTS, toAccount } from './invoice-rows.js';
import type { ClaimedRow } from './outgoing-rows.js';
import { PARTNER_COLUMNS } from './partner-rows.js';

const INVOICES = `select ${ACCOUNT_COLUMNS} from ${ACCOUNTS} where i.id = any($1::uuid[])`;
const PARTNERS = `select ${PARTNER_COLUMNS} from partner p where p.id = any($1::uuid[])`;

/** The rows that tell partners of invoices. */
export async function claimedOfInvoices(
  pool: Pool,
  rows: readonly ClaimedRow[],
): Promise<ClaimedInvoiceNotice[]> {
  const invoiceIds = rows.flatMap(({ invoiceId }) => invoiceId ?? []);
  if (invoiceIds.length === 0) return [];
  const found = await pool.query<AccountRow>(INVOICES, [invoiceIds]);
  const accounts = new Map(
    found.rows.map((row) => {
      const { invoice, creditedOre, paidOre } = toAccount(row);
      return [invoice.id, { invoice, creditedOre, paidOre }];
    }),
  );
  const partnerIds = [...accounts.values()].map(({ invoice }) => invoice.partnerId);
  const partners = await pool.query<Partner>(PARTNERS, [partnerIds]);
  const partnerOf = new Map(partners.rows.map((row) => [row.id, row]));
  return rows.flatMap(({ id, attempts, kind, invoiceId }) => {
    const account = accounts.get(invoiceId ?? '');
    const partner = partnerOf.get(account?.invoice.partnerId ?? '');
    if (!account || !partner || !isNotice(kind)) return [];
    return [{ id, attempts, kind, requestId: null, account, partner }];
  });
}

function isNotice(kind: string): kind is InvoiceNotice {
  return INVOICE_NOTICES.some((each) => each === kind);
}
