import { Migration } from '@mikro-orm/migrations';

/**
 * A replica of the version before knows no `email_changed_at`: where it confirms another address of an
 * owner, or goes on serving after it was gone back to, the links to the mailbox of before would never
 * end. For as long as such replicas may write: a later version drops it.
 *
 * To the whole second, as the letter that such a replica sends to the new mailbox has a link of that
 * second, which is to open.
 */
export class Migration0181OwnersElsewhereByFormerReplicas extends Migration {
  override up(): void {
    this.addSql(`
      create function mailbox_changed_fn() returns trigger language plpgsql as $$ begin
        new.email_changed_at := date_trunc('second', now());
        return new;
      end; $$`);
    this.addSql(`
      create trigger mailbox_changed before update of customer_email on lead
        for each row when (lower(new.customer_email) <> lower(old.customer_email)
          and new.email_changed_at is not distinct from old.email_changed_at)
        execute function mailbox_changed_fn()`);
  }

  override down(): void {
    this.addSql('drop trigger mailbox_changed on lead');
    this.addSql('drop function mailbox_changed_fn');
  }
}
