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
 * Whether the partner is to pay for a sale, or has paid, likewise: the opposite of the domain's `isLetOff`.
 *
 * @param sale what the statement calls it
 */
export const isOwedRow = (sale: string): string =>
  `${sale}.payment_status <> 'credited' and ${sale}.to_pay_back_since is null`;

/** Whether its sale was disputed and is let off, likewise: the domain's `isDisputeGranted`. */
export const isDisputeGrantedRow = (assignment: string): string => `
  exists (select from sale granted where granted.assignment_id = ${assignment}.id
    and granted.dispute is not null and not (${isOwedRow('granted')}))`;

/**
 * Whether it was asked of those whom a request asks first, likewise: the domain's `askedFirst`.
 *
 * @param lead what the statement calls the request
 */
export const isAskedFirstRow = (assignment: string, lead: string): string =>
  `${assignment}.recipient = case ${lead}.service_type when '${VALUATION}' then 'estate-agent' else 'stylist' end`;

/** Whether a request is won or lost, likewise: the domain's `isClosed`. */
export const isClosedRow = (lead: string): string => `${lead}.status in ('won', 'lost')`;
