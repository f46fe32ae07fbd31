import {
  ASSIGNMENT_STATES,
  type AssignmentState,
  isAccepted,
  isAnswered,
  isClosed,
  isOpen,
  isUnanswered,
  LEAD_STATUSES,
  type LeadStatus,
  VALUATION,
} from '@boligstyling/domain';

const oneOf = (values: readonly string[]): string =>
  `in (${values.map((value) => `'${value}'`).join(', ')})`;

/** The states of an assignment of which the domain says so, as statements and indexes have them. */
export const statesThat = (holds: (of: { state: AssignmentState }) => boolean): string =>
  `state ${oneOf(ASSIGNMENT_STATES.filter((state) => holds({ state })))}`;

/** The statuses of a request of which it does, likewise. */
const statusesThat = (holds: (of: { status: LeadStatus }) => boolean): string =>
  `status ${oneOf(LEAD_STATUSES.filter((status) => holds({ status })))}`;

/** Of which nobody has told how it ended: what the domain's `isClosed` is not. */
export const OPEN = statusesThat((of) => !isClosed(of));

/**
 * Whether a partner knows, or has known, who the owner is, as statements ask it. The rule is the
 * domain's `hasContact`.
 *
 * @param assignment what the statement calls it
 */
export const hasContactRow = (assignment: string): string =>
  `${assignment}.revealed_at is not null`;

/** Whether it waits for an answer, likewise: the domain's `isUnanswered`. */
export const isUnansweredRow = (assignment: string): string =>
  `${assignment}.${statesThat(isUnanswered)}`;

/** Whether a partner has the lead, likewise: the domain's `isAccepted`. */
export const isAcceptedRow = (assignment: string): string =>
  `${assignment}.${statesThat(isAccepted)}`;

/** Whether it has neither come to nothing nor been refused, likewise: the domain's `isOpen`. */
export const isOpenRow = (assignment: string): string => `${assignment}.${statesThat(isOpen)}`;

/** Whether the partner has said what it says, likewise: the domain's `isAnswered`. */
export const isAnsweredRow = (assignment: string): string =>
  `${assignment}.${statesThat(isAnswered)}`;

/**
 * Whether the partner is to pay for a sale, or has paid, likewise: the opposite of the domain's `isWaived`.
 *
 * @param sale what the statement calls it
 */
export const isSaleDueRow = (sale: string): string =>
  `${sale}.payment_status <> 'credited' and ${sale}.to_pay_back_since is null`;

/** Whether its sale was disputed and is let off, likewise: the domain's `isDisputeGranted`. */
export const isDisputeGrantedRow = (assignment: string): string => `
  exists (select from sale granted where granted.assignment_id = ${assignment}.id
    and granted.dispute is not null and not (${isSaleDueRow('granted')}))`;

/**
 * Whether it was asked of those whom a request asks first, likewise: the domain's `askedFirst`.
 *
 * @param lead what the statement calls the request
 */
export const isAskedFirstRow = (assignment: string, lead: string): string =>
  `${assignment}.recipient = case ${lead}.service_type when '${VALUATION}' then 'estate-agent' else 'stylist' end`;

/** Whether a request is won or lost, likewise: the domain's `isClosed`. */
export const isClosedRow = (lead: string): string => `${lead}.${statusesThat(isClosed)}`;
