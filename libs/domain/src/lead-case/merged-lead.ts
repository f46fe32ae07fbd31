import type { QueueKind } from '../overview/queue.js';

/**
 * Causes of a merge into an earlier lead:
 * - `same-mailbox`: one person's, permanently
 * - `by-hand`: from another mailbox, by the administrator
 * - `presumed`: from another mailbox, by the rule; a stranger may have sent it and must not learn
 * of it
 */
export const MERGE_KINDS = ['same-mailbox', 'by-hand', 'presumed'] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

interface Merged {
  readonly mergeKind: MergeKind | null;
}

interface MergedRule {
  /** Its search goes on as if no partner could be asked, so that its sender sees no difference. */
  readonly hasOwnSearch: boolean;
  readonly isSameOwner: boolean;
  /** The owner's page shows both leads together. */
  readonly namesEarlier: boolean;
  /** Unless a partner has the earlier lead. */
  readonly continuesWhen: 'never' | 'earlier-lost' | 'earlier-over';
}

const MERGED_RULES: Readonly<Record<MergeKind, MergedRule>> = {
  'same-mailbox': {
    hasOwnSearch: false,
    isSameOwner: true,
    namesEarlier: true,
    continuesWhen: 'never',
  },
  'by-hand': {
    hasOwnSearch: false,
    isSameOwner: true,
    namesEarlier: false,
    continuesWhen: 'earlier-lost',
  },
  presumed: {
    hasOwnSearch: true,
    isSameOwner: false,
    namesEarlier: false,
    continuesWhen: 'earlier-over',
  },
};

const kindsThat = (holds: (rule: MergedRule) => boolean): readonly MergeKind[] =>
  MERGE_KINDS.filter((kind) => holds(MERGED_RULES[kind]));

export const ONE_OWNER_KINDS = kindsThat(({ isSameOwner }) => isSameOwner);

export const KINDS_WITHOUT_REVIEW = kindsThat(({ namesEarlier }) => !namesEarlier);

export const QUIET_KINDS = kindsThat(({ hasOwnSearch }) => !hasOwnSearch);

export const QUEUED_UNMERGED = [
  'not-reported',
  'no-quote',
  'nobody-found',
  'unknown-place',
  'perhaps-same',
] as const satisfies readonly QueueKind[];

/** Else only the earlier lead's owner chooses. */
export function hasOwnChoice({ mergeKind }: Merged): boolean {
  return mergeKind === null || MERGED_RULES[mergeKind].namesEarlier;
}

export const continuesWhen = (mergeKind: MergeKind): MergedRule['continuesWhen'] =>
  MERGED_RULES[mergeKind].continuesWhen;

export function hasOwnSearch({ mergeKind }: Merged): boolean {
  return mergeKind === null || MERGED_RULES[mergeKind].hasOwnSearch;
}

export function asksForReview({ mergeKind }: Merged): boolean {
  return mergeKind === null || !KINDS_WITHOUT_REVIEW.includes(mergeKind);
}

export function isMergedPermanently({ mergeKind }: Merged): boolean {
  return mergeKind !== null && MERGED_RULES[mergeKind].namesEarlier;
}
