/**
 * Whether a partner knows, or has known, who the owner is, as statements ask it. The rule is the
 * domain's `isHolder`.
 *
 * @param assignment what the statement calls it
 */
export const isHolderRow = (assignment: string): string => `${assignment}.revealed_at is not null`;

/** Whether a partner has the lead, likewise: the domain's `hasIt`. */
export const hasItRow = (assignment: string): string =>
  `${assignment}.state in ('accepted', 'legacy-open')`;

/** Whether it has neither come to nothing nor been refused, likewise: the domain's `isOpen`. */
export const isOpenRow = (assignment: string): string =>
  `${assignment}.state in ('offered', 'accepted', 'legacy-open')`;

/** Whether the partner has said what it says, likewise: the domain's `isAnswered`. */
export const isAnsweredRow = (assignment: string): string =>
  `${assignment}.state in ('accepted', 'declined', 'missed')`;
