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
  /** Null: it is merged into none. */
  readonly mergeKind: MergeKind | null;
}

/** What a merged lead still says and does by itself, apart from the lead that it is merged into. */
interface MergedRule {
  /**
   * Whether its search runs by its own clock, with e-mails and choices, as if no partner could be asked.
   * Its sender sees nothing that a lead without partners would not show.
   */
  readonly hasOwnSearch: boolean;
  /** Whether it and the earlier one are one owner's, who is asked for one review of both. */
  readonly isSameOwner: boolean;
  /** Whether its owner's page names the earlier one, and all that concerns both is on that one's page. */
  readonly namesEarlier: boolean;
  /** When it goes on by itself though nobody has kept the two apart, unless somebody has the earlier one. */
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

/** The kinds of which both leads are one owner's, as far as anybody knows. */
export const ONE_OWNER_KINDS = kindsThat(({ isSameOwner }) => isSameOwner);

/** The kinds of which the merged lead is reviewed by nobody: its page tells nothing of the earlier one. */
export const UNREVIEWED_KINDS = kindsThat(({ namesEarlier }) => !namesEarlier);

/** The kinds of which the merged lead searches for nobody, and causes no e-mail about a search. */
export const QUIET_KINDS = kindsThat(({ hasOwnSearch }) => !hasOwnSearch);

/**
 * Queue kinds without a case for a merged lead: the earlier one's row stands for both. What a person has
 * said of it, what it costs and what did not arrive is still a case.
 */
export const QUEUED_UNMERGED = [
  'not-reported',
  'nobody-found',
  'unknown-place',
  'perhaps-same',
] as const satisfies readonly QueueKind[];

/** When it {@link MergedRule.goesOnWhen goes on by itself}. */
export const goesOnWhen = (mergeKind: MergeKind): MergedRule['goesOnWhen'] =>
  MERGED_RULES[mergeKind].goesOnWhen;

/** Whether partners are looked for by its own clock, as far as its owner is told. */
export function hasOwnSearch({ mergeKind }: Merged): boolean {
  return mergeKind === null || MERGED_RULES[mergeKind].hasOwnSearch;
}

/**
 * Whether its owner is asked for a review of it where it is the one that a partner has: from one mailbox
 * both are on one page, and otherwise only the earlier one is asked about.
 */
export function asksForReview({ mergeKind }: Merged): boolean {
  return mergeKind === null || !UNREVIEWED_KINDS.includes(mergeKind);
}

/** Whether it came from the mailbox of the earlier lead that it is merged into. */
export function hasJoinedForGood({ mergeKind }: Merged): boolean {
  return mergeKind !== null && MERGED_RULES[mergeKind].namesEarlier;
}
