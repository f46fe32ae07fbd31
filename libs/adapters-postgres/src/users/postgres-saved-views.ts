import { SavedViews } from '@boligstyling/application';
import { DomainError, type SavedView } from '@boligstyling/domain';
import { fromDatabase } from '../core/from-database.js';
import { SavedViewSchema } from '../leads/saved-view-schema.js';

const SAVE = `
  insert into saved_view (id, person_id, name, filter) values ($1, $2, $3, $4)
  on conflict ((coalesce(person_id, '00000000-0000-0000-0000-000000000000')), name)
  do update set filter = excluded.filter`;

/** Adds it unless the name has another filter. A retry of the same view succeeds. */
const ADD = `${SAVE} where saved_view.filter = excluded.filter`;

export class PostgresSavedViews extends fromDatabase(SavedViews) {
  override ofPerson(personId: string | null): Promise<SavedView[]> {
    return this.throughOrm(async (em) => {
      const views = await em.find(SavedViewSchema, { personId }, { orderBy: { id: 'asc' } });
      return views
        .map(({ id, name, filter }) => ({ id, name, filter }))
        .sort((a, b) => a.name.localeCompare(b.name, 'nb'));
    });
  }

  override async save(personId: string | null, view: SavedView): Promise<void> {
    await this.keep(SAVE, personId, view);
  }

  override async add(personId: string | null, view: SavedView): Promise<void> {
    if (!(await this.keep(ADD, personId, view))) throw new DomainError('view-name-taken');
  }

  override async remove(personId: string | null, id: string): Promise<void> {
    await this.togetherThroughOrm((em) => em.nativeDelete(SavedViewSchema, { id, personId }));
  }

  private keep(statement: string, personId: string | null, { id, name, filter }: SavedView) {
    return this.together(async (client) => {
      const values = [id, personId, name, JSON.stringify(filter)];
      return (await client.query(statement, values)).rowCount ?? 0;
    });
  }
}
