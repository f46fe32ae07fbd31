import { DomainError, MAX_VIEWS, type SavedView, type Version } from '@boligstyling/domain';
import type { IdGenerator } from '../core/ports.js';

/** Null: the shared login. */
export abstract class SavedViews {
  /** By name. */
  abstract ofUser(userId: string | null): Promise<SavedView[]>;

  /**
   * Adds it, or replaces the filter of the same name.
   *
   * @throws what `replacesView` throws
   */
  abstract save(userId: string | null, view: SavedView, expected?: Version): Promise<void>;

  abstract remove(userId: string | null, id: string): Promise<void>;
}

export class KeepViews {
  constructor(
    private readonly views: SavedViews,
    private readonly ids: IdGenerator,
  ) {}

  list(userId: string | null): Promise<SavedView[]> {
    return this.views.ofUser(userId);
  }

  /** @throws `too-many-views`, `view-name-taken`, `version-stale` */
  async save(
    userId: string | null,
    view: Omit<SavedView, 'id'>,
    expected?: Version,
  ): Promise<SavedView[]> {
    const own = await this.views.ofUser(userId);
    const isNew = own.every(({ name }) => name !== view.name);
    if (isNew && own.length >= MAX_VIEWS) throw new DomainError('too-many-views');
    await this.views.save(userId, { id: this.ids.next(), ...view }, expected);
    return this.views.ofUser(userId);
  }

  remove(userId: string | null, id: string): Promise<void> {
    return this.views.remove(userId, id);
  }
}
