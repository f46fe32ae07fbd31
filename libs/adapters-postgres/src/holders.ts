import { VALUATION } from '@boligstyling/domain';

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

/**
 * Whether it was asked of those whom a request asks first, likewise: the domain's `askedFirst`.
 *
 * @param lead what the statement calls the request
 */
export const isAskedFirstRow = (assignment: string, lead: string): string =>
  `${assignment}.recipient = case ${lead}.service_type when '${VALUATION}' then 'estate-agent' else 'stylist' end`;

/** Whether a request is won or lost, likewise: the domain's `isClosed`. */
export const isClosedRow = (lead: string): string => `${lead}.status in ('won', 'lost')`;
