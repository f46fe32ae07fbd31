import { mayMatch } from './asked-so-far.js';
import { isAccepted } from '../assignments/assignment.js';
import { PARTNER_GROUPS } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { type CorrectedOn, requireCorrectionsLeft } from '../leads/lead-corrections.js';
import type { LeadDetails, LeadKey } from '../leads/lead-fields.js';
import { fieldsAfterReveal } from '../leads/lead-views.js';
import { hasOwnSearch, sameMailbox } from './other-lead.js';
import { askAboutDifferences } from './merging.js';
import type { OpenCase } from './open-case.js';
import { undoPendingChoice } from './quotes/pending-choice.js';
import { canSayNotCalled, endWaitForCall } from './status.js';
import { isReportAwaited } from './case-sales.js';
import { workingDaysAfter } from '../core/time/working-time.js';
import { offerAgain } from './withdraw.js';
import { isForEarlierService, isSentQuote, type Quote } from '../quotes/quote.js';

/**
 * Silent partners are asked once more.
 *
 * @throws `lead-closed`, `all-asked`
 */
export function keepWaiting(open: OpenCase): void {
  if (open.isClosed()) throw new DomainError('lead-closed');
  if (!hasOwnSearch(open.standing)) return;
  const { ledger, assignments } = open;
  const isShort = PARTNER_GROUPS.some((each) => assignments.places(each) > 0);
  if (isShort && !mayMatch(assignments.soFar())) throw new DomainError('all-asked');
  ledger.record('owner-waits', {});
  open.changeStanding({ waitsSince: open.now });
  open.restartSearch();
}

/**
 * «Ingen har ringt meg»: notifies that partner and the administrator, once a day and only when the
 * call is overdue.
 *
 * @throws `assignment-not-found`
 */
export function nobodyCalled(open: OpenCase, assignmentId: string): void {
  const { ledger, now, assignments, standing } = open;
  const assignment = assignments.find(assignmentId);
  if (!canSayNotCalled(assignment, now)) return;
  ledger.keepAssignment({ ...assignment, notCalledAt: now });
  ledger.record('nobody-called', ledger.named(assignment.partnerId));
  if (!open.isClosed()) open.changeStanding({ nobodyCalledAt: standing.nobodyCalledAt ?? now });
  if (isReportAwaited(open, assignment)) ledger.notify('partner-not-called', assignmentId);
}

export function settleNobodyCalled(open: OpenCase): void {
  if (!open.standing.nobodyCalledAt) return;
  endWaitForCall(open);
  open.ledger.record('nobody-called-settled', {});
}

/**
 * {@link correctLead} with a daily limit.
 *
 * @throws RateLimited
 */
export function correctOnPage(
  open: OpenCase,
  corrected: Partial<LeadDetails>,
  moved: boolean,
  page: CorrectedOn = 'own',
): void {
  if (correctedFields(open, corrected).length > 0) requireCorrectionsLeft(open.state);
  correctLead(open, corrected, moved, page);
}

/**
 * Partners that see the field get an e-mail (GDPR, articles 16 and 19). A new mailbox ends the
 * links of the old one.
 *
 * @param moved true if the home lies elsewhere, so that open assignments end unpaid
 * @param page `other`: from another lead's page, which the sender must not learn
 * @param getsLink true if a new mailbox gets this lead's link
 */
export function correctLead(
  open: OpenCase,
  corrected: Partial<LeadDetails>,
  moved: boolean,
  page: CorrectedOn = 'own',
  getsLink = page !== 'other',
): void {
  const { ledger } = open;
  const fields = correctedFields(open, corrected);
  if (fields.length === 0) return;
  const corrections = Object.fromEntries(fields.map((key) => [key, corrected[key]]));
  ledger.correct(corrections);
  if (!sameMailbox(open.lead, { ...open.lead, ...corrected })) writeTo(open, getsLink);
  const changes = fields.map((key) => ({
    key,
    before: open.lead[key] ?? '',
    after: corrected[key]!,
  }));
  ledger.record('corrected', {
    fields: fields.join(', '),
    ...(page === 'other' && { page }),
    ...(page === 'dashboard' && { changes }),
  });
  if (page !== 'other') {
    open.announce('lead.corrected', {});
    askAboutDifferences(open, corrections);
  }
  if (corrected.serviceType && fields.includes('serviceType')) {
    undoPendingChoice(open);
    askOfService(open, corrected.serviceType);
  }
  for (const each of ledger.assignments().filter(isAccepted)) {
    const seen = fieldsAfterReveal(each.partnerGroup, open.lead);
    if (seen.some(({ key }) => fields.includes(key))) {
      ledger.notify('partner-correction', each.id);
    }
  }
  if (!moved) return;
  ledger.moveHome();
  offerAgain(open, 'moved');
}

/** The owner used a link that only this mailbox got. */
export function proveMailbox({ ledger, now }: OpenCase): void {
  ledger.correct({ mailboxProvenAt: now });
}

/** To undo an acceptance after a corrected service, until a later report. */
const SERVICE_UNDO_WORKING_DAYS = 2;

/** Offered assignments end unpaid; accepted ones keep their price. */
function askOfService(open: OpenCase, service: string): void {
  const { ledger, now, assignments } = open;
  offerAgain(open, 'service', assignments.offered('stylist'));
  const undoableUntil = workingDaysAfter(now, SERVICE_UNDO_WORKING_DAYS);
  for (const each of assignments.accepted('stylist'))
    ledger.keepAssignment({ ...each, undoableUntil });
  const isOutdated = (each: Quote) => !isSentQuote(each) || isForEarlierService(each, service);
  if (ledger.quotes().every(isOutdated)) ledger.recall('owner-quotes');
}

/** Asks the new mailbox what the old one was asked; one e-mail covers all the owner's leads. */
function writeTo({ ledger, now, standing }: OpenCase, getsLink: boolean): void {
  ledger.correct({ emailChangedAt: now, mailboxProvenAt: null });
  if (getsLink) ledger.notify('owner-link');
  if (!standing.differences) return;
  ledger.recall('owner-is-it-you');
  ledger.notify('owner-is-it-you');
}

function correctedFields({ lead }: OpenCase, corrected: Partial<LeadDetails>): LeadKey[] {
  return (Object.keys(corrected) as LeadKey[]).filter((key) => corrected[key] !== lead[key]);
}

export function settleDifferences(open: OpenCase): void {
  open.changeStanding({ differences: null });
}
