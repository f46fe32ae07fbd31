import type { Assignment } from '../assignments/assignment.js';
import { isClosed, type LeadStatus } from '../leads/lead.js';
import { ONCE_KINDS } from '../core/notification.js';
import { saidLately } from './overdue-call.js';
import type { ReportedWin, StoodBefore } from './case-state.js';
import { isReportAwaited, nextLookWhenClosed } from './costs.js';
import type { OpenCase } from './open-case.js';
import { forgetUnreached } from './question-ends.js';
import { withdraw } from './withdraw.js';

/** How a status comes about: by partners' reports or otherwise, and the win that the owner is asked about. */
interface Cause {
  readonly byReports?: boolean;
  readonly reportedWin?: ReportedWin;
}

/** The lead's next status, with what follows from it. */
export function become(
  open: OpenCase,
  to: LeadStatus,
  { byReports = false, reportedWin }: Cause = {},
): void {
  const { ledger, now } = open;
  tellHeld(open);
  const { status: from, contactedAt, nobodyCalledAt } = open.standing;
  if (from === to) return byReports ? undefined : makeFinal(open);
  open.endReportedWin();
  const left = { status: from, contactedAt, nobodyCalledAt, until: now };
  const stoodBefore = { ...left, byReports, held: null };
  open.stand({ status: to, stoodBefore, reportedWin: reportedWin ?? null });
  if (nobodyCalledAt && !byReports) endWaitForCall(open);
  ledger.record('status-changed', { from, to });
  const isContact = to === 'contacted' || to === 'won';
  if (isContact) open.stand({ contactedAt: contactedAt ?? now });
  if (open.isClosed()) endSearch(open);
  tellIntegrators(open, from);
}

function tellIntegrators(open: OpenCase, from: LeadStatus): void {
  const { status: to } = open.standing;
  open.announce('lead.status_changed', { from, to });
  if (to !== 'new') open.announce(`lead.${to}`, { from, to });
}

/**
 * Ends the wait of a status that was set by hand: it can no longer be undone, and what waits for that
 * happens now.
 */
export function tellHeld(open: OpenCase): void {
  const { stoodBefore, status } = open.standing;
  if (!stoodBefore?.held) return;
  const { known } = stoodBefore.held;
  open.stand({ stoodBefore: { ...stoodBefore, held: null } });
  open.endReportedWin(known);
  if (known.nobodyCalledAt && !open.standing.nobodyCalledAt) endWaitForCall(open);
  if (open.isClosed()) endSearch(open);
  if (status !== known.status) tellIntegrators(open, known.status);
}

/** A status that reports alone had ended the lead with is said by somebody else too: the work on it ends. */
function makeFinal(open: OpenCase): void {
  const { status, stoodBefore } = open.standing;
  if (!isClosed({ status }) || !stoodBefore?.byReports) return;
  open.endReportedWin();
  open.stand({ stoodBefore: { ...stoodBefore, byReports: false } });
  endSearch(open);
}

/** Those of whom the owner has said that they have not called, and that are yet to report. */
export function waitedFor(open: OpenCase): Assignment[] {
  const { nobodyCalledAt } = open.standing;
  const isWaitedFor = (each: Assignment) =>
    nobodyCalledAt !== null && each.notCalledAt !== null && each.notCalledAt >= nobodyCalledAt;
  return open.questions.taken().filter((it) => isWaitedFor(it) && isReportAwaited(open, it));
}

/** No partner need hear any more that the owner waits for a call. */
export function endWaitForCall(open: OpenCase): void {
  open.stand({ nobodyCalledAt: null });
  for (const { id } of open.questions.taken()) open.ledger.recall('partner-not-called', id);
}

/** A partner has reported: the owner waits for this one no longer, and still for the others. */
export function endWaitFor(open: OpenCase, { id }: Assignment): void {
  open.ledger.recall('partner-not-called', id);
  if (open.standing.nobodyCalledAt && waitedFor(open).length === 0) {
    open.stand({ nobodyCalledAt: null });
  }
}

/** Nobody is looked for any more: the open questions end unpaid. */
export function endSearch(open: OpenCase): void {
  if (open.standing.nobodyCalledAt) endWaitForCall(open);
  forgetUnreached(open);
  for (const each of open.questions.open()) withdraw(open, each, 'closed');
  open.stand({ matchingDueAt: nextLookWhenClosed(open) });
  recallNewsOfSearch(open);
}

/** Where nobody is looked for any more, nothing tells how that goes, nor offers to go on. */
export function recallNewsOfSearch({ ledger }: OpenCase): void {
  for (const kind of ONCE_KINDS) ledger.recall(kind);
}

/**
 * The lead stands as it did before its last change of status, and the search goes on. A lead that reports alone had made lost is contacted: they make it lost again if they still do.
 */
export function standAgain(open: OpenCase, before: StoodBefore): void {
  const { ledger } = open;
  const { status: from, reportedWin } = open.standing;
  const { contactedAt, nobodyCalledAt } = before;
  const wasLostByReports = before.status === 'lost' && reportedWin?.wasActive;
  const to = wasLostByReports ? 'contacted' : before.status;
  open.endReportedWin();
  open.stand({ status: to, contactedAt, nobodyCalledAt, stoodBefore: null });
  ledger.record('status-undone', { from, to });
  if (nobodyCalledAt && !saidLately(open.state.toldOf.get('partner-not-called'), nobodyCalledAt)) {
    for (const { id } of waitedFor(open)) ledger.notify('partner-not-called', id);
  }
  if (open.isClosed()) endSearch(open);
  open.announce('lead.status_changed', { from, to });
  open.goOn();
}
