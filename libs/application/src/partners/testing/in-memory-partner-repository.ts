import {
  areaName,
  capacityUsed,
  daysAfter,
  type Demand,
  DomainError,
  FAIRNESS_DAYS,
  hasSaidYes,
  type LoadedPartner,
  noFigures,
  type Partner,
  type PartnerWork,
  countsForPartner,
  isTestPartner,
  isUnanswered,
  isUnmatched,
} from '@boligstyling/domain';
import { partnerWork } from '@boligstyling/domain/testing';
import {
  type PartnerChanges,
  type PartnerCount,
  type PartnerFilter,
  type PartnerOverview,
  PartnerRepository,
} from '../partner-repository.js';
import { consentsOf } from '../../lead-case/testing/in-memory-case-state.js';
import { nextVersion } from '../../core/testing/next-version.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

export class InMemoryPartnerRepository extends PartnerRepository {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async add(partner: Partner): Promise<void> {
    this.requireFreeEmail(partner);
    this.store.partners.set(partner.id, partner);
  }

  override async addAll(partners: readonly Partner[]): Promise<void> {
    for (const partner of partners) this.requireFreeEmail(partner);
    for (const partner of partners) this.store.partners.set(partner.id, partner);
  }

  override async change(
    id: string,
    changes: PartnerChanges | ((now: Partner) => PartnerChanges | undefined),
  ): Promise<Partner> {
    const partner = this.store.partners.get(id);
    if (!partner || isTestPartner(partner)) throw new DomainError('partner-not-found');
    const reported = typeof changes === 'function' ? changes(partner) : changes;
    if (!reported) return partner;
    const { termsVersion, termsAcceptedAt, termsAcceptances, ...edited } = {
      ...partner,
      ...reported,
    };
    const terms = { termsVersion, termsAcceptedAt, termsAcceptances };
    const changed = { ...nextVersion(partner, edited), ...terms };
    this.requireFreeEmail(changed);
    this.store.partners.set(id, changed);
    return changed;
  }

  override async notify(id: string): Promise<void> {
    if (!this.store.partners.has(id)) throw new DomainError('partner-not-found');
  }

  override async findById(id: string): Promise<PartnerOverview | undefined> {
    return partnerOverviews(this.store).find(({ partner }) => partner.id === id);
  }

  override async all(): Promise<Partner[]> {
    return realPartners(this.store);
  }

  override async count(): Promise<PartnerCount> {
    const all = realPartners(this.store);
    return { active: all.filter(({ active }) => active).length, total: all.length };
  }

  override async loaded(): Promise<LoadedPartner[]> {
    return partnerOverviews(this.store)
      .filter(({ partner }) => partner.active)
      .map(({ partner, assignmentsLastWeek }) => ({ partner, assignmentsLastWeek }));
  }

  override async list(filter: PartnerFilter): Promise<PartnerOverview[]> {
    const text = filter.text?.toLowerCase() ?? '';
    return partnerOverviews(this.store)
      .filter(
        ({ partner }) =>
          (filter.kind ?? partner.kind) === partner.kind &&
          (filter.active ?? partner.active) === partner.active &&
          (!filter.service || partner.services.includes(filter.service)) &&
          [partner.name, partner.company, partner.email, ...partner.areas.map(areaName)].some(
            (each) => each.toLowerCase().includes(text),
          ),
      )
      .sort((a, b) => a.partner.name.localeCompare(b.partner.name, 'nb'));
  }

  override async workSince(id: string, time: Date): Promise<PartnerWork | undefined> {
    if (!this.store.partners.has(id)) return undefined;
    const own = <Row extends { partnerId: string }>(rows: Iterable<Row>) =>
      [...rows].filter(({ partnerId }) => partnerId === id);
    const { assignments, sales } = this.store;
    return partnerWork(
      own(assignments.values()).filter(({ offeredAt }) => offeredAt > time),
      own(sales.values()).filter(({ createdAt }) => createdAt > time),
    );
  }

  override async demandSince(time: Date): Promise<Demand[]> {
    const demand = new Map<string, Demand>();
    for (const lead of this.store.leads.values()) {
      const isCounted = !lead.suspicion && !this.store.standing.get(lead.id)?.mergedInto;
      if (lead.receivedAt < time || !isCounted) continue;
      const { municipality, location: city, serviceType: service } = lead;
      const isWaiting = isUnmatched(lead) && hasSaidYes(consentsOf(this.store, lead.id));
      const key = JSON.stringify([municipality, city, service]);
      const { leads, waiting } = demand.get(key) ?? { leads: 0, waiting: 0 };
      const counts = { leads: leads + 1, waiting: waiting + Number(isWaiting) };
      demand.set(key, { municipality, city, service, ...counts });
    }
    return [...demand.values()];
  }

  private requireFreeEmail({ id, email }: Partner): void {
    const accepted = [...this.store.partners.values()].some(
      (other) => other.id !== id && other.email === email,
    );
    if (accepted) throw new DomainError('partner-email-taken');
  }
}

const realPartners = ({ partners }: InMemoryStore): Partner[] =>
  [...partners.values()].filter((partner) => !isTestPartner(partner));

function partnerOverviews(store: InMemoryStore): PartnerOverview[] {
  return realPartners(store).map((partner) => {
    const given = [...store.assignments.values()]
      .filter((it) => it.partnerId === partner.id && countsForPartner(it))
      .sort((a, b) => a.offeredAt.getTime() - b.offeredAt.getTime());
    const open = given.filter(isUnanswered).length;
    const figures = store.figures.get(partner.id) ?? noFigures(partner.id);
    const monthAgo = daysAfter(store.now, -FAIRNESS_DAYS);
    return {
      partner,
      assignmentsLastWeek: capacityUsed({ ...figures, open }, store.now),
      assignmentsLastMonth: given.filter(({ offeredAt }) => offeredAt > monthAgo).length,
      assignments: given.length,
      lastAssignedAt: given.at(-1)?.offeredAt ?? null,
    };
  });
}
