import { isMergedPermanently, MERGE_KINDS, type MergeKind } from '@boligstyling/domain';

/** SQL condition: the lead is merged in one of these ways. @param lead its alias */
export const isMergedAs = (lead: string, kinds: readonly MergeKind[]): string =>
  `coalesce(${lead}.merge_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}), false)`;

/** SQL condition: the lead is merged into another of the same mailbox. @param lead its alias */
export const mergedPermanently = (lead: string): string =>
  isMergedAs(
    lead,
    MERGE_KINDS.filter((mergeKind) => isMergedPermanently({ mergeKind })),
  );

/** Ids of leads merged into $1 from the same mailbox, and so by the same owner. */
export const MERGED_PERMANENTLY = `
  select id from lead where merged_into = $1 and ${mergedPermanently('lead')} order by id`;

/**
 * Id of the lead that this one is merged into by mailbox; its own id if it is not merged.
 *
 * @param lead its alias
 */
export const goesOn = (lead: string): string =>
  `case when ${mergedPermanently(lead)} then ${lead}.merged_into else ${lead}.id end`;
