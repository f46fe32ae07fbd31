import {
  askedFirst,
  OFFER_NOTIFICATIONS,
  isAccepted,
  hasOwnSearch,
  isAnswered,
  isClosed,
  isSettled,
  isToBeCredited,
  isUndecided,
  type LeadEvent,
  ONCE_KINDS,
  PARTNER_GROUPS,
  INVOICE_REMINDER_KINDS,
  isSentQuote,
  isDraftQuote,
} from '@boligstyling/domain';
import { partnerAssignments } from '../../lead-case/testing/in-memory-case-state.js';
import type { StoredMail } from '../../core/testing/in-memory-rows.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

/** True where a partner has the lead, or one merged with it. */
function isHad(store: InMemoryStore, leadId: string): boolean {
  const continues = (id: string) => store.standing.get(id)?.mergedInto ?? id;
  return [...store.assignments.values()].some(
    (each) => isAccepted(each) && continues(each.leadId) === continues(leadId),
  );
}

export function isOutdated(store: InMemoryStore, row: StoredMail): boolean {
  if (!('kind' in row)) return false;
  if ('invoiceId' in row) {
    const invoice = store.invoices.get(row.invoiceId);
    if (!INVOICE_REMINDER_KINDS.includes(row.kind) || !invoice) return false;
    const onIt = [...store.sales.values()].filter(({ invoiceId }) => invoiceId === row.invoiceId);
    const isNotePending = onIt.some(isToBeCredited);
    return isNotePending || isSettled(store.accountOf(invoice));
  }
  const isGood = (it?: { expiresAt: Date; isUsed?: boolean }) =>
    it !== undefined && !it.isUsed && it.expiresAt > store.now;
  if (row.kind === 'owner-confirm') return !isGood(store.confirmations.get(row.id));
  if (row.kind === 'sign-in-link') return !isGood(store.links.get(row.id));
  if (row.kind === 'sale-ruling') {
    return isUndecided(store.sales.get(row.saleId)?.dispute ?? null);
  }
  if (!('assignmentId' in row)) return false;
  if (row.kind === 'owner-email-changing') {
    const pending = [...store.confirmations.values()].filter(
      (each) => each.leadId === row.leadId && each.newEmail && (each.isGiven || isGood(each)),
    );
    const isStill = store.leads.get(row.leadId)?.customerEmail === row.toEmail;
    return isStill && pending.length === 0;
  }
  const { dispute = null } =
    [...store.sales.values()].find((each) => each.assignmentId === row.assignmentId) ?? {};
  if (row.kind === 'dispute-decided') return isUndecided(dispute);
  if (row.kind === 'dispute-notification') return dispute !== null && !isUndecided(dispute);
  const lead = store.leads.get(row.leadId);
  if (!lead) return false;
  const asked = partnerAssignments(store, row.leadId).map(({ assignment }) => assignment);
  const reported = asked.find(({ id }) => id === row.assignmentId);
  if (row.kind === 'partner-not-called') {
    const { nobodyCalledAt, undoableStatus } = store.standing.get(lead.id) ?? {};
    const isWaited = nobodyCalledAt ?? undoableStatus?.pending?.known.nobodyCalledAt;
    const isSeenTo = !isClosed(lead) && !isWaited;
    return reported !== undefined && (reported.report !== null || isSeenTo);
  }
  const quotes = [...store.quotes.values()].filter(({ leadId }) => leadId === lead.id);
  if (row.kind === 'owner-quotes') return !quotes.some(isSentQuote);
  const own = quotes.find(({ assignmentId }) => assignmentId === reported?.id);
  if (['quote-chosen', 'quote-declined', 'quote-expired'].includes(row.kind)) {
    return own !== undefined && row.kind !== `quote-${own.state}`;
  }
  if (row.kind === 'quote-reminder') {
    return reported?.report !== null || (own !== undefined && !isDraftQuote(own));
  }
  if (row.kind === 'owner-matched') return reported !== undefined && !isAccepted(reported);
  if (row.kind === 'owner-review') {
    const since = store.events.filter(
      ({ leadId, at }) => leadId === row.leadId && at >= row.createdAt,
    );
    const isNo = ({ kind, detail }: LeadEvent) =>
      kind === 'consent-given' &&
      detail.answer === 'no' &&
      PARTNER_GROUPS.some((each) => each === detail.subject);
    if (since.some(({ kind }) => kind === 'owner-withdrew')) return true;
    return since.some(isNo) && !isHad(store, lead.id);
  }
  const standing = store.standing.get(lead.id);
  const before = standing?.undoableStatus;
  if (row.kind === 'owner-choice') {
    const askedAbout = standing?.reportedWin ?? before?.pending?.known.reportedWin;
    return askedAbout?.assignmentId !== row.assignmentId;
  }
  const isClosedByHand = isClosed(lead) && !before?.byReports && !before?.pending;
  const isOver = isClosedByHand || (standing !== undefined && !hasOwnSearch(standing));
  if (isOver && ONCE_KINDS.some((kind) => kind === row.kind)) return true;
  if (row.kind === 'leads-merged') return !standing?.mergedInto;
  if (row.kind === 'owner-nobody-yet') {
    return asked.some((each) => isAccepted(each) && each.partnerGroup === askedFirst(lead));
  }
  return OFFER_NOTIFICATIONS.includes(row.kind) && reported !== undefined && isAnswered(reported);
}
