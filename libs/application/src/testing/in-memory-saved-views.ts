import type { SavedView } from '@boligstyling/domain';
import { SavedViews } from '../ports/saved-views.js';

/** Saved views in memory. */
export class InMemorySavedViews extends SavedViews {
  private views: (SavedView & { personId: string | null })[] = [];

  override async ofPerson(personId: string | null): Promise<SavedView[]> {
    return this.views
      .filter((view) => view.personId === personId)
      .map(({ id, name, filter }) => ({ id, name, filter }))
      .sort((a, b) => a.name.localeCompare(b.name, 'nb'));
  }

  override async save(personId: string | null, view: SavedView): Promise<void> {
    const isSame = (each: (typeof this.views)[number]) =>
      each.personId === personId && each.name === view.name;
    const id = this.views.find(isSame)?.id ?? view.id;
    this.views = [...this.views.filter((each) => !isSame(each)), { ...view, id, personId }];
  }

  override async remove(personId: string | null, id: string): Promise<void> {
    this.views = this.views.filter((each) => each.personId !== personId || each.id !== id);
  }
}
