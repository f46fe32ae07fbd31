import {
  isFailing,
  isOpen,
  isToAnswer,
  isToComplete,
  isToModerate,
  isUndecided,
  type LeadQueueKind,
  type Partner,
  QUEUE_KINDS,
  type QueuedLead,
  type QueueKind,
  waitsSince,
} from '@boligstyling/domain';
import {
  COUNTED_CASES,
  type EmailKind,
  type QueueCase,
  type QueueShare,
  WorkQueue,
} from '../ports/work-queue.js';
import type { InMemoryStore } from './in-memory-store.js';

const NOTHING = {
  ...{ lead: null, partner: null, message: null, dispute: null, application: null },
  asked: 0,
};
const UNTOUCHED = {
  stoodBefore: null,
  ...{ contactedAt: null, matchingDueAt: null, seekUntil: null, waitsSince: null },
  ...{ nobodyCalledAt: null, joinedTo: null, perhapsSameAs: null, differences: null },
};

/** What waits for a person, in memory. */
export class InMemoryWorkQueue extends WorkQueue {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async look(
    now: Date,
    few: number,
    wide?: { readonly kind: QueueKind; readonly many: number },
  ): Promise<QueueShare[]> {
    return QUEUE_KINDS.map((kind) => {
      const all = this.casesOf(kind, now).sort((a, b) => +a.since - +b.since);
      const shown = kind === wide?.kind ? wide.many : few;
      const count = Math.min(all.length, COUNTED_CASES);
      return { kind, count, isExact: count === all.length, cases: all.slice(0, shown) };
    });
  }

  private casesOf(kind: QueueKind, now: Date): QueueCase[] {
    if (kind === 'dispute') return this.disputes();
    if (kind === 'undelivered') return this.undelivered();
    if (kind === 'review') return this.reviews();
    if (kind === 'application') return this.applications();
    if (kind === 'partner-incomplete') return this.incomplete();
    return this.leadsOf(kind, now);
  }

  private leadsOf(kind: LeadQueueKind, now: Date): QueueCase[] {
    return [...this.store.leads.values()].flatMap((lead) => {
      const { queued, asked, partner } = this.judged(lead.id);
      const since = queued && waitsSince(kind, queued, now);
      if (!since) return [];
      return [{ ...NOTHING, id: lead.id, since, lead: shown(lead), asked, partner }];
    });
  }

  private judged(leadId: string) {
    const { leads, standing, assignments, partners, takenAt } = this.store;
    const lead = leads.get(leadId);
    const asked = [...assignments.values()].filter((each) => each.leadId === leadId);
    const holders = asked.filter(({ state }) => state === 'accepted' || state === 'legacy-open');
    const first = holders.sort((a, b) => +(a.answeredAt ?? 0) - +(b.answeredAt ?? 0))[0];
    const queued: QueuedLead | undefined = lead && {
      ...UNTOUCHED,
      ...standing.get(leadId),
      ...{ lead, status: lead.status, suspicion: lead.suspicion },
      takenAt: takenAt.get(leadId) ?? null,
      isWithPartners: asked.some(isOpen),
    };
    return { queued, asked: asked.length, partner: partners.get(first?.partnerId ?? '') ?? null };
  }

  private disputes(): QueueCase[] {
    const { assignments, leads, partners, sales } = this.store;
    return [...sales.values()].flatMap(({ id, assignmentId, partnerId, amountOre, dispute }) => {
      if (!isUndecided(dispute)) return [];
      const lead = leads.get(assignments.get(assignmentId ?? '')?.leadId ?? '');
      const about = { lead: lead ? shown(lead) : null, partner: partners.get(partnerId) ?? null };
      const { at: since, reason } = dispute;
      return [{ ...NOTHING, ...about, id, since, dispute: { reason, amountOre } }];
    });
  }

  private undelivered(): QueueCase[] {
    return this.store.outgoing().flatMap((row) => {
      if (!isFailing(row)) return [];
      const { id, createdAt: since, state, attempts, lastFault } = row;
      const what: EmailKind = 'kind' in row ? row.kind : 'partner-erasure';
      const message = { channel: 'email', what, state, attempts, cause: lastFault ?? '' } as const;
      const lead = 'leadId' in row ? this.store.leads.get(row.leadId) : undefined;
      return [
        { ...NOTHING, id, since, message, lead: lead ? shown(lead) : null, partner: this.to(row) },
      ];
    });
  }

  private to(row: ReturnType<InMemoryStore['outgoing']>[number]): Partner | null {
    const { assignments, invoices, partners, sales } = this.store;
    const partnerId =
      'notice' in row
        ? row.notice.partnerId
        : 'invoiceId' in row
          ? invoices.get(row.invoiceId)?.partnerId
          : 'saleId' in row
            ? sales.get(row.saleId)?.partnerId
            : 'assignmentId' in row
              ? assignments.get(row.assignmentId ?? '')?.partnerId
              : undefined;
    return partners.get(partnerId ?? '') ?? null;
  }

  private reviews(): QueueCase[] {
    return [...this.store.reviews.values()].filter(isToModerate).map(({ id, leadId, givenAt }) => {
      const lead = this.store.leads.get(leadId);
      return { ...NOTHING, id, since: givenAt ?? new Date(0), lead: lead ? shown(lead) : null };
    });
  }

  private applications(): QueueCase[] {
    return [...this.store.applications.values()]
      .filter(isToAnswer)
      .map(({ id, receivedAt: since, company }) => ({
        ...NOTHING,
        ...{ id, since, application: { company } },
      }));
  }

  private incomplete(): QueueCase[] {
    return [...this.store.partners.values()]
      .filter((partner) => isToComplete(partner, this.owes(partner.id)))
      .map((partner) => ({ ...NOTHING, id: partner.id, since: partner.createdAt, partner }));
  }

  private owes(partnerId: string): boolean {
    return [...this.store.sales.values()].some(
      (sale) =>
        sale.partnerId === partnerId && sale.paymentStatus === 'pending' && sale.invoiceId === null,
    );
  }
}

function shown({
  id,
  customerName,
  serviceType,
  location,
  suspicion,
}: NonNullable<QueueCase['lead']>) {
  return { id, customerName, serviceType, location, suspicion };
}
