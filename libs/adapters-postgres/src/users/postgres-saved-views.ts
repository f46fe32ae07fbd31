import { SavedViews } from '@boligstyling/application';
import { DomainError, type SavedView } from '@boligstyling/domain';
import { fromDatabase } from '../core/from-database.js';
import { SavedViewSchema } from './saved-view-schema.js';

const SAVE = `
  insert into saved_view (id, user_id, name, filter) values ($1, $2, $3, $4)
  on conflict ((coalesce(user_id, '00000000-0000-0000-0000-000000000000')), name)
  do update set filter = excluded.filter`;

/** Adds it unless the name has another filter. A retry of the same view succeeds. */
const ADD = `${SAVE} where saved_view.filter = excluded.filter`;

export class PostgresSavedViews extends fromDatabase(SavedViews) {
  override ofUser(userId: string | null): Promise<SavedView[]> {
    return this.throughOrm(async (em) => {
      const views = await em.find(SavedViewSchema, { userId }, { orderBy: { id: 'asc' } });
      return views
        .map(({ id, name, filter }) => ({ id, name, filter }))
        .sort((a, b) => a.name.localeCompare(b.name, 'nb'));
    });
  }

  override async save(userId: string | null, view: SavedView): Promise<void> {
    await this.keep(SAVE, userId, view);
  }

  override async add(userId: string | null, view: SavedView): Promise<void> {
    if (!(await this.keep(ADD, userId, view))) throw new DomainError('view-name-taken');
  }

  override async remove(userId: string | null, id: string): Promise<void> {
    await this.togetherThroughOrm((em) => em.nativeDelete(SavedViewSchema, { id, userId }));
  }

  private keep(statement: string, userId: string | null, { id, name, filter }: SavedView) {
    return this.together(async (client) => {
      const values = [id, userId, name, JSON.stringify(filter)];
      return (await client.query(statement, values)).rowCount ?? 0;
    });
  }
}
