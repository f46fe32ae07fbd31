import { Migration } from '@mikro-orm/migrations';

/** What happens to a lead once it is received. */
export class Migration0002LeadEvents extends Migration {
  override up(): void {
    this.addSql(`
      create table lead_event (
        id uuid primary key,
        lead_id uuid not null,
        at timestamptz(3) not null,
        kind varchar(40) not null,
        detail jsonb not null,
        constraint lead_event_lead_id_foreign
          foreign key (lead_id) references lead (id) on delete cascade
      )`);
    this.addSql('create index lead_event_lead_id_at_index on lead_event (lead_id, at)');
  }

  override down(): void {
    this.addSql('drop table lead_event');
  }
}
