import { type PartnerGroup, partnerGroupOf } from '../leads/consent.js';
import type { PartnerKind } from '../core/partner-kind.js';
import type { Partner } from '../partners/partner.js';
import { isTestPartner, TEST_PARTNER } from '../partners/test-partner.js';
import * as figuresAfter from './partner-figures.js';
import { capacityUsed, noFigures, type PartnerFigures } from './partner-figures.js';
import { type Area, areasAround } from '../places/area.js';

export interface Candidate {
  readonly partner: Partner;
  readonly figures: PartnerFigures;
}

export function hasCapacity({ partner, figures }: Candidate, now: Date): boolean {
  return capacityUsed(figures, now) < partner.weeklyCapacity;
}

export const isForTests = ({ partner }: Candidate): boolean => isTestPartner(partner);

/**
 * Partners within reach of a batch of decisions, each seeing the effects of earlier ones. It locks
 * their figures until {@link changed} is stored.
 */
export class PartnerPool {
  private readonly candidates = new Map<string, Candidate>();
  private readonly before = new Map<string, PartnerFigures>();
  private readonly idsByArea = new Map<Area, string[]>();
  private turn: number;

  /**
   * @param lastAskedOrder the highest turn number so far
   * @param kinds number of partners per kind, inside and outside the pool
   */
  constructor(
    partners: readonly Partner[],
    figures: Iterable<PartnerFigures>,
    lastAskedOrder: number,
    private readonly kinds: ReadonlyMap<PartnerKind, number> = kindsOf(partners),
  ) {
    this.turn = lastAskedOrder;
    for (const partner of partners) {
      this.candidates.set(partner.id, { partner, figures: noFigures(partner.id) });
      for (const area of partner.areas) {
        const ids = this.idsByArea.get(area);
        if (ids) ids.push(partner.id);
        else this.idsByArea.set(area, [partner.id]);
      }
    }
    for (const each of figures) {
      const known = this.candidates.get(each.partnerId);
      if (known) this.candidates.set(each.partnerId, { ...known, figures: each });
    }
  }

  find(partnerId: string): Candidate | undefined {
    return this.candidates.get(partnerId);
  }

  /** Unordered; none for an unknown municipality. */
  covering(municipality: string | null, partnerGroup: PartnerGroup): Candidate[] {
    const ids = areasAround(municipality).flatMap((area) => this.idsByArea.get(area) ?? []);
    return [...new Set(ids)]
      .map((id) => this.candidates.get(id)!)
      .filter(({ partner }) => partnerGroupOf(partner.kind) === partnerGroup);
  }

  testing(partnerGroup: PartnerGroup): Candidate[] {
    const found = this.find(TEST_PARTNER.id);
    return found && partnerGroupOf(found.partner.kind) === partnerGroup ? [found] : [];
  }

  count(partnerGroup: PartnerGroup): number {
    const ofThem = [...this.kinds].filter(([kind]) => partnerGroupOf(kind) === partnerGroup);
    return ofThem.reduce((sum, [, count]) => sum + count, 0);
  }

  asked(partnerId: string, now: Date): void {
    this.turn += 1;
    this.change(partnerId, (figures) => figuresAfter.withOffer(figures, this.turn, now));
  }

  change(partnerId: string, next: (figures: PartnerFigures) => PartnerFigures): void {
    const known = this.candidates.get(partnerId);
    if (!known) return;
    this.candidates.set(partnerId, { ...known, figures: next(known.figures) });
    if (!this.before.has(partnerId)) this.before.set(partnerId, known.figures);
  }

  offerErased(partnerId: string): void {
    this.change(partnerId, figuresAfter.closedUnanswered);
  }

  changed(): PartnerFigures[] {
    return [...this.before.keys()].map((id) => this.candidates.get(id)!.figures);
  }

  /** Active partners that have had no capacity until now. */
  freed(now: Date): Partner[] {
    return [...this.before].flatMap(([id, figures]) => {
      const known = this.candidates.get(id)!;
      if (!known.partner.active || !hasCapacity(known, now)) return [];
      return hasCapacity({ ...known, figures }, now) ? [] : known.partner;
    });
  }
}

function kindsOf(partners: readonly Partner[]): Map<PartnerKind, number> {
  const real = partners.filter((partner) => !isTestPartner(partner));
  const byKind = Map.groupBy(real, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, some]) => [kind, some.length]));
}
