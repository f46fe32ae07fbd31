import { randomUUID } from 'node:crypto';
import {
  type ActivePart,
  activeParts,
  erasureNotifications,
  isTestPartner,
  LEAD_PARTS,
  type LeadPart,
  leadParts,
} from '@boligstyling/domain';
import { OF_ERASED_SALE } from '../../billing/sale-repository.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';
import type { replacedBy } from '../../notifications/notification-outbox.js';

/** Enqueues an e-mail about the erasure to every partner of the lead. */
export function notifyOfErasure(store: InMemoryStore, leadId: string): void {
  const lead = store.leads.get(leadId);
  if (!lead) return;
  const asked = [...store.assignments.values()].filter(
    (each) => each.leadId === leadId && !isTestPartner({ id: each.partnerId }),
  );
  for (const notice of erasureNotifications(asked, lead)) {
    store.erasures.push({ ...store.untried(), id: randomUUID(), notice });
  }
}

/** Replaces unsent e-mails about the lead's sales by ones about the sales alone. */
export function notifyOfSales(store: InMemoryStore, leadId: string): void {
  for (const { assignmentId, kind, leadId: of, leasedUntil, state } of store.notifications) {
    const replacing = OF_ERASED_SALE[kind];
    if (of !== leadId || !replacing || state === 'sent') continue;
    const sale = [...store.sales.values()].find((it) => it.assignmentId === assignmentId);
    const isOnItsWay = state === 'due' && leasedUntil && leasedUntil > store.now;
    const dueAt = isOnItsWay ? leasedUntil : store.now;
    if (sale) store.notificationOfSale(sale.id, replacing, dueAt);
  }
}

/** Drops an e-mail about a sale once the one that it replaces has left. */
export function dropReplacement(
  { saleNotifications }: InMemoryStore,
  { saleId, kind }: ReturnType<typeof replacedBy>[number],
): void {
  const at = saleNotifications.findIndex(
    (each) =>
      each.saleId === saleId && each.kind === kind && each.state === 'due' && each.attempts === 0,
  );
  if (at >= 0) saleNotifications.splice(at, 1);
}

/** Removes the rows of each part with their lead; a sale stays, without its assignment. */
const ERASE: Record<LeadPart, (store: InMemoryStore, leadId: string) => void> = {
  event: (store, leadId) => removeOf(store.events, leadId),
  round: (store, leadId) => removeOf(store.rounds, leadId),
  assignment: (store, leadId) => {
    for (const [id, assignment] of store.assignments) {
      if (assignment.leadId === leadId) store.assignments.delete(id);
    }
  },
  quote: (store, leadId) => {
    for (const [id, quote] of store.quotes) {
      if (quote.leadId !== leadId) continue;
      store.quotes.delete(id);
      for (const { fileId } of quote.attachments) store.erasedFiles.add(fileId);
    }
  },
  // In memory its versions and attachments are a part of the quote itself.
  quoteVersion: () => undefined,
  quoteAttachment: () => undefined,
  picture: ({ erasedFiles, pictures }, leadId) => {
    for (const [id, picture] of pictures) {
      if (picture.leadId !== leadId) continue;
      pictures.delete(id);
      erasedFiles.add(picture.fileId);
    }
  },
  review: (store, leadId) => void store.reviews.delete(leadId),
  confirmation: (store, leadId) => {
    for (const [id, each] of store.confirmations) {
      if (each.leadId === leadId) store.confirmations.delete(id);
    }
  },
  sale: (store) => {
    for (const [id, sale] of store.sales) {
      const isOrphan = sale.assignmentId !== null && !store.assignments.has(sale.assignmentId);
      const dispute = sale.dispute && {
        ...sale.dispute,
        text: null,
        triedOn: undefined,
        answer: null,
      };
      const waivers = sale.waivers.map((each) => ({ ...each, reason: null }));
      if (isOrphan) store.sales.set(id, { ...sale, assignmentId: null, dispute, waivers });
    }
  },
  notification: (store, leadId) => removeOf(store.notifications, leadId),
  webhook: (store, leadId) => removeOf(store.announcements, leadId),
};

export function eraseRows(store: InMemoryStore, leadId: string): void {
  store.leads.delete(leadId);
  store.sentBy.delete(leadId);
  for (const [id, standing] of store.standing) {
    const { mergedInto, perhapsSameAs } = standing;
    const isGone = (other: string | null) => other === leadId;
    if (isGone(mergedInto))
      store.standing.set(id, { ...standing, mergedInto: null, mergeKind: null });
    if (isGone(perhapsSameAs)) store.standing.set(id, { ...standing, perhapsSameAs: null });
  }
  store.standing.delete(leadId);
  store.acceptedAt.delete(leadId);
  store.consents.delete(leadId);
  for (const part of leadParts) ERASE[part](store, leadId);
}

/** Of one row; null: not yet. */
type ActivityTimes<Part extends ActivePart> = Readonly<
  Record<(typeof LEAD_PARTS)[Part]['activeAt'][number], Date | null>
>;

const ACTIVE: {
  [Part in ActivePart]: (store: InMemoryStore, leadId: string) => readonly ActivityTimes<Part>[];
} = {
  event: ({ events }, leadId) => events.filter((each) => each.leadId === leadId),
  assignment: ({ assignments }, leadId) =>
    [...assignments.values()].filter((each) => each.leadId === leadId),
  quote: ({ quotes }, leadId) => [...quotes.values()].filter((each) => each.leadId === leadId),
  quoteVersion: ({ quotes }, leadId) =>
    [...quotes.values()]
      .filter((each) => each.leadId === leadId)
      .flatMap(({ versions }) => versions),
  quoteAttachment: ({ quotes }, leadId) =>
    [...quotes.values()]
      .filter((each) => each.leadId === leadId)
      .flatMap(({ attachments }) => attachments),
  picture: ({ pictures }, leadId) =>
    [...pictures.values()].filter((each) => each.leadId === leadId),
  review: ({ reviews }, leadId) => [reviews.get(leadId)].filter((it) => it !== undefined),
};

/** The times of all activity of a lead after its arrival. */
export function activityOf(store: InMemoryStore, leadId: string): Date[] {
  return activeParts.flatMap((part) => {
    const rows: readonly Readonly<Record<string, Date | null>>[] = ACTIVE[part](store, leadId);
    return rows.flatMap((row) => LEAD_PARTS[part].activeAt.flatMap((key) => row[key] ?? []));
  });
}

function removeOf(rows: { leadId: string }[], leadId: string): void {
  rows.splice(0, rows.length, ...rows.filter((row) => row.leadId !== leadId));
}
