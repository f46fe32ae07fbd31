import { inTab, inVisits, keepText, keptJson, type TextStorage } from '../../shared/kept-text';
import { DRAFT_KEY } from '../../shared/lead/draft-key';
import { EMPTY_DRAFT, usableFields, type LeadDraft } from './lead-draft';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useStore } from 'react-redux';
import { hasConsent } from '../../shared/consent/consent-slice';
import type { RootState } from '../../shared/store/hooks';
import { draftChanged, selectDraft } from './draft-slice';

const BETWEEN_VISITS = 'form-preferences';

export interface DraftStorages {
  tab: TextStorage;
  visits: TextStorage;
}

const nowhere: TextStorage = () => ({
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
});

/** Embedded forms store nothing on the device. */
export const NO_STORAGES: DraftStorages = { tab: nowhere, visits: nowhere };

function read(storage: TextStorage, key: string): Partial<LeadDraft> | null {
  const stored = keptJson(storage, key);
  return stored === null ? null : usableFields(stored);
}

const write = (storage: TextStorage, key: string, draft: LeadDraft) =>
  keepText(storage, key, isEmpty(draft) ? null : JSON.stringify(draft));

const isEmpty = (draft: LeadDraft): boolean => Object.keys(typedFields(draft)).length === 0;

const typedFields = (draft: Partial<LeadDraft>): Partial<LeadDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== EMPTY_DRAFT[name as keyof LeadDraft]),
  );

export const readKeptDraft = ({ tab, visits }: DraftStorages): Partial<LeadDraft> =>
  read(tab, DRAFT_KEY) ?? read(visits, BETWEEN_VISITS) ?? {};

const NO_CONSENTS = {
  agentContact: false,
  termsAccepted: false,
  sharingAccepted: false,
  agentSharingAccepted: false,
} as const satisfies Partial<LeadDraft>;

/**
 * Between visits only with functional consent, and without the consents, which must be given anew.
 */
export function keepDraft(
  draft: LeadDraft,
  { tab, visits }: DraftStorages,
  functionalConsent: boolean,
): void {
  write(tab, DRAFT_KEY, draft);
  if (!functionalConsent) return;
  write(visits, BETWEEN_VISITS, { ...draft, ...NO_CONSENTS });
}

/** @param by undefined keeps the draft */
export function replaceKeptDraft(
  { tab, visits }: DraftStorages,
  by: (draft: LeadDraft) => LeadDraft | undefined,
): void {
  const places = [
    [tab, DRAFT_KEY],
    [visits, BETWEEN_VISITS],
  ] as const;
  for (const [storage, key] of places) {
    const kept = read(storage, key);
    const other = kept && by({ ...EMPTY_DRAFT, ...kept });
    if (other) write(storage, key, other);
  }
}

export const STORAGES: DraftStorages = { tab: inTab, visits: inVisits };

const alreadyTyped = (form: HTMLFormElement | null) =>
  form ? typedFields(usableFields(Object.fromEntries(new FormData(form)))) : {};

/** Ends the subscription of the previous form, which shares the draft. */
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
