/**
 * Whether a lead has joined another for good, as statements ask it. The rule is the domain's
 * `hasJoinedForGood`; the contracts of links and of erasures hold the two together.
 *
 * @param lead what the statement calls it
 */
export const joinedForGood = (lead: string): string =>
  `(${lead}.joined_to is not null and ${lead}.seek_until <= ${lead}.received_at)`;

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
