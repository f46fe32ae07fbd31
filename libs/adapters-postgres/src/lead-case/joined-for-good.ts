import { hasJoinedForGood, MERGE_KINDS, type MergeKind } from '@boligstyling/domain';

/** A condition: the lead is merged in one of the ways. @param lead its name in the statement */
export const isMergedAs = (lead: string, kinds: readonly MergeKind[]): string =>
  `coalesce(${lead}.merge_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}), false)`;

/** A condition: the lead is merged into another of the same mailbox. @param lead its name in the statement */
export const joinedForGood = (lead: string): string =>
  isMergedAs(
    lead,
    MERGE_KINDS.filter((mergeKind) => hasJoinedForGood({ mergeKind })),
  );

/** The ids of those that have joined the lead $1 for good: the same person's, from the same mailbox. */
export const JOINED_FOR_GOOD = `
  select id from lead where joined_to = $1 and ${joinedForGood('lead')} order by id`;

/**
 * The one of all that have joined for good that goes on, which is the lead itself where it has joined none.
 *
 * @param lead what the statement calls it
 */
export const goesOn = (lead: string): string =>
  `case when ${joinedForGood(lead)} then ${lead}.joined_to else ${lead}.id end`;
