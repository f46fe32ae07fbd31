import {
  ASSIGNMENT_STATES,
  type AssignmentState,
  countsForPartner,
  hasContact,
  isAccepted,
  isAcceptedUnreported,
  isAnswered,
  isClosed,
  isDisputeGranted,
  isOngoing,
  isUnanswered,
  isUnbilled,
  isToBeCredited,
  isWaived,
  LEAD_STATUSES,
  type LeadStatus,
  PAYMENT_STATUSES,
  type Sale,
  VALUATION,
  isMergedPermanently,
  isTest,
  isUnannounced,
  type Lead,
  MERGE_KINDS,
  type MergeKind,
  awaitsModeration,
  awaitsReport,
  hasBeenMatched,
  isChosenQuote,
  isCredited,
  isDraftQuote,
  isModerated,
  isPublishedReview,
  isSentQuote,
  isUnmatched,
  isWon,
  PARTNER_GROUPS,
  QUOTE_STATES,
  type QuoteState,
  REVIEW_STATES,
  type ReviewState,
} from '@boligstyling/domain';
import { NULL_OR, NULL_OR_TEXT, NULL_OR_TIME, rowsThat, literalOf } from './rows-that.js';

export const isMergedAs = (lead: string, kinds: readonly MergeKind[]): string =>
  `coalesce(${lead}.merge_kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}), false)`;

type MaybeTest = Pick<Lead, 'testUntil'>;
const BORN = { testUntil: NULL_OR_TIME };

export const isTestRow = rowsThat(isTest, BORN);
export const isRealRow = rowsThat((lead: MaybeTest) => !isTest(lead), BORN);

/** Everything that counts or lists leads reads this, without test leads. */
export const REAL_LEADS = `(select * from lead where ${isRealRow()}) lead`;

/** @param row alias of a row with a nullable `lead_id` */
export const isOfRealLead = (row: string): string => `not exists (
  select from lead test where test.id = ${row}.lead_id and ${isTestRow('test')})`;

/** Merged into another of the same mailbox. @param lead its alias */
export const mergedPermanently = (lead: string): string =>
  isMergedAs(
    lead,
    MERGE_KINDS.filter((mergeKind) => isMergedPermanently({ mergeKind })),
  );

export const MERGED_PERMANENTLY = `
  select id from lead where merged_into = $1 and ${mergedPermanently('lead')} order by id`;

/**
 * Id of the lead that this one is permanently merged into; else its own.
 *
 * @param lead its alias
 */
export const continuesAs = (lead: string): string =>
  `case when ${mergedPermanently(lead)} then ${lead}.merged_into else ${lead}.id end`;

type OfState = (of: { state: AssignmentState }) => boolean;

/** With the alias of the row; without one, for an index. */
const statesThat = (holds: OfState) => rowsThat(holds, { state: ASSIGNMENT_STATES });

export const countsForPartnerRow = statesThat(countsForPartner);
export const isUnansweredRow = statesThat(isUnanswered);
export const isAcceptedRow = statesThat(isAccepted);
export const isOngoingRow = statesThat(isOngoing);
export const isAnsweredRow = statesThat(isAnswered);

export const hasContactRow = rowsThat(hasContact, { revealedAt: NULL_OR_TIME });

export const isAcceptedUnreportedRow = rowsThat(isAcceptedUnreported, {
  state: ASSIGNMENT_STATES,
  report: NULL_OR('contacted'),
});

const quotesThat = (holds: (of: { state: QuoteState }) => boolean) =>
  rowsThat(holds, { state: QUOTE_STATES });

export const isDraftQuoteRow = quotesThat(isDraftQuote);
export const isSentQuoteRow = quotesThat(isSentQuote);
export const isChosenQuoteRow = quotesThat(isChosenQuote);
const isUnannouncedRow = rowsThat(isUnannounced, {
  state: QUOTE_STATES,
  closedAt: NULL_OR_TIME,
});
/** As partners and integrators know it. */
export const announcedQuoteStateOf = (quote: string): string =>
  `case when ${isUnannouncedRow(quote)} then ${literalOf(QUOTE_STATES, 'sent')} else ${quote}.state end`;

const reviewsThat = (holds: (of: { state: ReviewState }) => boolean) =>
  rowsThat(holds, { state: REVIEW_STATES });

export const isModeratedRow = reviewsThat(isModerated);
export const awaitsModerationRow = reviewsThat(awaitsModeration);
export const isPublishedRow = reviewsThat(isPublishedReview);

const STANDING = { paymentStatus: PAYMENT_STATUSES, toPayBackSince: NULL_OR_TIME };

export const isNotWaivedRow = rowsThat((sale: WaivableSale) => !isWaived(sale), STANDING);

type WaivableSale = Parameters<typeof isWaived>[0];

const ON_INVOICE = { paymentStatus: PAYMENT_STATUSES, invoiceId: NULL_OR_TEXT };

export const isCreditedRow = rowsThat(isCredited, { paymentStatus: PAYMENT_STATUSES });

export const isUnbilledRow = rowsThat(isUnbilled, { ...ON_INVOICE, importedAt: NULL_OR_TIME });

export const isToBeCreditedRow = rowsThat(isToBeCredited, {
  ...ON_INVOICE,
  creditNoteId: NULL_OR_TEXT,
});

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

const KNOWN = "undoable_status #>> '{pending,known";

/**
 * `status` and `contacted_at` as integrators know them, while a change can be undone.
 *
 * @param lead its alias
 */
export const announcedStanding = (lead: string): string => `(
  select coalesce(${lead}.${KNOWN},status}', ${lead}.status) as status,
    case when ${lead}.undoable_status ->> 'pending' is null then ${lead}.contacted_at
      else (${lead}.${KNOWN},contactedAt}')::timestamptz end as contacted_at)`;

export const isUnmatchedRow = statusesThat(isUnmatched);
export const awaitsReportRow = statusesThat(awaitsReport);
export const isWonRow = statusesThat(isWon);
export const hasBeenMatchedRow = statusesThat(hasBeenMatched);

/** Matching still looks for a partner, or has until its end. For an index. */
export const IS_SOUGHT = `${isUnmatchedRow()} and suspicion is null and merged_into is null and match_until is not null`;

export const IS_ACTIVE = statusesThat((of) => !isClosed(of))();
export const isClosedRow = statusesThat(isClosed);

export const isAskedFirstRow = (assignment: string, lead: string): string =>
  `${assignment}.partner_group = case ${lead}.service_type when '${VALUATION}' then ${literalOf(PARTNER_GROUPS, 'estate-agent')} else ${literalOf(PARTNER_GROUPS, 'stylist')} end`;
