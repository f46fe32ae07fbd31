import { mayMatch } from './asked-so-far.js';
import { isAccepted } from '../assignments/assignment.js';
import { RECIPIENTS } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { type CorrectedOn, requireLettersLeft } from '../leads/lead-corrections.js';
import type { LeadDetails, LeadKey } from '../leads/lead-details.js';
import { fieldsAfterReveal } from '../leads/lead-views.js';
import { hasOwnSearch } from './merged-lead.js';
import { sameMailbox } from './other-lead.js';
import { askWhatDiffers } from './joining.js';
import type { OpenCase } from './open-case.js';
import { canSayNotCalled } from './overdue-call.js';
import { isReportAwaited } from './costs.js';
import { endWaitForCall } from './status.js';
import { workingDaysAfter } from '../core/time/working-time.js';
import { askAnew } from './withdraw.js';

/** The search goes on for another while, and who was silent is asked once more. A merged lead without a search stays as it is. */
export function keepWaiting(open: OpenCase): void {
  if (open.isClosed()) throw new DomainError('lead-closed');
  if (!hasOwnSearch(open.standing)) return;
  const { ledger, questions } = open;
  const isShort = RECIPIENTS.some((each) => questions.places(each) > 0);
  if (isShort && !mayMatch(questions.soFar())) throw new DomainError('all-asked');
  ledger.record('owner-waits', {});
  open.stand({ waitsSince: open.now });
  open.seekAnew();
}

/** One partner has not called: that partner and the administrator are told. */
export function nobodyCalled(open: OpenCase, assignmentId: string): void {
  const { ledger, now, questions, standing } = open;
  const assignment = questions.find(assignmentId);
  if (!canSayNotCalled(assignment, now)) return;
  ledger.keep({ ...assignment, notCalledAt: now });
  ledger.record('nobody-called', ledger.named(assignment.partnerId));
  if (!open.isClosed()) open.stand({ nobodyCalledAt: standing.nobodyCalledAt ?? now });
  if (isReportAwaited(open, assignment)) ledger.notify('partner-not-called', assignmentId);
}

/** The administrator has seen to it that somebody calls: no partner need hear of it any more. */
export function settleNobodyCalled(open: OpenCase): void {
  if (!open.standing.nobodyCalledAt) return;
  endWaitForCall(open);
  open.ledger.record('nobody-called-settled', {});
}

/**
 * As {@link correct}, where the owner can press as often as she likes.
 *
 * @throws TooManyAttempts once as many letters as a day may have told of others
 */
export function correctOnPage(
  open: OpenCase,
  told: Partial<LeadDetails>,
  moved: boolean,
  page: CorrectedOn,
): void {
  if (correctedFields(open, told).length > 0) requireLettersLeft(open.state);
  correct(open, told, moved, page);
}

/**
 * Whoever holds it and sees any of that is told; where the home has moved, open questions end and others are asked. What
 * another press has corrected meanwhile changes nothing again. Links to the mailbox of before end, so
 * another one gets its own.
 *
 * @param getsLink whether the letter to another mailbox leads to this one
 */
export function correct(
  open: OpenCase,
  told: Partial<LeadDetails>,
  moved: boolean,
  page: CorrectedOn,
  getsLink = page === 'own',
): void {
  const { ledger } = open;
  const fields = correctedFields(open, told);
  if (fields.length === 0) return;
  const corrections = Object.fromEntries(fields.map((key) => [key, told[key]]));
  ledger.correct(corrections);
  if (!sameMailbox(open.lead, { ...open.lead, ...told })) writeTo(open, getsLink);
  ledger.record('corrected', { fields: fields.join(', '), ...(page === 'other' && { page }) });
  if (page === 'own') {
    open.announce('lead.corrected', {});
    askWhatDiffers(open, corrections);
  }
  if (fields.includes('serviceType')) askOfService(open);
  for (const each of ledger.all().filter(isAccepted)) {
    const seen = fieldsAfterReveal(each.recipient, open.lead);
    if (seen.some(({ key }) => fields.includes(key))) {
      ledger.notify('partner-correction', each.id);
    }
  }
  if (!moved) return;
  ledger.moveHome();
  askAnew(open, 'moved');
}

/**
 * The owner has pressed something by a link that only its mailbox got. Letters hold the sender's words
 * from now on.
 */
export function proveMailbox({ ledger, now }: OpenCase): void {
  ledger.correct({ mailboxProvenAt: now });
}

/** Working days in which a partner can undo its yes, from when the owner corrects the service. */
const SERVICE_UNDO_WORKING_DAYS = 2;

/** Offered assignments end unpaid; accepted ones keep their price, and their partners may undo them. */
function askOfService(open: OpenCase): void {
  const { ledger, now, questions } = open;
  askAnew(open, 'service');
  const undoableUntil = workingDaysAfter(now, SERVICE_UNDO_WORKING_DAYS);
  for (const each of questions.taken()) ledger.keep({ ...each, undoableUntil });
}

/** What was asked of the mailbox of before is asked of this one; which of her requests it is, one letter tells. */
function writeTo({ ledger, now, standing }: OpenCase, getsLink: boolean): void {
  ledger.correct({ emailChangedAt: now, mailboxProvenAt: null });
  if (getsLink) ledger.notify('owner-link');
  if (!standing.differences) return;
  ledger.recall('owner-is-it-you');
  ledger.notify('owner-is-it-you');
}

function correctedFields({ lead }: OpenCase, told: Partial<LeadDetails>): LeadKey[] {
  return (Object.keys(told) as LeadKey[]).filter((key) => told[key] !== lead[key]);
}
