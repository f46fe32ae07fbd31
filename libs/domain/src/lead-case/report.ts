import { type Assignment, closed, type Report } from '../assignments/assignment.js';
import { PARTNER_GROUPS } from '../leads/consent.js';
import { isClosed } from '../leads/lead.js';
import type { OpenCase } from './open-case.js';
import { claimWin, isWin, takeBackWin } from './reported-win.js';
import { become, endWaitFor } from './status.js';

/**
 * The last report of a partner counts. It ends neither the search nor an assignment, because the
 * owner confirms a win ({@link answerWin}). An agent beside the stylists answers about something
 * else, so its report is at most a contact, and none where a stylist has the lead.
 *
 * @throws DomainError `assignment-not-found`, `assignment-closed` unless accepted
 */
export function recordReport(open: OpenCase, assignmentId: string, reported: Report): void {
  const { ledger, now, assignments } = open;
  const before = assignments.find(assignmentId);
  if (before.state !== 'accepted') throw closed(before);
  if (before.report === reported) return;
  const assignment = { ...before, report: reported, reportedAt: now };
  ledger.keep(assignment);
  ledger.record('reported', { ...ledger.named(assignment.partnerId), report: reported });
  const speaksForLead =
    assignments.accepted(open.askedFirst).length === 0 ||
    assignment.partnerGroup === open.askedFirst;
  endWaitFor(open, assignment);
  if (assignment.partnerGroup === open.askedFirst && isWin(assignment)) claimWin(open, assignment);
  else if (open.standing.status === 'won') reportOnWon(open, before);
  else if (!open.isClosed()) followReport(open, speaksForLead);
  open.advance();
}

/** A won lead stays won unless the partner takes its own win back before the owner confirms it. */
function reportOnWon(open: OpenCase, before: Assignment): void {
  const { undoableStatus } = open.standing;
  if (!isWin(before) || before.winConfirmed || !undoableStatus?.byReports) return;
  takeBackWin(open, isLostByReports(open) ? 'lost' : 'contacted');
}

function followReport(open: OpenCase, speaksForLead: boolean): void {
  const { status, undoableStatus } = open.standing;
  if (isLostByReports(open)) become(open, 'lost', { byReports: true });
  else if (speaksForLead || status === 'lost') become(open, 'contacted', { byReports: true });
  else return;
  if (status === open.standing.status && undoableStatus) {
    open.stand({ undoableStatus: { ...undoableStatus, byReports: true } });
  }
}

/**
 * Sets the lead lost, or contacted again, as assignments end and places come free. A status set
 * otherwise waits for the next report.
 */
export function followReports(open: OpenCase): void {
  const { status, undoableStatus } = open.standing;
  if (!undoableStatus?.byReports) return;
  if (!isClosed({ status }) && isLostByReports(open)) become(open, 'lost', { byReports: true });
  else if (status === 'lost' && !isLostByReports(open)) {
    become(open, 'contacted', { byReports: true });
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
