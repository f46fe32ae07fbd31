import { type Assignment, closed, type Report } from '../assignments/assignment.js';
import { RECIPIENTS } from '../leads/consent.js';
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
export function recordReport(open: OpenCase, assignmentId: string, told: Report): void {
  const { ledger, now, questions } = open;
  const before = questions.find(assignmentId);
  if (before.state !== 'accepted') throw closed(before);
  if (before.report === told) return;
  const assignment = { ...before, report: told, reportedAt: now };
  ledger.keep(assignment);
  ledger.record('reported', { ...ledger.named(assignment.partnerId), report: told });
  const speaksForLead =
    questions.accepted(open.askedFirst).length === 0 || assignment.recipient === open.askedFirst;
  endWaitFor(open, assignment);
  if (assignment.recipient === open.askedFirst && isWin(assignment)) claimWin(open, assignment);
  else if (open.standing.status === 'won') reportOnWon(open, before);
  else if (!open.isClosed()) followReport(open, speaksForLead);
  open.goOn();
}

/** A won lead stays won unless the partner takes its own win back before the owner confirms it. */
function reportOnWon(open: OpenCase, before: Assignment): void {
  const { stoodBefore } = open.standing;
  if (!isWin(before) || before.winConfirmed || !stoodBefore?.byReports) return;
  takeBackWin(open, isLostByReports(open) ? 'lost' : 'contacted');
}

function followReport(open: OpenCase, speaksForLead: boolean): void {
  const { status, stoodBefore } = open.standing;
  if (isLostByReports(open)) become(open, 'lost', { byReports: true });
  else if (speaksForLead || status === 'lost') become(open, 'contacted', { byReports: true });
  else return;
  if (status === open.standing.status && stoodBefore) {
    open.stand({ stoodBefore: { ...stoodBefore, byReports: true } });
  }
}

/**
 * Sets the lead lost, or contacted again, as assignments end and places come free. A status set
 * otherwise waits for the next report.
 */
export function followReports(open: OpenCase): void {
  const { status, stoodBefore } = open.standing;
  if (!stoodBefore?.byReports) return;
  if (!isClosed({ status }) && isLostByReports(open)) become(open, 'lost', { byReports: true });
  else if (status === 'lost' && !isLostByReports(open)) {
    become(open, 'contacted', { byReports: true });
  }
}

function isLostByReports({ askedFirst, now, questions, standing }: OpenCase): boolean {
  const { matchUntil } = standing;
  if (questions.accepted(askedFirst).length === 0 || questions.open().length > 0) return false;
  if (!questions.accepted().every((each) => each.report === 'lost')) return false;
  const isFull = RECIPIENTS.every((each) => questions.places(each) === 0);
  return isFull || (matchUntil !== null && matchUntil <= now);
}
