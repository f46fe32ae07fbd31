import type { SavedView } from '@boligstyling/domain';

/** Lists that people want to see again. Null for a person: those who share the password. */
export abstract class SavedViews {
  /** In the order of their names. @throws DomainError `storage-unavailable` */
  abstract ofPerson(personId: string | null): Promise<SavedView[]>;

  /** Takes the place of the person's view of that name. @throws DomainError `storage-unavailable` */
  abstract save(personId: string | null, view: SavedView): Promise<void>;

  /**
   * Adds it to the person's views. Does nothing where the same is there.
   *
   * @throws DomainError `view-name-taken` by another filter, `storage-unavailable`
   */
  abstract add(personId: string | null, view: SavedView): Promise<void>;

  /** Does nothing to what is another's, or gone. @throws DomainError `storage-unavailable` */
  abstract remove(personId: string | null, id: string): Promise<void>;
}
