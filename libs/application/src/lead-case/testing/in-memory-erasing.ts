import { randomUUID } from 'node:crypto';
import { type Assignment, erasureNotices, settled } from '@boligstyling/domain';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

/** Enqueues an e-mail about the erasure to every partner of the lead. */
export function tellOfErasure(store: InMemoryStore, leadId: string): void {
  const lead = store.leads.get(leadId);
  if (!lead) return;
  const asked = [...store.assignments.values()].filter((each) => each.leadId === leadId);
  for (const notice of erasureNotices(asked, lead)) {
    store.erasures.push({ ...store.untried(), id: randomUUID(), notice });
  }
}

/** Replaces unsent ruling e-mails of the lead by ones about the sales alone. */
export function tellOfRulings(store: InMemoryStore, leadId: string): void {
  for (const { assignmentId, kind, leadId: of, leasedUntil, state } of store.notifications) {
    const isUntold = of === leadId && kind === 'dispute-decided' && state !== 'sent';
    const sale = [...store.sales.values()].find((it) => it.assignmentId === assignmentId);
    const isOnItsWay = state === 'due' && leasedUntil && leasedUntil > store.now;
    const dueAt = isOnItsWay ? leasedUntil : store.now;
    if (isUntold && sale) store.noticeOfSale(sale.id, 'sale-ruling', dueAt);
  }
}

/** Drops the e-mail about a sale's ruling once one about the lead has left. */
export function dropRuling({ saleNotices }: InMemoryStore, saleId: string): void {
  const at = saleNotices.findIndex(
    (each) => each.saleId === saleId && each.state === 'due' && each.attempts === 0,
  );
  if (at >= 0) saleNotices.splice(at, 1);
}

/** Removes a lead with its dependent rows. A sale stays, without its assignment. */
export function eraseRows(store: InMemoryStore, leadId: string): void {
  store.leads.delete(leadId);
  store.sentBy.delete(leadId);
  for (const [id, each] of store.confirmations) {
    if (each.leadId === leadId) store.confirmations.delete(id);
  }
  for (const [id, standing] of store.standing) {
    const { joinedTo, perhapsSameAs } = standing;
    const isGone = (other: string | null) => other === leadId;
    if (isGone(joinedTo)) store.standing.set(id, { ...standing, joinedTo: null, mergeKind: null });
    if (isGone(perhapsSameAs)) store.standing.set(id, { ...standing, perhapsSameAs: null });
  }
  store.reviews.delete(leadId);
  store.standing.delete(leadId);
  store.takenAt.delete(leadId);
  store.consents.delete(leadId);
  for (const rows of [store.notifications, store.events, store.rounds]) removeOf(rows, leadId);
  for (const [id, assignment] of store.assignments) {
    if (assignment.leadId === leadId) countFromYes(store, assignment);
    if (assignment.leadId === leadId) store.assignments.delete(id);
    if (assignment.leadId === leadId && assignment.state === 'legacy-open') letOff(store, id);
  }
  for (const [id, sale] of store.sales) {
    const isOrphan = sale.assignmentId !== null && !store.assignments.has(sale.assignmentId);
    const dispute = sale.dispute && { ...sale.dispute, text: null, answer: null };
    const waivers = sale.waivers.map((each) => ({ ...each, reason: null }));
    if (isOrphan) store.sales.set(id, { ...sale, assignmentId: null, dispute, waivers });
  }
}

/** Dates an older sale to its acceptance, from which it can be disputed. */
function countFromYes(
  store: InMemoryStore,
  { answeredAt, id: assignmentId, state }: Assignment,
): void {
  if ((state !== 'accepted' && state !== 'withdrawn') || !answeredAt) return;
  for (const [id, sale] of store.sales) {
    const isOlder = sale.assignmentId === assignmentId && sale.createdAt < answeredAt;
    if (isOlder) store.sales.set(id, { ...sale, createdAt: answeredAt });
  }
}

/** Waives the due sale of an assignment that nobody has answered. */
function letOff(store: InMemoryStore, assignmentId: string): void {
  for (const [id, sale] of store.sales) {
    const isSaleDue = sale.assignmentId === assignmentId && sale.paymentStatus === 'pending';
    if (isSaleDue) store.sales.set(id, settled(sale, 'credited', store.now));
  }
}

function removeOf(rows: { leadId: string }[], leadId: string): void {
  rows.splice(0, rows.length, ...rows.filter((row) => row.leadId !== leadId));
}
