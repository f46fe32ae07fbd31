import {
  answered,
  type Assignment,
  hasReported,
  shownStateOf,
  type DeclineReason,
  ended,
  isPastDeadline,
  canUndo,
  undoUntil,
} from '../assignments/assignment.js';
import type { PartnerGroup } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import {
  closedUnanswered,
  notCounted,
  declineUndone,
  acceptanceUndone,
} from '../assignments/partner-figures.js';
import { saleOf } from '../billing/sale.js';
import type { OpenCase } from './open-case.js';
import {
  countOutcome,
  markFilled,
  cancelOfferEmails,
  recallNewsOfOwner,
  withdrawIfOfAnotherKind,
  notifyOwnerOfEnd,
} from './withdraw.js';
import { changeStatus } from './status.js';
import { waiveSale } from './case-sales.js';
import { handleLostReveals } from './handle-lost-reveals.js';
import { reopenedAssignment } from './choose.js';
import { endQuoteWith, requireNotChosen } from './quotes/quote-ends.js';

/** An acceptance that is undone meanwhile costs the owner no e-mail. */
const MATCHED_EMAIL_MINUTES = 2;

export function followDeadlines(open: OpenCase): void {
  const { ledger, now, assignments, state } = open;
  for (const each of assignments.offered()) {
    if (isPastDeadline(each, now)) expire(open, each);
    else if (each.remindAt && each.remindAt <= now && !open.isClosed()) {
      ledger.keepAssignment({ ...each, remindAt: null });
      if (!state.unreached.has(each.id)) ledger.notify('partner-reminder', each.id);
    }
  }
}

function expire(open: OpenCase, assignment: Assignment): void {
  const { ledger, now, state } = open;
  if (state.unreached.has(assignment.id)) return endUnreached(open, assignment);
  ledger.keepAssignment(ended(assignment, 'expired', now));
  countOutcome(open, assignment, 'e');
  cancelOfferEmails(open, assignment.id);
  ledger.record('offer-expired', ledger.named(assignment.partnerId));
  open.announce('lead.expired', { partnerGroup: assignment.partnerGroup });
}

/**
 * Silence does not count, because the e-mail never arrived. A refused e-mail stays visible until
 * the lead closes.
 */
function endUnreached(open: OpenCase, asked: Assignment): void {
  const { ledger, now, pool } = open;
  const by = 'unreached';
  ledger.keepAssignment({ ...ended(asked, 'withdrawn', now), withdrawnBy: by });
  pool.change(asked.partnerId, closedUnanswered);
  cancelOfferEmails(open, asked.id, { unlessParked: true });
  ledger.record('assignment-withdrawn', { ...ledger.named(asked.partnerId), by });
}

/**
 * A repeat changes nothing.
 *
 * @throws `assignment-not-found`, `assignment-closed`
 */
export function declineAssignment(
  open: OpenCase,
  assignmentId: string,
  reason: DeclineReason | null = null,
): void {
  followDeadlines(open);
  const { ledger, now, assignments } = open;
  const assignment = assignments.find(assignmentId);
  const { id, partnerId } = assignment;
  if (['declined', 'missed', 'expired', 'filled'].includes(shownStateOf(assignment))) return;
  ledger.keepAssignment(answered(assignment, 'declined', now, reason));
  countOutcome(open, assignment, 'd');
  cancelOfferEmails(open, id);
  ledger.record('assignment-answered', {
    ...ledger.named(partnerId),
    answer: 'declined',
    ...(reason && { reason }),
  });
  open.announce('lead.declined', { partnerGroup: assignment.partnerGroup });
  open.scheduleNow();
}

/**
 * The partner owes nothing when every place is taken. A repeat changes nothing.
 *
 * @throws `assignment-not-found`, `assignment-closed`
 */
export function acceptAssignment(open: OpenCase, assignmentId: string): void {
  requireNotJustClosed(open, assignmentId);
  followDeadlines(open);
  const { assignments } = open;
  const assignment = assignments.find(assignmentId);
  const { partnerGroup, state } = assignment;
  if (['accepted', 'missed', 'expired'].includes(shownStateOf(assignment))) return;
  if (withdrawIfOfAnotherKind(open, assignment)) return open.scheduleNow();
  const isLate = state === 'offered' && !assignments.hasPlace(assignment);
  if (state === 'filled' || isLate) return acceptTooLate(open, assignment);
  accept(open, assignment);
  for (const each of assignments.offered(partnerGroup))
    if (!assignments.hasPlace(each)) markFilled(open, each);
  if (open.standing.status === 'new' || isFirstAcceptance(open, partnerGroup))
    changeStatus(open, 'matched');
  open.scheduleNow();
}

/** A close by hand leaves assignments offered while it can be undone. */
function requireNotJustClosed(open: OpenCase, assignmentId: string): void {
  if (open.isClosed() && open.assignments.find(assignmentId).state === 'offered') {
    throw new DomainError('assignment-closed', 'Henvendelsen er nettopp lukket.');
  }
}

