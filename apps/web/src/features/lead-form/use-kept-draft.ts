import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { hasConsent } from '../../shared/consent/consent-slice';
import type { RootState } from '../../shared/store/hooks';
import { draftChanged, selectDraft } from './draft-slice';
import { keepDraft, readKeptDraft, typedFields, type DraftStorages } from './keep-draft';
import { usableFields } from './lead-draft';

/** The browser's own, as our pages use them. */
export const STORAGES: DraftStorages = { tab: () => sessionStorage, visits: () => localStorage };

/** What stands in the fields of a page that was rendered before its script came. */
const alreadyTyped = (form: HTMLFormElement | null) =>
  form ? typedFields(usableFields(Object.fromEntries(new FormData(form)))) : {};

/** Ends the following of the form before, whose draft is the same one. */
let stop = (): void => {};

const hasAny = (fields: object): boolean => Object.keys(fields).length > 0;

/**
 * Brings back what was kept of the draft and keeps it from then on. Newer wins: what the visitor
 * typed before the script came over what the store has, and that over what was kept.
 *
 * @param onRestored what was kept has come into an empty form
 * @param storages where it is kept
 */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  onRestored: () => void,
  storages: DraftStorages,
): void {
  const store = useStore<RootState>();
  const restored = useEffectEvent(onRestored);

  useLayoutEffect(() => {
    const kept = readKeptDraft(storages);
    const here = typedFields(selectDraft(store.getState()));
    const isRestored = !hasAny(here) && hasAny(typedFields(kept));
    if (isRestored) restored();
    const typed = alreadyTyped(form.current);
    store.dispatch(draftChanged({ ...kept, ...here }));
    let last: unknown[] = [];
    stop();
    // Not ended with the form: it may be left while its request is on its way, and is emptied when that is taken.
    stop = store.subscribe(() => {
      const draft = selectDraft(store.getState());
      const functional = hasConsent(store.getState(), 'functional');
      if (last[0] === draft && last[1] === functional) return;
      last = [draft, functional];
      keepDraft(draft, storages, functional);
    });
    // A change by itself, as it may take back what was kept: a yes to an agent, for another question.
    store.dispatch(draftChanged(typed));
  }, [store, form, storages]);
}
