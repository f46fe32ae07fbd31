import { DRAFT_KEY } from '../../shared/lead/draft-key';
import { EMPTY_DRAFT, usableFields, type LeadDraft } from './lead-draft';

const BETWEEN_VISITS = 'form-preferences';

type DraftStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storages that may be unavailable; the draft is then not kept there. */
export interface DraftStorages {
  tab: DraftStorage;
  visits: DraftStorage;
}

const nowhere: DraftStorage = () => ({
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
});

/** For forms embedded in other sites, which store nothing on the device. */
export const NO_STORAGES: DraftStorages = { tab: nowhere, visits: nowhere };

function read(storage: DraftStorage, key: string): Partial<LeadDraft> | null {
  try {
    const stored = storage().getItem(key);
    return stored === null ? null : usableFields(JSON.parse(stored));
  } catch {
    return null;
  }
}

function write(storage: DraftStorage, key: string, draft: LeadDraft): void {
  try {
    if (isEmpty(draft)) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is unavailable; the draft lives on in the page.
  }
}

const isEmpty = (draft: LeadDraft): boolean => Object.keys(typedFields(draft)).length === 0;

/** Only fields that differ from an untouched form. */
export const typedFields = (draft: Partial<LeadDraft>): Partial<LeadDraft> =>
  Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== EMPTY_DRAFT[name as keyof LeadDraft]),
  );

/** The tab's draft goes before an earlier visit's. */
export const readKeptDraft = ({ tab, visits }: DraftStorages): Partial<LeadDraft> =>
  read(tab, DRAFT_KEY) ?? read(visits, BETWEEN_VISITS) ?? {};

const NO_CONSENTS = {
  agentContact: false,
  termsAccepted: false,
  sharingAccepted: false,
  agentSharingAccepted: false,
} as const satisfies Partial<LeadDraft>;

/**
 * Stores the draft for the tab and, with functional consent, between visits; the latter without
 * consents, which must be given anew. An empty form removes both.
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

/** @param by returns the replacement; undefined keeps the draft */
export function replaceKept(
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