/** The first acceptance of the kind asked first, while only agents beside it have reported. */
function isFirstAcceptance(
  { askedFirst, ledger, assignments, standing }: OpenCase,
  by: PartnerGroup,
) {
  const isAlone = by === askedFirst && assignments.accepted(askedFirst).length === 1;
  const reported = ledger.assignments().filter(hasReported);
  const isByAgents = reported.length > 0 && reported.every((it) => it.partnerGroup !== askedFirst);
  return standing.status === 'contacted' && isAlone && isByAgents;
}

function accept(open: OpenCase, assignment: Assignment): void {
  const { home, lead, ledger, now, state } = open;
  const { id, partnerId } = assignment;
  const priceOre = home.hasRecentSaleTo(partnerId) ? 0 : assignment.priceOre;
  const accepted = { ...answered(assignment, 'accepted', now), priceOre };
  ledger.keepAssignment(accepted);
  countOutcome(open, assignment, 'a');
  const sale = saleOf(accepted, lead, ledger.newId(), now, state.vatRate);
  if (sale) ledger.keepSale(sale);
  cancelOfferEmails(open, id);
  ledger.recall('owner-nobody-yet');
  ledger.notify('partner-assignment', id);
  ledger.notify('owner-matched', id, MATCHED_EMAIL_MINUTES * 60);
  ledger.record('assignment-answered', { ...ledger.named(partnerId), answer: 'accepted' });
  open.announce('lead.accepted', { partnerGroup: assignment.partnerGroup });
}

function acceptTooLate({ ledger, now, pool }: OpenCase, assignment: Assignment): void {
  const { offeredAt, partnerId, state } = assignment;
  ledger.keepAssignment({ ...assignment, state: 'missed', answeredAt: now });
  if (state === 'offered') pool.change(partnerId, closedUnanswered);
  pool.change(partnerId, (it) => notCounted(it, offeredAt));
  ledger.record('yes-too-late', ledger.named(partnerId));
}

/**
 * @returns null: it cannot be undone
 * @throws `assignment-not-found`
 */
export function answerUndoUntil(open: OpenCase, assignmentId: string): Date | null {
  const assignment = open.assignments.find(assignmentId);
  const isPossible = canUndo(assignment, open.now) && allowsUndo(open, assignment);
  return isPossible ? undoUntil(assignment) : null;
}

/**
 * Until {@link undoUntil}. A repeat changes nothing.
 *
 * @throws `assignment-not-found`, `undo-too-late`
 */
export function undoAnswer(open: OpenCase, assignmentId: string): void {
  const { ledger, now, assignments } = open;
  const assignment = assignments.find(assignmentId);
  const { answeredAt, partnerId, report, state } = assignment;
  if (state === 'undone') return;
  if (!answeredAt || !canUndo(assignment, now)) {
    const isReported = state === 'accepted' && report;
    const reason = isReported ? 'Du har meldt fra om oppdraget, og kan ikke angre.' : undefined;
    throw new DomainError('undo-too-late', reason);
  }
  requireNotChosen(open, assignment);
  if (!allowsUndo(open, assignment)) {
    throw new DomainError('undo-too-late', 'Oppdraget er ikke ledig lenger.');
  }
  const answer = state === 'accepted' ? 'accepted' : 'declined';
  if (answer === 'accepted') undoAcceptance(open, assignment, answeredAt);
  else undoDecline(open, assignment);
  ledger.record('answer-undone', { ...ledger.named(partnerId), answer });
  handleLostReveals(open);
  open.scheduleNow();
}

/** The partner deletes what it saw, and still counts towards the reveals. */
function undoAcceptance(open: OpenCase, assignment: Assignment, answeredAt: Date): void {
  const { ledger, now, pool } = open;
  ledger.keepAssignment(ended(assignment, 'undone', now));
  endQuoteWith(open, assignment, 'partner');
  pool.change(assignment.partnerId, (figures) => acceptanceUndone(figures, answeredAt));
  waiveSale(open, assignment);
  recallNewsOfOwner(open, assignment);
  ledger.recall('owner-matched', assignment.id);
  ledger.notify('assignment-undone', assignment.id);
  notifyOwnerOfEnd(open, assignment.id);
}

function undoDecline(open: OpenCase, assignment: Assignment): void {
  const { ledger, pool } = open;
  ledger.keepAssignment({
    ...reopenedAssignment(open, assignment),
    answeredAt: null,
    declineReason: null,
  });
  pool.change(assignment.partnerId, declineUndone);
}

/** A yes can always be undone; a no only while the lead could be offered again. */
function allowsUndo(open: OpenCase, assignment: Assignment): boolean {
  const isNo = assignment.state === 'declined';
  return !isNo || (open.isSought() && open.assignments.canReopen(assignment));
}
