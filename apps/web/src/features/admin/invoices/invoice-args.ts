import type { ListInvoicesApiArg } from '@boligstyling/api-client/admin';
import { isId, PAGE_SIZE } from '../shared/address-values';

/** What narrows the list, as the address keeps it. */
export const INVOICE_FILTER = ['partner', 'vis', 'side'] as const;
export type InvoiceFilterValues = Record<(typeof INVOICE_FILTER)[number], string>;

/** What the list can be narrowed to, by the address's words. */
export const SHOWN = ['ubetalt', 'forfalt', 'for-mye', 'fakturaer', 'kreditnotaer'] as const;
const ARGS: Record<string, ListInvoicesApiArg> = {
  ubetalt: { show: 'owed' },
  forfalt: { show: 'overdue' },
  'for-mye': { show: 'overpaid' },
  fakturaer: { kind: 'invoice' },
  kreditnotaer: { kind: 'credit-note' },
} satisfies Record<(typeof SHOWN)[number], ListInvoicesApiArg>;

/** The values of the address that mean something, as the API takes them. */
export const toInvoicesArgs = ({
  partner,
  vis,
  side,
}: InvoiceFilterValues): ListInvoicesApiArg => ({
  ...(isId(partner) && { partnerId: partner }),
  ...ARGS[vis],
  ...(/^\d+$/.test(side) && { cursor: side }),
  limit: PAGE_SIZE,
});

/** The same list as a table to download. */
export function tablePath(values: InvoiceFilterValues): string {
  const { partnerId, kind, show } = toInvoicesArgs(values);
  const given = { partner_id: partnerId, kind, show };
  const query = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/api/admin/invoices.csv?${new URLSearchParams(query)}`;
}
