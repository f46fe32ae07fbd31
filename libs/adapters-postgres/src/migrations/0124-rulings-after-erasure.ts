import { Migration } from '@mikro-orm/migrations';

/** An e-mail can tell of a sale alone: what came of a dispute is told when the lead is erased, too. */
export class Migration0124RulingsAfterErasure extends Migration {
  override up(): void {
    this.addSql(`
      alter table notification add column sale_id uuid
        constraint notification_sale_id_foreign references sale (id)`);
    this.addSql(`
      create index notification_sale_id_index on notification (sale_id) where sale_id is not null`);
  }

  override down(): void {
    this.addSql('delete from notification where sale_id is not null');
    this.addSql('alter table notification drop column sale_id');
  }
}
