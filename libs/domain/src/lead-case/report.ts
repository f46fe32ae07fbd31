import { type Assignment, closed, type Report } from '../assignment.js';
import type { OpenCase } from './open-case.js';
import { become, endWaitForCall } from './status.js';

/**
 * What follows from what a partner tells: a job won makes the lead won, all lost make it lost. Beside
 * the stylists an agent is asked about something else: what it tells is kept, and is no more than a
 * contact, and none where a stylist has the lead. Nobody's question ends by it. That the owner
 * waits is told to nobody any more, and where an agent beside the stylists tells, not to that one.
 */
export function report(open: OpenCase, assignmentId: string, told: Report): void {
  const { ledger, now, questions } = open;
  const assignment = questions.find(assignmentId);
  if (assignment.state !== 'accepted') throw closed(assignment);
  if (assignment.report === told) return;
  const tookItBack = assignment.report === open.standing.status && closedByReports(open);
  ledger.keep({ ...assignment, report: told, reportedAt: now });
  ledger.record('reported', { ...ledger.named(assignment.partnerId), report: told });
  const first = questions.taken(open.askedFirst);
  const speaksForIt = first.length === 0 || assignment.recipient === open.askedFirst;
  if (speaksForIt) endWaitForCall(open);
  else ledger.recall('partner-not-called', assignmentId);
  if (first.some(hasWon)) return become(open, 'won');
  if (open.isClosed() && !tookItBack) return;
  const isLost = first.length > 0 && questions.taken().every((each) => each.report === 'lost');
  if (isLost) become(open, 'lost');
  else if (speaksForIt || tookItBack) become(open, 'contacted');
  open.goOn();
}

/** Whether what partners told has closed it, and nobody else: then they can take that back. */
function closedByReports({ askedFirst, questions, standing }: OpenCase): boolean {
  const { status, stoodBefore } = standing;
  if (status === 'won') return questions.taken(askedFirst).some(hasWon);
  const said = questions.taken().map(({ reportedAt }) => reportedAt?.getTime() ?? Infinity);
  return stoodBefore?.until.getTime() === Math.max(...said);
}

const hasWon = ({ report }: Assignment): boolean => report === 'won';
