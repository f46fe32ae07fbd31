import { DomainError, MAX_VIEWS, type SavedView } from '@boligstyling/domain';
import type { IdGenerator } from '../core/id-generator.js';
import type { SavedViews } from './saved-views.js';

/** Saved lists of a user. A null person is the shared login. */
export class KeepViews {
  constructor(
    private readonly views: SavedViews,
    private readonly ids: IdGenerator,
  ) {}

  /** @throws DomainError `storage-unavailable` */
  list(userId: string | null): Promise<SavedView[]> {
    return this.views.ofUser(userId);
  }

  /**
   * Replaces the user's view of the same name.
   * @param mayReplace false: a taken name is refused
   * @throws DomainError `too-many-views`, `view-name-taken`, `storage-unavailable`
   */
  async save(
    userId: string | null,
    view: Omit<SavedView, 'id'>,
    mayReplace = true,
  ): Promise<SavedView[]> {
    const own = await this.views.ofUser(userId);
    const isNew = own.every(({ name }) => name !== view.name);
    if (isNew && own.length >= MAX_VIEWS) throw new DomainError('too-many-views');
    const kept = { id: this.ids.next(), ...view };
    await (mayReplace ? this.views.save(userId, kept) : this.views.add(userId, kept));
    return this.views.ofUser(userId);
  }

  /**
   * Does nothing to a view that is another user's or gone. @throws DomainError
   * `storage-unavailable`
   */
  remove(userId: string | null, id: string): Promise<void> {
    return this.views.remove(userId, id);
  }
}
