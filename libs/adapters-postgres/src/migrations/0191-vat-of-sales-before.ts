import { Migration } from '@mikro-orm/migrations';

/**
 * Sales of before there was `vat_rate`: what is on an invoice has what that asked for, and the rest
 * what it would have been billed with now.
 */
export class Migration0191VatOfSalesBefore extends Migration {
  override up(): void {
    this.addSql(`
      update sale set vat_rate = (line ->> 'vatRate')::int
      from invoice i, jsonb_array_elements(i.content -> 'lines') line
      where i.id = sale.invoice_id and line ->> 'saleId' = sale.id::text`);
    this.addSql(`
      update sale set vat_rate = coalesce((select vat_rate from operator_details), 2500)
      where invoice_id is null and vat_rate is null
        and coalesce((select vat_registered from operator_details), true)`);
  }

  /** The column goes with the migration before. */
  override down(): void {}
}
