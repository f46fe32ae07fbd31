import { closed, type Report } from '../assignment.js';
import type { OpenCase } from './open-case.js';
import { become } from './status.js';

/** What follows from what a partner tells: a job won makes the lead won, all lost make it lost. */
export function report(open: OpenCase, assignmentId: string, told: Report): void {
  const { ledger, now, questions } = open;
  const assignment = questions.find(assignmentId);
  if (assignment.state !== 'accepted') throw closed(assignment);
  if (assignment.report === told) return;
  const tookItBack = assignment.report === open.standing.status && closedByReports(open);
  ledger.keep({ ...assignment, report: told, reportedAt: now });
  ledger.record('reported', { ...ledger.named(assignment.partnerId), report: told });
  open.stand({ nobodyCalledAt: null });
  const reports = questions.taken().map((each) => each.report);
  if (reports.includes('won')) return become(open, 'won');
  if (open.isClosed() && !tookItBack) return;
  if (reports.every((each) => each === 'lost')) become(open, 'lost');
  else become(open, 'contacted');
  open.goOn();
}

/** Whether what partners told has closed it, and nobody else: then they can take that back. */
function closedByReports({ questions, standing }: OpenCase): boolean {
  const { status, stoodBefore } = standing;
  if (status === 'won') return true;
  const said = questions.taken().map(({ reportedAt }) => reportedAt?.getTime() ?? Infinity);
  return stoodBefore?.until.getTime() === Math.max(...said);
}
