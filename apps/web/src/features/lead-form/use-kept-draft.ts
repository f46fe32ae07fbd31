import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { hasConsent } from '../../shared/consent/consent-slice';
import type { RootState } from '../../shared/store/hooks';
import { draftChanged, selectDraft } from './draft-slice';
import { keepDraft, readKeptDraft, typedFields, type DraftStorages } from './keep-draft';
import { usableFields } from './lead-draft';

export const STORAGES: DraftStorages = { tab: () => sessionStorage, visits: () => localStorage };

const alreadyTyped = (form: HTMLFormElement | null) =>
  form ? typedFields(usableFields(Object.fromEntries(new FormData(form)))) : {};

/** The previous form shares the draft. */
let stop = (): void => {};

const hasAny = (fields: object): boolean => Object.keys(fields).length > 0;

/** Precedence: input before hydration, the store, the kept draft. */
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
    // Outlives the form, which may be left during submission.
    stop = store.subscribe(() => {
      const draft = selectDraft(store.getState());
      const functional = hasConsent(store.getState(), 'functional');
      if (last[0] === draft && last[1] === functional) return;
      last = [draft, functional];
      keepDraft(draft, storages, functional);
    });
    // It may clear a kept consent to an agent.
    store.dispatch(draftChanged(typed));
  }, [store, form, storages]);
}
