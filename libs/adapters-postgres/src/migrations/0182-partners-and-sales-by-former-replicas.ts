import { Migration } from '@mikro-orm/migrations';

/**
 * The same for partners; and what a replica of the version before marks as credited, when the money
 * has gone back, or as owed, would wait to be paid back for good, as that one knows no
 * `to_pay_back_since`.
 */
export class Migration0182PartnersAndSalesByFormerReplicas extends Migration {
  override up(): void {
    this.addSql(`
      create trigger mailbox_changed before update of email on partner
        for each row when (new.email <> old.email
          and new.email_changed_at is not distinct from old.email_changed_at)
        execute function mailbox_changed_fn()`);
    this.addSql(`
      create function nothing_to_pay_back_fn() returns trigger language plpgsql as $$ begin
        new.to_pay_back_since := null;
        return new;
      end; $$`);
    this.addSql(`
      create trigger nothing_to_pay_back before update of payment_status on sale
        for each row when (new.to_pay_back_since is not null
          and new.payment_status <> old.payment_status)
        execute function nothing_to_pay_back_fn()`);
  }

  override down(): void {
    this.addSql('drop trigger nothing_to_pay_back on sale');
    this.addSql('drop function nothing_to_pay_back_fn');
    this.addSql('drop trigger mailbox_changed on partner');
  }
}
