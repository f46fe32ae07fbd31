import type { Assignment } from '../assignments/assignment.js';
import { hasOwnSearch } from './merged-lead.js';
import { workingDaysAfter } from '../core/time/working-time.js';
import type { OpenCase } from './open-case.js';
import { become, endSearch, standAgain } from './status.js';

/** An owner who does not answer «Har du valgt Frida?» within so many working days has confirmed. */
export const WIN_SILENCE_WORKING_DAYS = 3;

/**
 * A partner reports that it got the job. The lead is won at once; the open questions last until the
 * owner confirms, or has been silent.
 */
export function claimWin(open: OpenCase, { id }: Assignment): void {
  if (open.standing.status === 'won') return;
  const wasActive = !open.isClosed();
  const until = workingDaysAfter(open.now, WIN_SILENCE_WORKING_DAYS);
  become(open, 'won', {
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
 * The owner answers «Har du valgt Frida?». An answer about a win that is no longer asked about changes
 * nothing.
 */
export function answerWin(open: OpenCase, assignmentId: string, isChosen: boolean): void {
  const { ledger, questions, standing } = open;
  if (standing.reportedWin?.assignmentId !== assignmentId) return;
  const assignment = questions.find(assignmentId);
  ledger.keep({ ...assignment, winConfirmed: isChosen });
  ledger.record('win-answered', {
    ...ledger.named(assignment.partnerId),
    answer: isChosen ? 'yes' : 'no',
  });
  if (isChosen) settleWin(open);
  else loseReportedWin(open);
}

/** Ends the wait for the owner's answer once its time is over. */
export function followSilence(open: OpenCase): void {
  const { reportedWin } = open.standing;
  if (reportedWin && reportedWin.until <= open.now) settleWin(open);
}

/** The win stands: the questions that are open end unpaid. */
function settleWin(open: OpenCase): void {
  open.endReportedWin();
  endSearch(open);
}

/** The win that the owner was asked about no longer stands: another one takes its place, or the earlier status does. */
export function loseReportedWin(open: OpenCase): void {
  const { stoodBefore } = open.standing;
  if (!askAboutNext(open) && stoodBefore) standAgain(open, stoodBefore);
}

/** A partner reports something else than the win that had made the lead won. */
export function takeBackWin(open: OpenCase, becomes: 'contacted' | 'lost'): void {
  if (wins(open).length === 0) become(open, becomes, { byReports: true });
  else if (open.standing.reportedWin) askAboutNext(open);
}

/** The owner is asked about the next reported win, if there is one. */
function askAboutNext(open: OpenCase): boolean {
  const { ledger, standing } = open;
  const [next] = wins(open);
  const { reportedWin } = standing;
  if (!next || !reportedWin) return false;
  if (next.id === reportedWin.assignmentId) return true;
  ledger.recall('owner-choice', reportedWin.assignmentId);
  const until = workingDaysAfter(open.now, WIN_SILENCE_WORKING_DAYS);
  open.stand({ reportedWin: { ...reportedWin, assignmentId: next.id, until } });
  askOwner(open, next.id);
  open.goOn();
  return true;
}

/** The wins that count, the earliest first: those of partners that the lead asks first, unless the owner has denied them. */
function wins({ askedFirst, questions }: OpenCase): Assignment[] {
  const reportedAt = (each: Assignment) => Number(each.reportedAt);
  return questions
    .taken(askedFirst)
    .filter(isWin)
    .toSorted((a, b) => reportedAt(a) - reportedAt(b));
}

/** Whether a partner has reported the job, and the owner has not denied it. */
export const isWin = ({ report, winConfirmed }: Assignment): boolean =>
  report === 'won' && winConfirmed !== false;
