import { useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { rememberCity } from '../../shared/city/last-city';
import { hasConsent } from '../../shared/consent/consent-slice';
import type { RootState } from '../../shared/store/hooks';
import { draftChanged, selectDraft } from './draft-slice';
import { keepDraft, readKeptDraft, typedFields, type DraftStorages } from './keep-draft';
import { usableFields } from './lead-draft';

const STORAGES: DraftStorages = { tab: () => sessionStorage, visits: () => localStorage };

/** What stands in the fields of a page that was rendered before its script came. */
const alreadyTyped = (form: HTMLFormElement | null) =>
  typedFields(usableFields(form ? Object.fromEntries(new FormData(form)) : {}));

/**
 * Brings back what was kept of the draft and keeps it from then on. Newer wins: what the visitor
 * typed before the script came over what the store has, and that over what was kept.
 */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>): void {
  const store = useStore<RootState>();

  useLayoutEffect(() => {
    store.dispatch(
      draftChanged({
        ...readKeptDraft(STORAGES),
        ...typedFields(selectDraft(store.getState())),
        ...alreadyTyped(form.current),
      }),
    );
    let kept: unknown[] = [];
    return store.subscribe(() => {
      const draft = selectDraft(store.getState());
      const functional = hasConsent(store.getState(), 'functional');
      if (kept[0] === draft && kept[1] === functional) return;
      kept = [draft, functional];
      keepDraft(draft, STORAGES, functional);
      if (functional && draft.city) rememberCity(draft.city);
    });
  }, [store, form]);
}
