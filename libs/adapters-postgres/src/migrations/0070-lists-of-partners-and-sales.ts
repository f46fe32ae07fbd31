import { Migration } from '@mikro-orm/migrations';

/** Lets what partners have been given and what they owe be counted from indexes alone. */
export class Migration0070ListsOfPartnersAndSales extends Migration {
  override up(): void {
    this.addSql('drop index assignment_partner_id_offered_at_index');
    this.addSql(`
      create index assignment_partner_id_offered_at_index
      on assignment (partner_id, offered_at) include (state)`);
    this.addSql('drop index sale_partner_id_index');
    this.addSql(`
      create index sale_partner_id_created_at_index
      on sale (partner_id, created_at, id) include (payment_status, amount_ore)`);
    this.addSql(`
      create index sale_payment_status_created_at_index
      on sale (payment_status, created_at, id) include (amount_ore)`);
  }

  override down(): void {
    this.addSql('drop index sale_payment_status_created_at_index');
    this.addSql('drop index sale_partner_id_created_at_index');
    this.addSql('create index sale_partner_id_index on sale (partner_id)');
    this.addSql('drop index assignment_partner_id_offered_at_index');
    this.addSql(
      'create index assignment_partner_id_offered_at_index on assignment (partner_id, offered_at)',
    );
  }
}
