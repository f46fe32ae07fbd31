import {
  hasTooManyHolders,
  isOpen,
  type Lead,
  LEAD_ORIGINS,
  spellingKey,
} from '@boligstyling/domain';
import {
  COUNTED_SEARCH_HITS,
  LeadDirectory,
  type LeadFilter,
  type LeadPosition,
  type LeadSort,
  type LeadTotal,
  type ListedLead,
  type OpenedLead,
  type Relative,
} from '../ports/lead-directory.js';
import { consentsOf } from './in-memory-matching-repository.js';
import type { InMemoryStore } from './in-memory-store.js';

/** Looks leads up in memory. */
export class InMemoryLeadDirectory extends LeadDirectory {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async page(
    filter: LeadFilter,
    sort: LeadSort,
    limit: number,
    after?: LeadPosition,
  ): Promise<ListedLead[]> {
    const order = orderOf(sort);
    return this.matching(filter)
      .filter((lead) => !after || order(after, lead) < 0)
      .sort(order)
      .slice(0, limit)
      .map((lead) => this.listed(lead));
  }

  override async count(filter: LeadFilter): Promise<LeadTotal> {
    const total = this.matching(filter).length;
    const isExact = !filter.words?.length || total <= COUNTED_SEARCH_HITS;
    return { total: isExact ? total : COUNTED_SEARCH_HITS, isExact };
  }

  override async find(id: string): Promise<OpenedLead | undefined> {
    const lead = this.store.leads.get(id);
    const statusBefore = this.store.standing.get(id)?.stoodBefore?.status ?? null;
    if (!lead) return undefined;
    const sentBy = this.store.integratorKeys.get(this.store.sentBy.get(id) ?? '')?.name ?? null;
    const consents = consentsOf(this.store, id);
    return { lead: this.listed(lead), consents, statusBefore, sentBy };
  }

  override async relatives(id: string): Promise<Relative[]> {
    const all = [...this.store.leads.values()].map((lead) => {
      const { joinedTo = null, perhapsSameAs = null } = this.store.standing.get(lead.id) ?? {};
      return { lead, joinedTo, perhapsSameAs };
    });
    const own = all.find(({ lead }) => lead.id === id);
    if (!own) return [];
    const near = [id, own.joinedTo, own.perhapsSameAs];
    const isNear = ({ lead, joinedTo, perhapsSameAs }: Relative) =>
      near.includes(lead.id) || joinedTo === id || perhapsSameAs === id;
    return all
      .filter(isNear)
      .sort((a, b) => a.lead.receivedAt.getTime() - b.lead.receivedAt.getTime());
  }

  override async version(): Promise<string> {
    const newest = await this.page({}, '-received_at', 50);
    return newest.map(({ id, status, suspicion }) => id + status + suspicion).join();
  }

  private matching(filter: LeadFilter): Lead[] {
    const { words = [], status, city, service, from, to, tooManyHolders } = filter;
    return [...this.store.leads.values()].filter((lead) => {
      const { customerName, customerEmail, customerPhone, address, receivedAt } = lead;
      const text = `${customerName} ${customerEmail} ${customerPhone} ${address}`.toLowerCase();
      return (
        words.every((word) => text.includes(word.toLowerCase())) &&
        (!status || lead.status === status) &&
        (!city || spellingKey(lead.location) === spellingKey(city)) &&
        (!service || lead.serviceType === service) &&
        (!tooManyHolders || this.hasTooMany(lead)) &&
        this.isAsWanted(lead, filter) &&
        (!from || receivedAt >= from) &&
        (!to || receivedAt < to)
      );
    });
  }

  private isAsWanted(lead: Lead, filter: LeadFilter): boolean {
    const { ids, partnerId, isHeld, isUnplaced, silentSince } = filter;
    const own = [...this.store.assignments.values()].filter(({ leadId }) => leadId === lead.id);
    const takenAt = this.store.takenAt.get(lead.id);
    return (
      (!ids || ids.includes(lead.id)) &&
      (!partnerId || own.some((each) => each.partnerId === partnerId)) &&
      LEAD_ORIGINS.every((key) => !filter[key] || lead[key] === filter[key]) &&
      (!isHeld || lead.suspicion !== null) &&
      (!isUnplaced || lead.municipality === null) &&
      (!silentSince || (lead.status === 'matched' && takenAt != null && takenAt <= silentSince))
    );
  }

  private hasTooMany({ id }: Lead): boolean {
    const own = [...this.store.assignments.values()].filter(({ leadId }) => leadId === id);
    return hasTooManyHolders(own, this.store.consents.get(id) ?? []);
  }

  private listed(lead: Lead): ListedLead {
    const holder = [...this.store.assignments.values()]
      .filter((assignment) => assignment.leadId === lead.id && isOpen(assignment))
      .sort((a, b) => a.offeredAt.getTime() - b.offeredAt.getTime())[0];
    return { ...lead, partnerId: holder?.partnerId ?? null };
  }
}

function orderOf(sort: LeadSort): (a: LeadPosition, b: LeadPosition) => number {
  const direction = sort.startsWith('-') ? -1 : 1;
  const byName = sort.endsWith('customer_name');
  return (a, b) =>
    direction *
    ((byName ? a.customerName.localeCompare(b.customerName, 'nb') : 0) ||
      a.receivedAt.getTime() - b.receivedAt.getTime() ||
      (a.id < b.id ? -1 : Number(a.id > b.id)));
}
