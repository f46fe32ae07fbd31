import { Migration } from '@mikro-orm/migrations';

/** Since when what was marked paid without an invoice is to go back to its partner. */
export class Migration0179MoneyToPayBack extends Migration {
  override up(): void {
    this.addSql('alter table sale add column to_pay_back_since timestamptz(3)');
    this.addSql(`
      create index sale_to_pay_back_index on sale (to_pay_back_since)
        where to_pay_back_since is not null`);
  }

  override down(): void {
    this.addSql('alter table sale drop column to_pay_back_since');
  }
}
