import { SavedViews } from '@boligstyling/application';
import { DomainError, replacesView, type SavedView, type Version } from '@boligstyling/domain';
import { fromDatabase, LOCKED } from '../core/statements.js';
import { SavedViewSchema } from '../tables/user-schema.js';

const ADD = `
  insert into saved_view (id, user_id, name, filter) values (?, ?, ?, ?)
  on conflict ((coalesce(user_id, '00000000-0000-0000-0000-000000000000')), name) do nothing
  returning id`;

export class PostgresSavedViews extends fromDatabase(SavedViews) {
  override ofUser(userId: string | null): Promise<SavedView[]> {
    return this.throughOrm(async (em) => {
      const views = await em.find(SavedViewSchema, { userId }, { orderBy: { id: 'asc' } });
      return views
        .map(({ id, name, filter }) => ({ id, name, filter }))
        .sort((a, b) => a.name.localeCompare(b.name, 'nb'));
    });
  }

  override async save(userId: string | null, view: SavedView, expected?: Version): Promise<void> {
    await this.togetherThroughOrm(async (em) => {
      const { id, name, filter } = view;
      const kept = await em.findOne(SavedViewSchema, { userId, name }, LOCKED);
      if (!replacesView(kept ?? undefined, view, expected)) return;
      if (kept) {
        await em.nativeUpdate(SavedViewSchema, kept.id, { filter });
        return;
      }
      const added = await em.execute(ADD, [id, userId, name, JSON.stringify(filter)]);
      if (added.length === 0) throw new DomainError('view-name-taken');
    });
  }

  override async remove(userId: string | null, id: string): Promise<void> {
    await this.togetherThroughOrm((em) => em.nativeDelete(SavedViewSchema, { id, userId }));
  }
}
