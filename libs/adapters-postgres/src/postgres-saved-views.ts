import { SavedViews } from '@boligstyling/application';
import type { SavedView } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { rowsOf, together } from './statements.js';

const OF_PERSON = `
  select id, name, filter from saved_view
  where person_id is not distinct from $1
  order by name collate "nb-x-icu", id`;

const SAVE = `
  insert into saved_view (id, person_id, name, filter) values ($1, $2, $3, $4)
  on conflict ((coalesce(person_id, '00000000-0000-0000-0000-000000000000')), name)
  do update set filter = excluded.filter`;

const REMOVE = 'delete from saved_view where id = $1 and person_id is not distinct from $2';

/** Saved views in PostgreSQL. */
export class PostgresSavedViews extends SavedViews {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override ofPerson(personId: string | null): Promise<SavedView[]> {
    return rowsOf<SavedView>(this.orm, OF_PERSON, [personId]);
  }

  override async save(personId: string | null, { id, name, filter }: SavedView): Promise<void> {
    await together(this.orm, (client) =>
      client.query(SAVE, [id, personId, name, JSON.stringify(filter)]),
    );
  }

  override async remove(personId: string | null, id: string): Promise<void> {
    await together(this.orm, (client) => client.query(REMOVE, [id, personId]));
  }
}
