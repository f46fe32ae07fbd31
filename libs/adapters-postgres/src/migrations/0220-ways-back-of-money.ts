import { Migration } from '@mikro-orm/migrations';

/**
 * Payments of the bank that were undone with a reason, and waivers of sales. Reasons of waivers may
 * name an owner and go with the lead, as the words of a dispute do.
 */
export class Migration0220WaysBackOfMoney extends Migration {
  override up(): void {
    this.addSql(`
      alter table payment
        add column undoes uuid constraint payment_undoes_unique unique
          constraint payment_undoes_foreign references payment (id),
        add column reason varchar(500)`);
    this.addSql(`alter table sale add column waivers jsonb not null default '[]'`);
    this.addSql(`
      create function sale_forgets_reasons_fn() returns trigger language plpgsql as $$ begin
        new.waivers := (
          select jsonb_agg(waiver || '{"reason": null}' order by nth)
          from jsonb_array_elements(new.waivers) with ordinality as each (waiver, nth));
        return new;
      end; $$`);
    this.addSql(`
      create trigger forgets_reasons before update of assignment_id on sale
        for each row when (new.assignment_id is null and new.waivers <> '[]')
        execute function sale_forgets_reasons_fn()`);
  }

  override down(): void {
    this.addSql('drop trigger forgets_reasons on sale');
    this.addSql('drop function sale_forgets_reasons_fn');
    this.addSql('alter table sale drop column waivers');
    this.addSql('alter table payment drop column reason, drop column undoes');
  }
}
