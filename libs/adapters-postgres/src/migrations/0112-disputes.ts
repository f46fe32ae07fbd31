import { Migration } from '@mikro-orm/migrations';

/**
 * What a partner has against a sale. What was written of it may tell of the owner and goes with the
 * lead, by whatever way that is erased; reason and decision stay with the sale.
 */
export class Migration0112Disputes extends Migration {
  override up(): void {
    this.addSql('alter table sale add column dispute jsonb');
    this.addSql(`
      create index sale_disputed_index on sale (created_at, id) where dispute is not null`);
    this.addSql(`
      create function sale_forgets_words_fn() returns trigger language plpgsql as $$ begin
        new.dispute := new.dispute || '{"text": null, "answer": null}';
        return new;
      end; $$`);
    this.addSql(`
      create trigger forgets_words before update of assignment_id on sale
        for each row when (new.assignment_id is null and new.dispute is not null)
        execute function sale_forgets_words_fn()`);
  }

  override down(): void {
    this.addSql('drop trigger forgets_words on sale');
    this.addSql('drop function sale_forgets_words_fn');
    this.addSql('alter table sale drop column dispute');
  }
}
