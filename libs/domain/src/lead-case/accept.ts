import { answered, type Assignment, hasReported, standsAs } from '../assignments/assignment.js';
import type { Recipient } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { closedUnanswered, notCounted } from '../assignments/partner-figures.js';
import { saleOf } from '../billing/sale.js';
import { followDeadlines } from './deadlines.js';
import type { OpenCase } from './open-case.js';
import { conclude, passBy, cancelQuestionEmails } from './question-ends.js';
import { become } from './status.js';
import { withdrawOfAnotherKind } from './withdraw.js';

/**
 * A partner accepts («Ta oppdraget»). When every place is taken it owes nothing. A repeat changes
 * nothing.
 *
 * @throws DomainError `assignment-not-found`, `assignment-closed`
 */
export function acceptAssignment(open: OpenCase, assignmentId: string): void {
  requireNotJustClosed(open, assignmentId);
  followDeadlines(open);
  const { questions } = open;
  const assignment = questions.find(assignmentId);
  const { recipient, state } = assignment;
  if (['accepted', 'missed', 'expired'].includes(standsAs(assignment))) return;
  if (withdrawOfAnotherKind(open, assignment)) return open.goOn();
  const isLate = state === 'offered' && !questions.hasPlace(assignment);
  if (state === 'filled' || isLate) return miss(open, assignment);
  take(open, assignment);
  for (const each of questions.open(recipient)) if (!questions.hasPlace(each)) passBy(open, each);
  if (open.standing.status === 'new' || isFirstToHaveIt(open, recipient)) become(open, 'matched');
  open.goOn();
}

/**
 * Assignments of a lead that was just closed by hand stay offered while that can be undone, and
 * cannot be accepted.
 */
function requireNotJustClosed(open: OpenCase, assignmentId: string): void {
  if (open.isClosed() && open.questions.find(assignmentId).state === 'offered') {
    throw new DomainError('assignment-closed', 'Henvendelsen er nettopp lukket.');
  }
}

/** True for the first acceptance of the kind asked first, when only agents beside it have reported. */
function isFirstToHaveIt({ askedFirst, ledger, questions, standing }: OpenCase, by: Recipient) {
  const isAlone = by === askedFirst && questions.accepted(askedFirst).length === 1;
  const hasTold = ledger.all().filter(hasReported);
  const isByAgents = hasTold.length > 0 && hasTold.every((it) => it.recipient !== askedFirst);
  return standing.status === 'contacted' && isAlone && isByAgents;
}

function take(open: OpenCase, assignment: Assignment): void {
  const { home, lead, ledger, now, state: seen } = open;
  const { id, partnerId, priceOre, state } = assignment;
  const isFree = state === 'offered' && home.isPaidBy(partnerId);
  const accepted = { ...answered(assignment, 'accepted', now), priceOre: isFree ? 0 : priceOre };
  ledger.keep(accepted);
  conclude(open, assignment, 'y');
  if (state === 'offered') {
    const sale = saleOf(accepted, lead, ledger.newId(), now, seen.vatRate);
    if (sale) ledger.keepSale(sale);
    cancelQuestionEmails(open, id);
    ledger.recall('owner-nobody-yet');
    ledger.notify('partner-assignment', id);
    ledger.notify('owner-matched', id);
  }
  ledger.record('assignment-answered', { ...ledger.named(partnerId), answer: 'accepted' });
  open.announce('lead.accepted', { recipient: assignment.recipient });
}

function miss({ ledger, now, pool }: OpenCase, assignment: Assignment): void {
  const { offeredAt, partnerId, state } = assignment;
  ledger.keep({ ...assignment, state: 'missed', answeredAt: now });
  if (state === 'offered') pool.change(partnerId, closedUnanswered);
  pool.change(partnerId, (it) => notCounted(it, offeredAt));
  ledger.record('yes-too-late', ledger.named(partnerId));
}
