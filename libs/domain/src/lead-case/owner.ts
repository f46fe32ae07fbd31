import { mayMatch } from './asked-so-far.js';
import { isAccepted } from '../assignments/assignment.js';
import { PARTNER_GROUPS } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { type CorrectedOn, requireCorrectionsLeft } from '../leads/lead-corrections.js';
import type { LeadDetails, LeadKey } from '../leads/lead-details.js';
import { fieldsAfterReveal } from '../leads/lead-views.js';
import { hasOwnSearch } from './merged-lead.js';
import { sameMailbox } from './other-lead.js';
import { askWhatDiffers } from './merging.js';
import type { OpenCase } from './open-case.js';
import { canSayNotCalled } from './overdue-call.js';
import { isReportAwaited } from './costs.js';
import { endWaitForCall } from './status.js';
import { workingDaysAfter } from '../core/time/working-time.js';
import { askAnew } from './withdraw.js';

/**
 * The owner waits: the search continues and silent partners are asked once more.
 *
 * @throws DomainError `lead-closed`, `all-asked` when the limit of assignments is reached
 */
export function keepWaiting(open: OpenCase): void {
  if (open.isClosed()) throw new DomainError('lead-closed');
  if (!hasOwnSearch(open.standing)) return;
  const { ledger, assignments } = open;
  const isShort = PARTNER_GROUPS.some((each) => assignments.places(each) > 0);
  if (isShort && !mayMatch(assignments.soFar())) throw new DomainError('all-asked');
  ledger.record('owner-waits', {});
  open.stand({ waitsSince: open.now });
  open.seekAnew();
}

/**
 * «Ingen har ringt meg» about one partner: notifies that partner and the administrator, once a
 * day. Nothing changes before the call is overdue or after a report.
 *
 * @throws DomainError `assignment-not-found`
 */
export function nobodyCalled(open: OpenCase, assignmentId: string): void {
  const { ledger, now, assignments, standing } = open;
  const assignment = assignments.find(assignmentId);
  if (!canSayNotCalled(assignment, now)) return;
  ledger.keep({ ...assignment, notCalledAt: now });
  ledger.record('nobody-called', ledger.named(assignment.partnerId));
  if (!open.isClosed()) open.stand({ nobodyCalledAt: standing.nobodyCalledAt ?? now });
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
 * @throws RateLimited when the partners got as many correction e-mails as a day allows
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
 * The owner corrects the lead; partners that see a corrected field are told (GDPR, articles 16 and
 * 19). A new mailbox gets its own links, because those of the old one end.
 *
 * @param moved true if the home lies elsewhere now, so that open assignments end unpaid
 * @param page `other`: the owner corrected it on another lead's page, which the sender must not
 *   hear of
 * @param getsLink true if a new mailbox gets this lead's link; by default on its own page
 */
export function correctLead(
  open: OpenCase,
  corrected: Partial<LeadDetails>,
  moved: boolean,
  page: CorrectedOn = 'own',
  getsLink = page === 'own',
): void {
  const { ledger } = open;
  const fields = correctedFields(open, corrected);
  if (fields.length === 0) return;
  const corrections = Object.fromEntries(fields.map((key) => [key, corrected[key]]));
  ledger.correct(corrections);
  if (!sameMailbox(open.lead, { ...open.lead, ...corrected })) writeTo(open, getsLink);
  ledger.record('corrected', { fields: fields.join(', '), ...(page === 'other' && { page }) });
  if (page === 'own') {
    open.announce('lead.corrected', {});
    askWhatDiffers(open, corrections);
  }
  if (fields.includes('serviceType')) askOfService(open);
  for (const each of ledger.all().filter(isAccepted)) {
    const seen = fieldsAfterReveal(each.partnerGroup, open.lead);
    if (seen.some(({ key }) => fields.includes(key))) {
      ledger.notify('partner-correction', each.id);
    }
  }
  if (!moved) return;
  ledger.moveHome();
  askAnew(open, 'moved');
}

/** The owner used a link that only this mailbox got, so e-mails may repeat the sender's words. */
export function proveMailbox({ ledger, now }: OpenCase): void {
  ledger.correct({ mailboxProvenAt: now });
}

/**
 * Working days in which a partner can undo its acceptance after the owner corrected the service.
 */
const SERVICE_UNDO_WORKING_DAYS = 2;

/**
 * Offered assignments end unpaid; accepted ones keep their price, and their partners may undo them.
 */
function askOfService(open: OpenCase): void {
  const { ledger, now, assignments } = open;
  askAnew(open, 'service');
  const undoableUntil = workingDaysAfter(now, SERVICE_UNDO_WORKING_DAYS);
  for (const each of assignments.accepted()) ledger.keep({ ...each, undoableUntil });
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
  open.stand({ differences: null });
}
