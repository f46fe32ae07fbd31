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

/**
 * SQL condition on assignment states, derived from a predicate of the domain. Statements and
 * indexes share it.
 */
export const statesThat = (holds: (of: { state: AssignmentState }) => boolean): string =>
  `state ${oneOf(ASSIGNMENT_STATES.filter((state) => holds({ state })))}`;

const statusesThat = (holds: (of: { status: LeadStatus }) => boolean): string =>
  `status ${oneOf(LEAD_STATUSES.filter((status) => holds({ status })))}`;

/** SQL of the negated `isClosed` of the domain. */
export const OPEN = statusesThat((of) => !isClosed(of));

/**
 * SQL of the domain's `hasContact`.
 *
 * @param assignment its alias
 */
export const hasContactRow = (assignment: string): string =>
  `${assignment}.revealed_at is not null`;

export const isUnansweredRow = (assignment: string): string =>
  `${assignment}.${statesThat(isUnanswered)}`;

export const isAcceptedRow = (assignment: string): string =>
  `${assignment}.${statesThat(isAccepted)}`;

export const isOpenRow = (assignment: string): string => `${assignment}.${statesThat(isOpen)}`;

export const isAnsweredRow = (assignment: string): string =>
  `${assignment}.${statesThat(isAnswered)}`;

/**
 * SQL of the opposite of the domain's `isWaived`.
 *
 * @param sale its alias
 */
export const isSaleDueRow = (sale: string): string =>
  `${sale}.payment_status <> 'credited' and ${sale}.to_pay_back_since is null`;

export const isDisputeGrantedRow = (assignment: string): string => `
  exists (select from sale granted where granted.assignment_id = ${assignment}.id
    and granted.dispute is not null and not (${isSaleDueRow('granted')}))`;

/**
 * SQL of the domain's `askedFirst`.
 *
 * @param lead the lead's alias
 */
export const isAskedFirstRow = (assignment: string, lead: string): string =>
  `${assignment}.partner_group = case ${lead}.service_type when '${VALUATION}' then 'estate-agent' else 'stylist' end`;

export const isClosedRow = (lead: string): string => `${lead}.${statusesThat(isClosed)}`;
