import { type Assignment, isAcceptedUnreported } from '../assignments/assignment.js';
import { isClosed, type LeadStatus } from '../leads/lead.js';
import { ONCE_KINDS } from '../core/notification.js';
import { isActive, type ReportedWin, type UndoableStatus } from './case-state.js';
import { isReportAwaited, nextLookWhenClosed } from './case-sales.js';
import type { OpenCase } from './open-case.js';
import { reopenQuotes, settleQuotes } from './quotes/quote-ends.js';
import { cancelUnreached, withdraw } from './withdraw.js';
import { reportDueSince } from '../overview/queue.js';
import { daysAfter } from '../core/time/time-span.js';

function isCallOverdue(assignment: Assignment, now: Date): boolean {
  const { answeredAt } = assignment;
  return (
    isAcceptedUnreported(assignment) && answeredAt !== null && answeredAt <= reportDueSince(now)
  );
}

export function canSayNotCalled(assignment: Assignment, now: Date): boolean {
  return isCallOverdue(assignment, now) && !isWithinDay(assignment.notCalledAt, now);
}

function isWithinDay(at: Date | null | undefined, now: Date): boolean {
  return at ? now < daysAfter(at, 1) : false;
}

interface Cause {
  readonly byReports?: boolean;
  readonly reportedWin?: ReportedWin;
}

export function changeStatus(
  open: OpenCase,
  to: LeadStatus,
  { byReports = false, reportedWin }: Cause = {},
): void {
  const { ledger, now } = open;
  applyPending(open);
  const { status: from, contactedAt, nobodyCalledAt } = open.standing;
  if (from === to) return byReports ? undefined : makeFinal(open);
  const wasClosed = open.isClosed();
  open.endReportedWin();
  const left = { status: from, contactedAt, nobodyCalledAt, until: now };
  const undoableStatus = { ...left, byReports, pending: null };
  open.changeStanding({ status: to, undoableStatus, reportedWin: reportedWin ?? null });
  if (nobodyCalledAt && !byReports) endWaitForCall(open);
  ledger.record('status-changed', { from, to });
  const isContact = to === 'contacted' || to === 'won';
  if (isContact) open.changeStanding({ contactedAt: contactedAt ?? now });
  if (open.isClosed()) endSearch(open);
  else if (wasClosed) reopenQuotes(open);
  announceStatus(open, from);
}

function announceStatus(open: OpenCase, from: LeadStatus): void {
  const { status: to } = open.standing;
  open.announce('lead.status_changed', { from, to });
  if (to !== 'new') open.announce(`lead.${to}`, { from, to });
}

export function applyPending(open: OpenCase): void {
  const { undoableStatus, status } = open.standing;
  if (!undoableStatus?.pending) return;
  const { known } = undoableStatus.pending;
  open.changeStanding({ undoableStatus: { ...undoableStatus, pending: null } });
  open.endReportedWin(known);
  if (known.nobodyCalledAt && !open.standing.nobodyCalledAt) endWaitForCall(open);
  if (open.isClosed()) endSearch(open);
  settleQuotes(open);
  if (!isActive(known) && !open.isClosed()) reopenQuotes(open);
  if (status !== known.status) announceStatus(open, known.status);
}

/** Another source confirms what reports had set, so the work ends. */
function makeFinal(open: OpenCase): void {
  const { status, undoableStatus } = open.standing;
  if (!isClosed({ status }) || !undoableStatus?.byReports) return;
  open.endReportedWin();
  open.changeStanding({ undoableStatus: { ...undoableStatus, byReports: false } });
  endSearch(open);
}

export function assignmentsAwaitingCall(open: OpenCase): Assignment[] {
  const { nobodyCalledAt } = open.standing;
  const isWaitedFor = (each: Assignment) => Number(each.notCalledAt) >= Number(nobodyCalledAt);
  return open.assignments.accepted().filter((it) => isWaitedFor(it) && isReportAwaited(open, it));
}

export function endWaitForCall(open: OpenCase): void {
  open.changeStanding({ nobodyCalledAt: null });
  for (const { id } of open.assignments.accepted()) open.ledger.recall('partner-not-called', id);
}

export function endWaitFor(open: OpenCase, { id }: Assignment): void {
  open.ledger.recall('partner-not-called', id);
  if (open.standing.nobodyCalledAt && assignmentsAwaitingCall(open).length === 0) {
    open.changeStanding({ nobodyCalledAt: null });
  }
}

export function endSearch(open: OpenCase): void {
  if (open.standing.nobodyCalledAt) endWaitForCall(open);
  cancelUnreached(open);
  for (const each of open.assignments.offered()) withdraw(open, each, 'closed');
  open.changeStanding({ matchingDueAt: nextLookWhenClosed(open) });
  recallNewsOfSearch(open);
  open.ledger.recall('owner-quotes');
}

export function recallNewsOfSearch({ ledger }: OpenCase): void {
  for (const kind of ONCE_KINDS) ledger.recall(kind);
}

/** A lead lost by reports becomes contacted, and lost again if they still say so. */
export function restoreStanding(open: OpenCase, before: UndoableStatus): void {
  const { ledger } = open;
  const { status: from, reportedWin } = open.standing;
  const { contactedAt, nobodyCalledAt } = before;
  const wasLostByReports = before.status === 'lost' && reportedWin?.wasActive;
  const to = wasLostByReports ? 'contacted' : before.status;
  const wasClosed = open.isClosed();
  open.endReportedWin();
  open.changeStanding({ status: to, contactedAt, nobodyCalledAt, undoableStatus: null });
  ledger.record('status-undone', { from, to });
  if (
    nobodyCalledAt &&
    !isWithinDay(open.state.notifiedAt.get('partner-not-called'), nobodyCalledAt)
  ) {
    for (const { id } of assignmentsAwaitingCall(open)) ledger.notify('partner-not-called', id);
  }
  if (open.isClosed()) endSearch(open);
  else if (wasClosed) reopenQuotes(open);
  open.announce('lead.status_changed', { from, to });
  open.scheduleNow();
}
