import type { Assignment } from '../assignments/assignment.js';
import { hasOwnSearch } from './merged-lead.js';
import { workingDaysAfter } from '../core/time/working-time.js';
import type { OpenCase } from './open-case.js';
import { become, endSearch, standAgain } from './status.js';

/** Working days after which an owner who does not answer «Har du valgt Frida?» has confirmed. */
export const WIN_SILENCE_WORKING_DAYS = 3;

/** The lead is won at once; open assignments last until the owner confirms or stays silent. */
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
 * The owner answers «Har du valgt Frida?». A yes ends open assignments unpaid; a no restores the
 * earlier status and the search.
 *
 * @param assignmentId the one that the owner was asked about; another one changes nothing
 */
export function answerWin(open: OpenCase, assignmentId: string, isChosen: boolean): void {
  const { ledger, assignments, standing } = open;
  if (standing.reportedWin?.assignmentId !== assignmentId) return;
  const assignment = assignments.find(assignmentId);
  ledger.keep({ ...assignment, winConfirmed: isChosen });
  ledger.record('win-answered', {
    ...ledger.named(assignment.partnerId),
    answer: isChosen ? 'yes' : 'no',
  });
  if (isChosen) settleWin(open);
  else loseReportedWin(open);
}

export function followSilence(open: OpenCase): void {
  const { reportedWin } = open.standing;
  if (reportedWin && reportedWin.until <= open.now) settleWin(open);
}

function settleWin(open: OpenCase): void {
  open.endReportedWin();
  endSearch(open);
}

export function loseReportedWin(open: OpenCase): void {
  const { undoableStatus } = open.standing;
  if (!askAboutNext(open) && undoableStatus) standAgain(open, undoableStatus);
}

export function takeBackWin(open: OpenCase, becomes: 'contacted' | 'lost'): void {
  if (wins(open).length === 0) become(open, becomes, { byReports: true });
  else if (open.standing.reportedWin) askAboutNext(open);
}

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
  open.advance();
  return true;
}

function wins({ askedFirst, assignments }: OpenCase): Assignment[] {
  const reportedAt = (each: Assignment) => Number(each.reportedAt);
  return assignments
    .accepted(askedFirst)
    .filter(isWin)
    .toSorted((a, b) => reportedAt(a) - reportedAt(b));
}

export const isWin = ({ report, winConfirmed }: Assignment): boolean =>
  report === 'won' && winConfirmed !== false;
