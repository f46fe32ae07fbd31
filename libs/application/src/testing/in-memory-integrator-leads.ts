import { arrivalConsents, type Lead, mayBeNamedToSender } from '@boligstyling/domain';
import {
  IntegratorLeads,
  type OwnLead,
  type OwnLeadPlace,
  type OwnMonth,
} from '../ports/integrator-leads.js';
import type { InMemoryStore } from './in-memory-store.js';

const DAY_IN_NORWAY = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' });

/** What integrators see of their leads, in memory. */
export class InMemoryIntegratorLeads extends IntegratorLeads {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async page(keyId: string, limit: number, after?: OwnLeadPlace): Promise<OwnLead[]> {
    const isAfter = (lead: Lead) =>
      !after || (lead.id !== after.id && newestFirst(after, lead) < 0);
    return this.of(keyId)
      .filter(isAfter)
      .slice(0, limit)
      .map((lead) => this.seen(lead));
  }

  override async months(keyId: string): Promise<OwnMonth[]> {
    const months = Map.groupBy(this.of(keyId), ({ receivedAt }) =>
      DAY_IN_NORWAY.format(receivedAt).slice(0, 7),
    );
    return [...months].map(([month, leads]) => {
      const yeses = leads.map(({ id }) => this.yeses(id));
      return {
        month,
        sent: leads.length,
        matched: yeses.filter((count) => count > 0).length,
        accepted: yeses.reduce((sum, count) => sum + count, 0),
        won: leads.filter((lead) => this.seen(lead).status === 'won').length,
      };
    });
  }

  private of(keyId: string): Lead[] {
    const isOwn = ({ id }: Lead) => this.store.sentBy.get(id) === keyId;
    return [...this.store.leads.values()].filter(isOwn).sort(newestFirst);
  }

  private yeses(leadId: string): number {
    return [...this.store.assignments.values()].filter(
      (each) => each.leadId === leadId && ['accepted', 'legacy-open'].includes(each.state),
    ).length;
  }

  private seen({ municipality: _, municipalityFoundBy: __, suspicion, ...lead }: Lead): OwnLead {
    const { id, status, receivedAt } = lead;
    const consents = this.store.consents.get(id) ?? arrivalConsents('form', receivedAt);
    const isElsewhere = this.store.events.some(
      ({ leadId, kind, detail }) => leadId === id && kind === 'corrected' && 'page' in detail,
    );
    const mayBeNamed = !isElsewhere && mayBeNamedToSender(consents);
    const nothing = { status: 'new' as const, matchedAt: null, contactedAt: null, closedAt: null };
    if (suspicion) return { ...lead, ...nothing, mayBeNamed };
    const closing = this.store.events
      .filter((event) => event.leadId === id && event.kind === 'status-changed')
      .filter(({ detail }) => 'to' in detail && detail.to === status)
      .map(({ at }) => at.getTime());
    const isClosed = status === 'won' || status === 'lost';
    return {
      ...lead,
      mayBeNamed,
      matchedAt: this.store.takenAt.get(id) ?? null,
      contactedAt: this.store.standing.get(id)?.contactedAt ?? null,
      closedAt: isClosed && closing.length > 0 ? new Date(Math.max(...closing)) : null,
    };
  }
}

function newestFirst(a: OwnLeadPlace, b: OwnLeadPlace): number {
  return b.receivedAt.getTime() - a.receivedAt.getTime() || (a.id < b.id ? 1 : -1);
}
