import { answered, type Assignment, hasReported, standsAs } from '../assignments/assignment.js';
import type { PartnerGroup } from '../leads/consent.js';
import { DomainError } from '../core/domain-error.js';
import { closedUnanswered, notCounted } from '../assignments/partner-figures.js';
import { saleOf } from '../billing/sale.js';
import { followDeadlines } from './deadlines.js';
import type { OpenCase } from './open-case.js';
import { conclude, passBy, cancelOfferEmails } from './assignment-ends.js';
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
  const { assignments } = open;
  const assignment = assignments.find(assignmentId);
  const { partnerGroup, state } = assignment;
  if (['accepted', 'missed', 'expired'].includes(standsAs(assignment))) return;
  if (withdrawOfAnotherKind(open, assignment)) return open.advance();
  const isLate = state === 'offered' && !assignments.hasPlace(assignment);
  if (state === 'filled' || isLate) return miss(open, assignment);
  take(open, assignment);
  for (const each of assignments.offered(partnerGroup))
    if (!assignments.hasPlace(each)) passBy(open, each);
  if (open.standing.status === 'new' || isFirstToHaveIt(open, partnerGroup))
    become(open, 'matched');
  open.advance();
}

/**
 * Assignments of a lead that was just closed by hand stay offered while that can be undone, and
 * cannot be accepted.
 */
function requireNotJustClosed(open: OpenCase, assignmentId: string): void {
  if (open.isClosed() && open.assignments.find(assignmentId).state === 'offered') {
    throw new DomainError('assignment-closed', 'Henvendelsen er nettopp lukket.');
  }
}

/** True for the first acceptance of the kind asked first, when only agents beside it have reported. */
function isFirstToHaveIt(
  { askedFirst, ledger, assignments, standing }: OpenCase,
  by: PartnerGroup,
) {
  const isAlone = by === askedFirst && assignments.accepted(askedFirst).length === 1;
  const reported = ledger.all().filter(hasReported);
  const isByAgents = reported.length > 0 && reported.every((it) => it.partnerGroup !== askedFirst);
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
    cancelOfferEmails(open, id);
    ledger.recall('owner-nobody-yet');
    ledger.notify('partner-assignment', id);
    ledger.notify('owner-matched', id);
  }
  ledger.record('assignment-answered', { ...ledger.named(partnerId), answer: 'accepted' });
  open.announce('lead.accepted', { partnerGroup: assignment.partnerGroup });
}

function miss({ ledger, now, pool }: OpenCase, assignment: Assignment): void {
  const { offeredAt, partnerId, state } = assignment;
  ledger.keep({ ...assignment, state: 'missed', answeredAt: now });
  if (state === 'offered') pool.change(partnerId, closedUnanswered);
  pool.change(partnerId, (it) => notCounted(it, offeredAt));
  ledger.record('yes-too-late', ledger.named(partnerId));
}
