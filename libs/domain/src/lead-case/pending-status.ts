import { isAccepted, hasContact, isWin, UNDO_MINUTES } from '../assignments/assignment.js';
import { DomainError } from '../core/domain-error.js';
import { minutesAfter } from '../core/time/time-span.js';
import { requireVersion, type Version } from '../core/version.js';
import { isClosed, type LeadStatus } from '../leads/lead.js';
import {
  isActive,
  type LastShownStanding,
  type LeadStanding,
  type UndoableStatus,
} from './case-state.js';
import { nextLookWhenClosed } from './case-sales.js';
import type { OpenCase } from './open-case.js';
import { loseReportedWin } from './report.js';
import { choiceUndoUntil, isUnannounced, type Quote } from '../quotes/quote.js';
import { chosenOf, dropReason, keepReason } from './quotes/quote-ends.js';
import {
  changeStatus,
  endSearch,
  restoreStanding,
  applyPending,
  assignmentsAwaitingCall,
} from './status.js';

/**
 * A repeat changes nothing.
 *
 * @param expected version of the lead, which is its status
 * @param reason for owner and partner, where it ends a chosen quote
 * @returns the moment of the change, for {@link undoStatus}; undefined: unchanged
 * @throws `version-stale`, `reason-required`
 */
export function setStatus(
  open: OpenCase,
  to: LeadStatus,
  expected?: Version,
  reason?: string,
): Date | undefined {
  const { status, undoableStatus, suspicion } = open.standing;
  if (status !== to) requireVersion(status, expected);
  const isFinal = !isClosed({ status }) || !undoableStatus?.byReports;
  if (status === to && isFinal) return undefined;
  if (to === 'won') dropReason(open);
  else keepReason(open, reason);
  const choice = unannouncedChoice(open);
  // A held lead causes no e-mail or webhook, so its status need not wait.
  if (suspicion) changeStatus(open, to);
  else if (!choice) setPending(open, to);
  else if (to === 'won') restoreChoice(open, choice);
  else overruleForNow(open, to);
  open.scheduleNow();
  return open.now;
}

/** Its effects wait {@link UNDO_MINUTES}. */
export function setPending(open: OpenCase, to: LeadStatus): void {
  const { ledger, now, standing } = open;
  const { status: from, contactedAt, nobodyCalledAt, undoableStatus } = standing;
  const until = minutesAfter(now, UNDO_MINUTES);
  const known = undoableStatus?.pending?.known ?? knownStanding(standing);
  const left = { status: from, contactedAt, nobodyCalledAt, until: now, byReports: false };
  const isContact = to === 'contacted' || to === 'won';
  open.changeStanding({
    status: to,
    undoableStatus: { ...left, pending: { until, known } },
    reportedWin: null,
    nobodyCalledAt: null,
    contactedAt: isContact ? (contactedAt ?? now) : contactedAt,
  });
  open.changeStanding({ matchingDueAt: nextLookWhenClosed(open) });
  if (from !== to) ledger.record('status-changed', { from, to });
}

const knownStanding = (standing: LeadStanding): LastShownStanding => {
  const { status, contactedAt, nobodyCalledAt, reportedWin, undoableStatus } = standing;
  return { status, contactedAt, nobodyCalledAt, reportedWin, undoableStatus };
};

/**
 * Undoes the last change of status, by a user or by reports.
 *
 * @param changedAt its moment, so that no later change is undone; undefined: any
 * @throws `status-not-undoable`, `undo-too-late` after ten minutes unless reports made it
 */
export function undoStatus(open: OpenCase, status: LeadStatus, changedAt?: Date): void {
  const { status: from, undoableStatus } = open.standing;
  if (!undoableStatus || from !== status) throw new DomainError('status-not-undoable');
  if (changedAt && +changedAt !== +undoableStatus.until)
    throw new DomainError('status-not-undoable');
  if (!isStatusUndoable(undoableStatus, open.now)) throw new DomainError('undo-too-late');
  if (isChoice(open, undoableStatus)) {
    throw new DomainError('status-not-undoable', 'Eieren har valgt et tilbud, og kan selv angre.');
  }
  const choice = unannouncedChoice(open);
  if (choice) restoreChoice(open, choice);
  else if (undoableStatus.pending) dropPending(open);
  else restoreStanding(open, undoableStatus);
}

