import { Migration } from '@mikro-orm/migrations';

/** A payment names the line of a bank file that it comes from. */
export class Migration0216PaymentsOfBankLines extends Migration {
  override up(): void {
    this.addSql(`
      alter table payment drop column reference,
        add column bank_line_id uuid
          constraint payment_bank_line_id_foreign references bank_line (id)`);
    this.addSql('create index payment_bank_line_id_index on payment (bank_line_id)');
  }

  override down(): void {
    this.addSql(`
      alter table payment drop column bank_line_id,
        add column reference varchar(200) constraint payment_reference_unique unique`);
  }
}
