import {
  type Lead,
  LEAD_ORIGINS,
  LEAD_STATUSES,
  type LeadOrigin,
  type LeadStatus,
  type OriginFilter,
} from '@boligstyling/domain';
import {
  type LeadCount,
  LeadStatistics,
  MOST_ORIGINS,
  type OriginFigures,
  type Outcome,
  type Period,
  type PeriodFigures,
} from '../ports/lead-statistics.js';
import type { InMemoryStore } from './in-memory-store.js';

const DAY_IN_NORWAY = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' });

/** Figures over leads in memory. */
export class InMemoryLeadStatistics extends LeadStatistics {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async countByStatus(): Promise<Record<LeadStatus, number>> {
    const leads = this.counted();
    const count = (status: LeadStatus) => leads.filter((lead) => lead.status === status).length;
    return Object.fromEntries(LEAD_STATUSES.map((status) => [status, count(status)])) as Record<
      LeadStatus,
      number
    >;
  }

  override async since(from: Date): Promise<PeriodFigures> {
    const leads = this.counted().filter(({ receivedAt }) => receivedAt >= from);
    const days = counted(leads.map(({ receivedAt }) => DAY_IN_NORWAY.format(receivedAt)));
    return {
      days: days.sort((a, b) => (a.name < b.name ? -1 : 1)),
      cities: counted(leads.map(({ location }) => location)),
      services: counted(leads.map(({ serviceType }) => serviceType)),
      medianSecondsToYes: median(this.secondsTo(this.store.takenAt, from)),
      medianSecondsToContact: median(this.secondsTo(this.contacts(), from)),
    };
  }

  override async byOrigin(
    origin: LeadOrigin,
    { from, to, ...filter }: Period & OriginFilter,
  ): Promise<OriginFigures> {
    const asked = LEAD_ORIGINS.filter((key) => filter[key] !== undefined);
    const leads = this.counted().filter(
      (lead) =>
        (!from || lead.receivedAt >= from) &&
        (!to || lead.receivedAt < to) &&
        asked.every((key) => lead[key] === filter[key]),
    );
    const names = [...new Set(leads.map((lead) => lead[origin]))];
    const origins = names
      .map((name) => ({ name, ...this.outcomeOf(leads.filter((lead) => lead[origin] === name)) }))
      .sort((a, b) => b.leads - a.leads || (a.name < b.name ? -1 : 1));
    return { origins: origins.slice(0, MOST_ORIGINS), total: this.outcomeOf(leads) };
  }

  private outcomeOf(leads: readonly Lead[]): Outcome {
    const ids = new Set(leads.map(({ id }) => id));
    const isTheirs = (assignmentId: string | null) =>
      ids.has(this.store.assignments.get(assignmentId ?? '')?.leadId ?? '');
    return {
      leads: leads.length,
      matched: leads.filter(
        ({ id, status }) => !['new', 'lost'].includes(status) || this.store.takenAt.get(id),
      ).length,
      won: leads.filter(({ status }) => status === 'won').length,
      revenueOre: [...this.store.sales.values()]
        .filter((sale) => sale.paymentStatus !== 'credited' && isTheirs(sale.assignmentId))
        .reduce((sum, { amountOre }) => sum + amountOre, 0),
    };
  }

  private counted(): Lead[] {
    const isAlone = ({ id }: Lead) => !this.store.standing.get(id)?.joinedTo;
    return [...this.store.leads.values()].filter(isAlone);
  }

  private contacts(): Map<string, Date | null> {
    const all = [...this.store.standing];
    return new Map(all.map(([leadId, { contactedAt }]) => [leadId, contactedAt]));
  }

  private secondsTo(moments: ReadonlyMap<string, Date | null>, from: Date): number[] {
    return [...moments].flatMap(([leadId, at]) => {
      const lead = this.store.leads.get(leadId);
      if (!lead || !at || at < from) return [];
      return [Math.max(0, (at.getTime() - lead.receivedAt.getTime()) / 1000)];
    });
  }
}

function counted(names: readonly string[]): LeadCount[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