const unannouncedChoice = (open: OpenCase): Quote | undefined =>
  open.ledger.quotes().find(isUnannounced);

function overruleForNow(open: OpenCase, to: LeadStatus): void {
  setPending(open, to);
  const { undoableStatus } = open.standing;
  open.changeStanding({ undoableStatus: { ...undoableStatus!, status: 'won' } });
}

function restoreChoice(open: OpenCase, { chosenAt }: Quote): void {
  const { status: from, undoableStatus } = open.standing;
  const { known } = undoableStatus!.pending!;
  const { contactedAt, nobodyCalledAt, status } = known;
  const pending = { until: choiceUndoUntil(chosenAt!), known };
  open.changeStanding({
    status: 'won',
    contactedAt: contactedAt ?? chosenAt,
    undoableStatus: {
      ...{ status, contactedAt, nobodyCalledAt, pending },
      ...{ until: chosenAt!, byReports: false },
    },
  });
  open.ledger.record('status-undone', { from, to: 'won' });
  dropReason(open);
  open.changeStanding({ matchingDueAt: nextLookWhenClosed(open) });
  open.scheduleNow();
}

/** Within {@link UNDO_MINUTES}; as long as it stands if reports caused it. */
export function isStatusUndoable(
  { byReports, pending, until }: UndoableStatus,
  now: Date,
): boolean {
  return byReports || now < (pending?.until ?? minutesAfter(until, UNDO_MINUTES));
}

function isChoice(open: OpenCase, { until }: UndoableStatus): boolean {
  return Number(chosenOf(open)?.chosenAt) === Number(until);
}

export function dropPending(open: OpenCase): void {
  const { ledger, now, standing } = open;
  const before = standing.undoableStatus!;
  const pending = before.pending!;
  const { known } = pending;
  const { status: from } = standing;
  const { status: to } = before;
  const isKnown = to === known.status;
  const { contactedAt, nobodyCalledAt } = isKnown ? known : before;
  open.changeStanding({
    status: to,
    contactedAt,
    nobodyCalledAt: nobodyCalledAt ?? standing.nobodyCalledAt,
    reportedWin: isKnown ? known.reportedWin : null,
    undoableStatus: isKnown
      ? known.undoableStatus
      : { ...known, until: now, byReports: false, pending },
  });
  if (from !== to) ledger.record('status-undone', { from, to });
  dropReason(open);
  if (isKnown) followMeanwhile(open, before.until);
  open.changeStanding({ matchingDueAt: nextLookWhenClosed(open) });
  open.scheduleNow();
}

function followMeanwhile(open: OpenCase, since: Date): void {
  const { ledger, assignments, standing } = open;
  const { nobodyCalledAt, reportedWin } = standing;
  const hasReported = assignments.accepted().some(({ reportedAt }) => Number(reportedAt) >= +since);
  if (nobodyCalledAt && hasReported && assignmentsAwaitingCall(open).length === 0) {
    open.changeStanding({ nobodyCalledAt: null });
  }
  const won = assignments.accepted().find(({ id }) => id === reportedWin?.assignmentId);
  if (reportedWin && !(won && isWin(won))) loseReportedWin(open);
  if (open.isClosed()) {
    if (assignments.offered().length > 0) endSearch(open);
    return;
  }
  const hasLost = ledger
    .assignments()
    .some((it) => hasContact(it) && !isAccepted(it) && Number(it.closedAt) >= +since);
  if (hasLost && !ledger.assignments().some(isAccepted)) changeStatus(open, 'new');
}

export function followPending(open: OpenCase): void {
  const pending = open.standing.undoableStatus?.pending;
  if (pending && pending.until <= open.now) applyPending(open);
}

export function isSearchPending({ standing: { undoableStatus } }: OpenCase): boolean {
  const known = undoableStatus?.pending?.known;
  return known !== undefined && (!isActive(known) || known.reportedWin !== null);
}
