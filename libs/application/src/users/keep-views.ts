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
  list(personId: string | null): Promise<SavedView[]> {
    return this.views.ofPerson(personId);
  }

  /**
   * Replaces the user's view of the same name.
   * @param mayReplace false: a taken name is refused
   * @throws DomainError `too-many-views`, `view-name-taken`, `storage-unavailable`
   */
  async save(
    personId: string | null,
    view: Omit<SavedView, 'id'>,
    mayReplace = true,
  ): Promise<SavedView[]> {
    const own = await this.views.ofPerson(personId);
    const isNew = own.every(({ name }) => name !== view.name);
    if (isNew && own.length >= MAX_VIEWS) throw new DomainError('too-many-views');
    const kept = { id: this.ids.next(), ...view };
    await (mayReplace ? this.views.save(personId, kept) : this.views.add(personId, kept));
    return this.views.ofPerson(personId);
  }

  /**
   * Does nothing to a view that is another user's or gone. @throws DomainError
   * `storage-unavailable`
   */
  remove(personId: string | null, id: string): Promise<void> {
    return this.views.remove(personId, id);
  }
}
