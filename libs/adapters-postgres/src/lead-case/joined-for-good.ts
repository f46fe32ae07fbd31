import { hasJoinedForGood, MERGE_KINDS, type MergeKind } from '@boligstyling/domain';

/** SQL condition: the lead is merged in one of these ways. @param lead its alias */
export const isMergedAs = (lead: string, kinds: readonly MergeKind[]): string =>
  `coalesce(${lead}.merge_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}), false)`;

/** SQL condition: the lead is merged into another of the same mailbox. @param lead its alias */
export const joinedForGood = (lead: string): string =>
  isMergedAs(
    lead,
    MERGE_KINDS.filter((mergeKind) => hasJoinedForGood({ mergeKind })),
  );

/** Ids of leads merged into $1 from the same mailbox, and so by the same owner. */
export const JOINED_FOR_GOOD = `
  select id from lead where joined_to = $1 and ${joinedForGood('lead')} order by id`;

/**
 * Id of the lead that this one is merged into by mailbox; its own id if it is not merged.
 *
 * @param lead its alias
 */
export const goesOn = (lead: string): string =>
  `case when ${joinedForGood(lead)} then ${lead}.joined_to else ${lead}.id end`;
