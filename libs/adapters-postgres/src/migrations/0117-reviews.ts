import { Migration } from '@mikro-orm/migrations';

/** The one review of each request, from when its owner is asked; it goes with the lead. */
export class Migration0117Reviews extends Migration {
  override up(): void {
    this.addSql(`
      create table review (
        id uuid primary key,
        lead_id uuid not null,
        state varchar(20) not null,
        asked_at timestamptz(3) not null,
        given_at timestamptz(3),
        assignment_id uuid,
        became_job varchar(20),
        stars int,
        text text,
        may_show boolean,
        constraint review_lead_id_unique unique (lead_id),
        constraint review_lead_id_foreign
          foreign key (lead_id) references lead (id) on delete cascade,
        constraint review_assignment_id_foreign
          foreign key (assignment_id) references assignment (id) on delete set null
      )`);
    this.addSql('create index review_state_index on review (state)');
    this.addSql('create index review_assignment_id_index on review (assignment_id)');
  }

  override down(): void {
    this.addSql("delete from notification where kind = 'owner-review'");
    this.addSql('drop table review');
  }
}
