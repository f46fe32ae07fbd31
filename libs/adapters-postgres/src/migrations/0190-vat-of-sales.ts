import { Migration } from '@mikro-orm/migrations';

/**
 * What MVA is asked for beside a sale's price, as it was at the yes. A replica of the version before
 * knows nothing of it: what it sells is asked for as the settings say then, until the next version.
 */
export class Migration0190VatOfSales extends Migration {
  override up(): void {
    this.addSql('alter table sale add column vat_rate integer');
    this.addSql(`
      create function vat_of_sale_fn() returns trigger language plpgsql as $$ begin
        new.vat_rate := case
          when coalesce((select vat_registered from operator_details), true)
          then coalesce((select vat_rate from operator_details), 2500)
        end;
        return new;
      end; $$`);
    this.addSql(`
      create trigger vat_of_sale before insert on sale
        for each row when (new.vat_rate is null) execute function vat_of_sale_fn()`);
  }

  override down(): void {
    this.addSql('drop trigger vat_of_sale on sale');
    this.addSql('drop function vat_of_sale_fn');
    this.addSql('alter table sale drop column vat_rate');
  }
}
