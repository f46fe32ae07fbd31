import type { Assignment } from '../assignments/assignment.js';
import { isClosed, type LeadStatus } from '../leads/lead.js';
import { ONCE_KINDS } from '../core/notification.js';
import { saidLately } from './overdue-call.js';
import type { ReportedWin, UndoableStatus } from './case-state.js';
import { isReportAwaited, nextLookWhenClosed } from './costs.js';
import type { OpenCase } from './open-case.js';
import { settleChoice } from './quotes/quote-ends.js';
import { cancelUnreached } from './assignment-ends.js';
import { withdraw } from './withdraw.js';

interface Cause {
  readonly byReports?: boolean;
  readonly reportedWin?: ReportedWin;
}

export function become(
  open: OpenCase,
  to: LeadStatus,
  { byReports = false, reportedWin }: Cause = {},
): void {
  const { ledger, now } = open;
  tellHeld(open);
  const { status: from, contactedAt, nobodyCalledAt } = open.standing;
  if (from === to) return byReports ? undefined : makeFinal(open);
  open.endReportedWin();
  const left = { status: from, contactedAt, nobodyCalledAt, until: now };
  const undoableStatus = { ...left, byReports, held: null };
  open.stand({ status: to, undoableStatus, reportedWin: reportedWin ?? null });
  if (nobodyCalledAt && !byReports) endWaitForCall(open);
  ledger.record('status-changed', { from, to });
  const isContact = to === 'contacted' || to === 'won';
  if (isContact) open.stand({ contactedAt: contactedAt ?? now });
  if (open.isClosed()) endSearch(open);
  tellIntegrators(open, from);
}

function tellIntegrators(open: OpenCase, from: LeadStatus): void {
  const { status: to } = open.standing;
  open.announce('lead.status_changed', { from, to });
  if (to !== 'new') open.announce(`lead.${to}`, { from, to });
}

/** Ends the wait of a status set by hand: its effects happen now and it cannot be undone. */
export function tellHeld(open: OpenCase): void {
  const { undoableStatus, status } = open.standing;
  if (!undoableStatus?.held) return;
  const { known } = undoableStatus.held;
  open.stand({ undoableStatus: { ...undoableStatus, held: null } });
  open.endReportedWin(known);
  if (known.nobodyCalledAt && !open.standing.nobodyCalledAt) endWaitForCall(open);
  if (open.isClosed()) endSearch(open);
  settleChoice(open);
  if (status !== known.status) tellIntegrators(open, known.status);
}

/** A status that only reports had set is confirmed by another source, so the work ends. */
function makeFinal(open: OpenCase): void {
  const { status, undoableStatus } = open.standing;
  if (!isClosed({ status }) || !undoableStatus?.byReports) return;
  open.endReportedWin();
  open.stand({ undoableStatus: { ...undoableStatus, byReports: false } });
  endSearch(open);
}

export function waitedFor(open: OpenCase): Assignment[] {
  const { nobodyCalledAt } = open.standing;
  const isWaitedFor = (each: Assignment) =>
    nobodyCalledAt !== null && each.notCalledAt !== null && each.notCalledAt >= nobodyCalledAt;
  return open.assignments.accepted().filter((it) => isWaitedFor(it) && isReportAwaited(open, it));
}

export function endWaitForCall(open: OpenCase): void {
  open.stand({ nobodyCalledAt: null });
  for (const { id } of open.assignments.accepted()) open.ledger.recall('partner-not-called', id);
}

export function endWaitFor(open: OpenCase, { id }: Assignment): void {
  open.ledger.recall('partner-not-called', id);
  if (open.standing.nobodyCalledAt && waitedFor(open).length === 0) {
    open.stand({ nobodyCalledAt: null });
  }
}

export function endSearch(open: OpenCase): void {
  if (open.standing.nobodyCalledAt) endWaitForCall(open);
  cancelUnreached(open);
  for (const each of open.assignments.offered()) withdraw(open, each, 'closed');
  open.stand({ matchingDueAt: nextLookWhenClosed(open) });
  recallNewsOfSearch(open);
}

export function recallNewsOfSearch({ ledger }: OpenCase): void {
  for (const kind of ONCE_KINDS) ledger.recall(kind);
}

/**
 * Restores the earlier standing and the search. A lead that reports alone had lost becomes
 * contacted, and is lost again if they still say so.
 */
export function standAgain(open: OpenCase, before: UndoableStatus): void {
  const { ledger } = open;
  const { status: from, reportedWin } = open.standing;
  const { contactedAt, nobodyCalledAt } = before;
  const wasLostByReports = before.status === 'lost' && reportedWin?.wasActive;
  const to = wasLostByReports ? 'contacted' : before.status;
  open.endReportedWin();
  open.stand({ status: to, contactedAt, nobodyCalledAt, undoableStatus: null });
  ledger.record('status-undone', { from, to });
  if (
    nobodyCalledAt &&
    !saidLately(open.state.notifiedAt.get('partner-not-called'), nobodyCalledAt)
  ) {
    for (const { id } of waitedFor(open)) ledger.notify('partner-not-called', id);
  }
  if (open.isClosed()) endSearch(open);
  open.announce('lead.status_changed', { from, to });
  open.advance();
}
