import {
  type Assignment,
  assignmentClosed,
  isWin,
  type Report,
} from '../assignments/assignment.js';
import { PARTNER_GROUPS } from '../leads/consent.js';
import { isClosed } from '../leads/lead.js';
import type { OpenCase } from './open-case.js';
import { changeStatus, endWaitFor, endSearch, restoreStanding } from './status.js';
import { hasOwnSearch } from './other-lead.js';
import { settleIfWon, settleQuotes } from './quotes/quote-ends.js';
import { workingDaysAfter } from '../core/time/working-time.js';

/** So long a silence confirms the win. */
export const WIN_SILENCE_WORKING_DAYS = 3;

/** Won at once; open assignments last until the owner confirms or stays silent. */
function claimWin(open: OpenCase, { id }: Assignment): void {
  if (open.standing.status === 'won') return settleIfWon(open);
  const wasActive = !open.isClosed();
  const until = workingDaysAfter(open.now, WIN_SILENCE_WORKING_DAYS);
  changeStatus(open, 'won', {
    byReports: true,
    reportedWin: { assignmentId: id, until, wasActive },
  });
  askOwner(open, id);
}

/** The owner of a merged lead is asked about the earlier one alone. */
function askOwner({ ledger, standing }: OpenCase, assignmentId: string): void {
  if (hasOwnSearch(standing)) ledger.notify('owner-choice', assignmentId);
}

/**
 * A yes ends open assignments unpaid; a no restores status and search.
 *
 * @param assignmentId the one asked about; another changes nothing
 */
export function answerWin(open: OpenCase, assignmentId: string, isChosen: boolean): void {
  const { ledger, assignments, standing } = open;
  if (standing.reportedWin?.assignmentId !== assignmentId) return;
  const assignment = assignments.find(assignmentId);
  ledger.keepAssignment({ ...assignment, winConfirmed: isChosen });
  ledger.record('win-answered', {
    ...ledger.named(assignment.partnerId),
    answer: isChosen ? 'yes' : 'no',
  });
  if (isChosen) settleWin(open);
  else loseReportedWin(open);
}

/** The owner's review names the partner. */
export function confirmJob(open: OpenCase, partnerId: string): void {
  const { askedFirst, assignments } = open;
  if (!assignments.accepted(askedFirst).some((each) => each.partnerId === partnerId)) return;
  if (!open.isClosed()) changeStatus(open, 'won');
  settleIfWon(open);
}

export function followSilence(open: OpenCase): void {
  const { reportedWin } = open.standing;
  if (reportedWin && reportedWin.until <= open.now) settleWin(open);
}

function settleWin(open: OpenCase): void {
  open.endReportedWin();
  endSearch(open);
  settleQuotes(open);
}

export function loseReportedWin(open: OpenCase): void {
  const { undoableStatus } = open.standing;
  if (!askAboutNext(open) && undoableStatus) restoreStanding(open, undoableStatus);
}

function takeBackWin(open: OpenCase, becomes: 'contacted' | 'lost'): void {
  if (wins(open).length === 0) changeStatus(open, becomes, { byReports: true });
  else askAboutNext(open);
}

function askAboutNext(open: OpenCase): boolean {
  const { ledger, standing } = open;
  const [next] = wins(open);
  const { reportedWin } = standing;
  if (!next || !reportedWin) return false;
  if (next.id === reportedWin.assignmentId) return true;
  ledger.recall('owner-choice', reportedWin.assignmentId);
  const until = workingDaysAfter(open.now, WIN_SILENCE_WORKING_DAYS);
  open.changeStanding({ reportedWin: { ...reportedWin, assignmentId: next.id, until } });
  askOwner(open, next.id);
  open.scheduleNow();
  return true;
}

function wins({ askedFirst, assignments }: OpenCase): Assignment[] {
  const reportedAt = (each: Assignment) => Number(each.reportedAt);
  return assignments
    .accepted(askedFirst)
    .filter(isWin)
    .toSorted((a, b) => reportedAt(a) - reportedAt(b));
}

/**
 * The last report counts. The owner confirms a win ({@link answerWin}). An agent beside stylists
 * reports a contact at most.
 *
 * @throws `assignment-not-found`, `assignment-closed`
 */
export function recordReport(open: OpenCase, assignmentId: string, reported: Report): void {
  const { ledger, now, assignments } = open;
  const before = assignments.find(assignmentId);
  if (before.state !== 'accepted') throw assignmentClosed(before);
  if (before.report === reported) return;
  const assignment = { ...before, report: reported, reportedAt: now, undoableUntil: null };
  ledger.keepAssignment(assignment);
  ledger.record('reported', { ...ledger.named(assignment.partnerId), report: reported });
  const speaksForLead =
    assignments.accepted(open.askedFirst).length === 0 ||
    assignment.partnerGroup === open.askedFirst;
  endWaitFor(open, assignment);
  if (assignment.partnerGroup === open.askedFirst && isWin(assignment)) claimWin(open, assignment);
  else if (open.standing.status === 'won') reportOnWon(open, before);
  else if (!open.isClosed()) followReport(open, speaksForLead);
  open.scheduleNow();
}

/** Stays won unless the partner takes its unconfirmed win back. */
function reportOnWon(open: OpenCase, before: Assignment): void {
  const { undoableStatus } = open.standing;
  if (!isWin(before) || before.winConfirmed || !undoableStatus?.byReports) return;
  takeBackWin(open, isLostByReports(open) ? 'lost' : 'contacted');
}

function followReport(open: OpenCase, speaksForLead: boolean): void {
  const { status, undoableStatus } = open.standing;
  if (isLostByReports(open)) changeStatus(open, 'lost', { byReports: true });
  else if (speaksForLead || status === 'lost') changeStatus(open, 'contacted', { byReports: true });
  else return;
  if (status === open.standing.status && undoableStatus) {
    open.changeStanding({ undoableStatus: { ...undoableStatus, byReports: true } });
  }
}

/** A status set otherwise waits for the next report. */
export function followReports(open: OpenCase): void {
  const { status, undoableStatus } = open.standing;
  if (!undoableStatus?.byReports) return;
  if (!isClosed({ status }) && isLostByReports(open))
    changeStatus(open, 'lost', { byReports: true });
  else if (status === 'lost' && !isLostByReports(open)) {
    changeStatus(open, 'contacted', { byReports: true });
  }
}

function isLostByReports({ askedFirst, now, assignments, standing }: OpenCase): boolean {
  const { matchUntil } = standing;
  if (assignments.accepted(askedFirst).length === 0 || assignments.offered().length > 0)
    return false;
  if (!assignments.accepted().every((each) => each.report === 'lost')) return false;
  const isFull = PARTNER_GROUPS.every((each) => assignments.places(each) === 0);
  return isFull || (matchUntil !== null && matchUntil <= now);
}
