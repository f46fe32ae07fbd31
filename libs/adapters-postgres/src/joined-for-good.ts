/**
 * Whether a lead has joined another for good, as statements ask it. The rule is the domain's
 * `hasJoinedForGood`; the contracts of links and of erasures hold the two together.
 *
 * @param lead what the statement calls it
 */
export const joinedForGood = (lead: string): string =>
  `(${lead}.joined_to is not null and ${lead}.seek_until <= ${lead}.received_at)`;
