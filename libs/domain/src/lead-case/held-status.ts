import { isAccepted, hasContact, UNDO_MINUTES } from '../assignments/assignment.js';
import { DomainError } from '../core/domain-error.js';
import { isClosed, type LeadStatus } from '../leads/lead.js';
import {
  isActive,
  type KnownStanding,
  type LeadStanding,
  type UndoableStatus,
} from './case-state.js';
import { nextLookWhenClosed } from './costs.js';
import type { OpenCase } from './open-case.js';
import { isWin, loseReportedWin } from './reported-win.js';
import { chosenOf, forgetReason, keepReason } from './quotes/quote-ends.js';
import { become, endSearch, standAgain, tellHeld, waitedFor } from './status.js';

/**
 * The administrator sets the status. It can be undone for ten minutes, and its effects wait. A
 * repeat changes nothing.
 *
 * @param from the status that the administrator saw; undefined: unchecked
 * @param reason for owner and partner, where it ends a chosen quote
 * @returns the moment of the change, which {@link undoStatus} names; undefined: it was so already
 * @throws DomainError `status-changed`, `reason-required` where it ends a chosen quote
 */
export function setStatus(
  open: OpenCase,
  to: LeadStatus,
  seen?: LeadStatus,
  reason?: string,
): Date | undefined {
  const { status, undoableStatus, suspicion } = open.standing;
  if (seen && status !== seen && status !== to) throw new DomainError('status-changed');
  const isFinal = !isClosed({ status }) || !undoableStatus?.byReports;
  if (status === to && isFinal) return undefined;
  if (to !== 'won') keepReason(open, reason);
  // Nobody outside hears of a lead that is held back as suspicious.
  if (suspicion) become(open, to);
  else hold(open, to);
  open.advance();
  return open.now;
}

/**
 * Sets a status that can be undone for {@link UNDO_MINUTES}. Nobody else hears of it meanwhile, and
 * its effects wait.
 */
export function hold(open: OpenCase, to: LeadStatus): void {
  const { ledger, now, standing } = open;
  const { status: from, contactedAt, nobodyCalledAt, undoableStatus } = standing;
  const until = minutesAfter(now, UNDO_MINUTES);
  const known = undoableStatus?.held?.known ?? knownStanding(standing);
  const left = { status: from, contactedAt, nobodyCalledAt, until: now, byReports: false };
  const isContact = to === 'contacted' || to === 'won';
  open.stand({
    status: to,
    undoableStatus: { ...left, held: { until, known } },
    reportedWin: null,
    nobodyCalledAt: null,
    contactedAt: isContact ? (contactedAt ?? now) : contactedAt,
  });
  open.stand({ matchingDueAt: nextLookWhenClosed(open) });
  if (from !== to) ledger.record('status-changed', { from, to });
}

const knownStanding = (standing: LeadStanding): KnownStanding => {
  const { status, contactedAt, nobodyCalledAt, reportedWin, undoableStatus } = standing;
  return { status, contactedAt, nobodyCalledAt, reportedWin, undoableStatus };
};

/**
 * The administrator undoes the last change of status, whoever made it. Nobody outside has heard
 * of a status set by hand.
 *
 * @param status the one to undo, as the administrator saw it
 * @param changedAt its moment, so that no later change is undone; undefined: any
 * @throws DomainError `status-not-undoable` when another one stands or nothing is known of
 *   before, `undo-too-late` ten minutes after a change that no report made
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
  if (undoableStatus.held) dropHeld(open);
  else standAgain(open, undoableStatus);
}

/** Undoable for {@link UNDO_MINUTES}, or while it stands if reports caused it. */
export function isStatusUndoable({ byReports, held, until }: UndoableStatus, now: Date): boolean {
  return byReports || now < (held?.until ?? minutesAfter(until, UNDO_MINUTES));
}

/** True if the owner's choice of a quote made the last change of status. */
function isChoice(open: OpenCase, { until }: UndoableStatus): boolean {
  return Number(chosenOf(open)?.chosenAt) === Number(until);
}

/** Restores the standing before a status that is still held back. */
export function dropHeld(open: OpenCase): void {
  const { ledger, now, standing } = open;
  const { undoableStatus: before } = standing;
  if (!before?.held) return;
  const { held } = before;
  const { known } = held;
  const { status: from } = standing;
  const { status: to } = before;
  const isKnown = to === known.status;
  const { contactedAt, nobodyCalledAt } = isKnown ? known : before;
  open.stand({
    status: to,
    contactedAt,
    nobodyCalledAt: nobodyCalledAt ?? standing.nobodyCalledAt,
    reportedWin: isKnown ? known.reportedWin : null,
    undoableStatus: isKnown
      ? known.undoableStatus
      : { ...known, until: now, byReports: false, held },
  });
  if (from !== to) ledger.record('status-undone', { from, to });
  forgetReason(open);
  if (isKnown) followMeanwhile(open, before.until);
  open.stand({ matchingDueAt: nextLookWhenClosed(open) });
  open.advance();
}

function followMeanwhile(open: OpenCase, since: Date): void {
  const { ledger, assignments, standing } = open;
  const { nobodyCalledAt, reportedWin } = standing;
  const hasReported = assignments
    .accepted()
    .some(({ reportedAt }) => reportedAt && reportedAt >= since);
  if (nobodyCalledAt && hasReported && waitedFor(open).length === 0) {
    open.stand({ nobodyCalledAt: null });
  }
  const won = assignments.accepted().find(({ id }) => id === reportedWin?.assignmentId);
  if (reportedWin && !(won && isWin(won))) loseReportedWin(open);
  if (open.isClosed()) {
    if (assignments.offered().length > 0) endSearch(open);
    return;
  }
  const hasLost = ledger
    .all()
    .some((it) => hasContact(it) && !isAccepted(it) && isSince(it.closedAt, since));
  if (hasLost && !ledger.all().some(isAccepted)) become(open, 'new');
}

const isSince = (moment: Date | null, since: Date): boolean => moment !== null && moment >= since;

export function followHeld(open: OpenCase): void {
  const held = open.standing.undoableStatus?.held;
  if (held && held.until <= open.now) tellHeld(open);
}

export function isSearchHeld({ standing: { undoableStatus } }: OpenCase): boolean {
  const known = undoableStatus?.held?.known;
  return known !== undefined && (!isActive(known) || known.reportedWin !== null);
}

const minutesAfter = (moment: Date, minutes: number): Date => new Date(+moment + minutes * 60_000);
