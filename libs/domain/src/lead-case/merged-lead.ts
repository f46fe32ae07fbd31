import type { QueueKind } from '../overview/queue.js';

/**
 * How a lead came to be merged into an earlier one:
 * - `same-mailbox`: both were sent from one mailbox, so they are one person's, permanently
 * - `by-hand`: from another mailbox, and the administrator takes them for one
 * - `presumed`: from another mailbox, by the rule: it may be a stranger's, who must not learn of it
 */
export const MERGE_KINDS = ['same-mailbox', 'by-hand', 'presumed'] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

interface Merged {
  readonly mergeKind: MergeKind | null;
}

interface MergedRule {
  /**
   * True if its search keeps its own clock, e-mails and choices, as if no partner could be asked.
   * Its sender must see no difference.
   */
  readonly hasOwnSearch: boolean;
  /** True if one owner has both and is asked for one review. */
  readonly isSameOwner: boolean;
  /** True if the owner's page names the earlier lead and shows all that concerns both there. */
  readonly namesEarlier: boolean;
  /** When it goes on by itself without being separated, unless a partner has the earlier one. */
  readonly goesOnWhen: 'never' | 'earlier-lost' | 'earlier-over';
}

const MERGED_RULES: Readonly<Record<MergeKind, MergedRule>> = {
  'same-mailbox': {
    hasOwnSearch: false,
    isSameOwner: true,
    namesEarlier: true,
    goesOnWhen: 'never',
  },
  'by-hand': {
    hasOwnSearch: false,
    isSameOwner: true,
    namesEarlier: false,
    goesOnWhen: 'earlier-lost',
  },
  presumed: {
    hasOwnSearch: true,
    isSameOwner: false,
    namesEarlier: false,
    goesOnWhen: 'earlier-over',
  },
};

const kindsThat = (holds: (rule: MergedRule) => boolean): readonly MergeKind[] =>
  MERGE_KINDS.filter((kind) => holds(MERGED_RULES[kind]));

export const ONE_OWNER_KINDS = kindsThat(({ isSameOwner }) => isSameOwner);

export const UNREVIEWED_KINDS = kindsThat(({ namesEarlier }) => !namesEarlier);

export const QUIET_KINDS = kindsThat(({ hasOwnSearch }) => !hasOwnSearch);

/**
 * Queues that skip a merged lead because the earlier one's row stands for both. Correction, cost
 * and delivery cases stay.
 */
export const QUEUED_UNMERGED = [
  'not-reported',
  'nobody-found',
  'unknown-place',
  'perhaps-same',
] as const satisfies readonly QueueKind[];

/** True if its own page chooses among its quotes; else only the earlier lead's owner does. */
export function hasOwnChoice({ mergeKind }: Merged): boolean {
  return mergeKind === null || MERGED_RULES[mergeKind].namesEarlier;
}

export const goesOnWhen = (mergeKind: MergeKind): MergedRule['goesOnWhen'] =>
  MERGED_RULES[mergeKind].goesOnWhen;

export function hasOwnSearch({ mergeKind }: Merged): boolean {
  return mergeKind === null || MERGED_RULES[mergeKind].hasOwnSearch;
}

/**
 * True if the owner is asked for a review of this lead: on one page both share, the earlier one is
 * reviewed instead.
 */
export function asksForReview({ mergeKind }: Merged): boolean {
  return mergeKind === null || !UNREVIEWED_KINDS.includes(mergeKind);
}

export function isMergedPermanently({ mergeKind }: Merged): boolean {
  return mergeKind !== null && MERGED_RULES[mergeKind].namesEarlier;
}
