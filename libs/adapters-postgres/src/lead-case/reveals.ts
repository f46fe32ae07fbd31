import {
  ASSIGNMENT_STATES,
  type AssignmentState,
  countsForPartner,
  hasContact,
  isAccepted,
  isAcceptedUnreported,
  isAnswered,
  isClosed,
  isDatedByYes,
  isDisputeGranted,
  isOpen,
  isUnanswered,
  isUnbilled,
  isToBeCredited,
  isWaived,
  LEAD_STATUSES,
  type LeadStatus,
  PAYMENT_STATUSES,
  type Sale,
  VALUATION,
} from '@boligstyling/domain';
import { NULL_OR, NULL_OR_TEXT, NULL_OR_TIME, rowsThat } from '../core/rows-that.js';

type OfState = (of: { state: AssignmentState }) => boolean;

/** The conditions here take the alias of the row; without one they are those of an index. */
const statesThat = (holds: OfState) => rowsThat(holds, { state: ASSIGNMENT_STATES });

export const countsForPartnerRow = statesThat(countsForPartner);
export const isUnansweredRow = statesThat(isUnanswered);
export const isAcceptedRow = statesThat(isAccepted);
export const isOpenRow = statesThat(isOpen);
export const isAnsweredRow = statesThat(isAnswered);

export const hasContactRow = rowsThat(hasContact, { revealedAt: NULL_OR_TIME });

export const isAcceptedUnreportedRow = rowsThat(isAcceptedUnreported, {
  state: ASSIGNMENT_STATES,
  report: NULL_OR('contacted'),
});

export const isDatedByYesRow = rowsThat(isDatedByYes, {
  state: ASSIGNMENT_STATES,
  answeredAt: NULL_OR_TIME,
});

const STANDING = { paymentStatus: PAYMENT_STATUSES, toPayBackSince: NULL_OR_TIME };

/** Due or paid. */
export const isSaleDueRow = rowsThat((sale: WaivableSale) => !isWaived(sale), STANDING);

type WaivableSale = Parameters<typeof isWaived>[0];

const ON_INVOICE = { paymentStatus: PAYMENT_STATUSES, invoiceId: NULL_OR_TEXT };

export const isUnbilledRow = rowsThat(isUnbilled, ON_INVOICE);

/** Waived sales that are still on an invoice without a credit note. */
export const isToBeCreditedRow = rowsThat(
  (sale: Pick<Sale, 'creditNoteId' | 'invoiceId' | 'paymentStatus'>) => isToBeCredited({ sale }),
  { ...ON_INVOICE, creditNoteId: NULL_OR_TEXT },
);

const isGrantedSale = rowsThat((sale: DisputableSale) => isDisputeGranted(sale), {
  dispute: NULL_OR({} as NonNullable<Sale['dispute']>),
  ...STANDING,
});

type DisputableSale = NonNullable<Parameters<typeof isDisputeGranted>[0]>;

export const isDisputeGrantedRow = (assignment: string): string => `
  exists (select from sale granted where granted.assignment_id = ${assignment}.id
    and ${isGrantedSale('granted')})`;

const statusesThat = (holds: (of: { status: LeadStatus }) => boolean) =>
  rowsThat(holds, { status: LEAD_STATUSES });

/** SQL of the negated `isClosed` of the domain. */
export const OPEN = statusesThat((of) => !isClosed(of))();
export const isClosedRow = statusesThat(isClosed);

/**
 * SQL of the domain's `askedFirst`.
 *
 * @param lead the lead's alias
 */
export const isAskedFirstRow = (assignment: string, lead: string): string =>
  `${assignment}.partner_group = case ${lead}.service_type when '${VALUATION}' then 'estate-agent' else 'stylist' end`;
