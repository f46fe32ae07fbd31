import { type Assignment, isAccepted } from '../assignments/assignment.js';
import { PARTNER_GROUPS, type PartnerGroup } from '../leads/consent.js';
import type { OpenCase } from './open-case.js';
import { loseReportedWin } from './report.js';
import { changeStatus } from './status.js';

/**
 * A reported win ends with its assignment. Without an accepted partner the lead is new; without one
 * of a wanted kind a finished search restarts.
 */
export function handleLostReveals(open: OpenCase): void {
  const { assignments, standing } = open;
  const { reportedWin } = standing;
  if (reportedWin && !assignments.accepted().some(({ id }) => id === reportedWin.assignmentId)) {
    loseReportedWin(open);
  }
  if (open.isClosed()) return;
  if (isLostBy(open, PARTNER_GROUPS)) changeStatus(open, 'new');
  const isMissed = PARTNER_GROUPS.some((it) => isLostBy(open, [it]) && assignments.places(it) > 0);
  if (isMissed && wasSearchedToTheEnd(open)) open.restartSearch();
}

function isLostBy({ ledger, state }: OpenCase, partnerGroups: readonly PartnerGroup[]): boolean {
  const isOneThatHas = (it: Assignment) =>
    partnerGroups.includes(it.partnerGroup) && isAccepted(it);
  return state.assignments.some(isOneThatHas) && !ledger.assignments().some(isOneThatHas);
}

/** A lead without a search is stored with one that ended at arrival. */
function wasSearchedToTheEnd({ lead, now, standing: { matchUntil } }: OpenCase): boolean {
  const until = Number(matchUntil);
  return until <= +now && until > +lead.receivedAt;
}
