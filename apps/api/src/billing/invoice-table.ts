import type { ListedAccount } from '@boligstyling/application';
import { balanceOf, toKroner } from '@boligstyling/domain';
import { BYTE_ORDER_MARK, csvRow } from '../platform/tables/csv.js';

const COLUMNS = [
  ...['Slag', 'Nummer', 'Dato', 'Forfall', 'KID', 'Krediterer', 'Kunde', 'Organisasjonsnummer'],
  ...['Mva-sats', 'Netto', 'Mva', 'Brutto', 'Betalt', 'Utestående'],
];

/**
 * Invoices and credit notes as a table, a row for each rate of MVA; what is credited is negative. What is
 * paid and outstanding is of the whole invoice, and stands on its first row alone, so that columns add up.
 */
export function invoiceTable(found: readonly ListedAccount[]): string {
  const rows = found.flatMap((account) => {
    const { invoice, paidOre } = account;
    const isInvoice = invoice.kind === 'invoice';
    const kroner = (ore: number) => toKroner(isInvoice ? ore : -ore);
    return invoice.vat.map(({ rate, netOre, vatOre }, nth) =>
      csvRow([
        isInvoice ? 'Faktura' : 'Kreditnota',
        ...[invoice.number, invoice.issuedOn, invoice.dueOn ?? '', invoice.kid ?? ''],
        ...[invoice.credits?.number ?? '', invoice.buyer.name, invoice.buyer.organizationNumber],
        rate === null ? '' : rate / 100,
        ...[kroner(netOre), kroner(vatOre), kroner(netOre + vatOre)],
        ...(isInvoice && nth === 0 ? [toKroner(paidOre), toKroner(balanceOf(account))] : ['', '']),
      ]),
    );
  });
  return BYTE_ORDER_MARK + csvRow(COLUMNS) + rows.join('');
}
