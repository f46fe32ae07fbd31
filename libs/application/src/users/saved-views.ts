import type { SavedView } from '@boligstyling/domain';

/** Saved lists of a user. A null person is the shared login. */
export abstract class SavedViews {
  /** Ordered by name. @throws DomainError `storage-unavailable` */
  abstract ofUser(userId: string | null): Promise<SavedView[]>;

  /** Replaces the user's view of the same name. @throws DomainError `storage-unavailable` */
  abstract save(userId: string | null, view: SavedView): Promise<void>;

  /**
   * Does nothing where an identical view exists.
   * @throws DomainError `view-name-taken` by another filter, `storage-unavailable`
   */
  abstract add(userId: string | null, view: SavedView): Promise<void>;

  /**
   * Does nothing to a view that is another user's or gone. @throws DomainError
   * `storage-unavailable`
   */
  abstract remove(userId: string | null, id: string): Promise<void>;
}
