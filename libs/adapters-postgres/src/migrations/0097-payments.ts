import { Migration } from '@mikro-orm/migrations';

/** What has been paid of invoices. Rows are added and never changed. */
export class Migration0097Payments extends Migration {
  override up(): void {
    this.addSql(`
      create table payment (
        id uuid primary key,
        invoice_id uuid not null constraint payment_invoice_id_foreign references invoice (id),
        amount_ore bigint not null,
        paid_on date not null,
        source varchar(20) not null,
        reference varchar(200) constraint payment_reference_unique unique,
        recorded_at timestamptz(3) not null
      )`);
    this.addSql('create index payment_invoice_id_index on payment (invoice_id)');
  }

  override down(): void {
    this.addSql('drop table payment');
  }
}
