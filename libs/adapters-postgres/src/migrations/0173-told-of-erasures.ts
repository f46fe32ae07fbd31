import { Migration } from '@mikro-orm/migrations';

/** What integrators are told of a lead that is erased: its id alone is left of it. */
export class Migration0173ToldOfErasures extends Migration {
  override up(): void {
    this.addSql(`
      alter table webhook_delivery
        alter column lead_id drop not null,
        add column erased_lead_id uuid`);
  }

  override down(): void {
    this.addSql('delete from webhook_delivery where lead_id is null');
    this.addSql(`
      alter table webhook_delivery
        alter column lead_id set not null,
        drop column erased_lead_id`);
  }
}
