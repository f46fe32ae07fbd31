import { Migration } from '@mikro-orm/migrations';

/** Lists that people want to see again, each their own; without a person: of the shared password. */
export class Migration0105SavedViews extends Migration {
  override up(): void {
    this.addSql(`
      create table saved_view (
        id uuid primary key,
        person_id uuid,
        name varchar(40) not null,
        filter jsonb not null,
        constraint saved_view_person_id_foreign
          foreign key (person_id) references person (id) on delete cascade
      )`);
    this.addSql(`
      create unique index saved_view_owner_name_index
      on saved_view (coalesce(person_id, '00000000-0000-0000-0000-000000000000'), name)`);
  }

  override down(): void {
    this.addSql('drop table saved_view');
  }
}
