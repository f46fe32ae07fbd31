import { cityKey } from './city-name.js';
import type { Service } from './lead-answers.js';
import { coversCity } from './city-cover.js';
import { recipientOf } from './consent.js';
import type { Partner } from './partner.js';

/** How many leads asked for a service in a place, as it was written. */
export interface Demand {
  readonly city: string;
  readonly service: Service;
  readonly leads: number;
  /** Those among them that no partner has. */
  readonly waiting: number;
}

/** A city and a service that owners ask for and no active partner covers. */
export type CoverageGap = Demand;

/**
 * Where partners are missing, most leads first. Spellings of a city are one, under the one that
 * most leads used. Estate agents count for nothing here: they do no styling.
 */
export function coverageGaps(
  demand: readonly Demand[],
  partners: readonly Partner[],
): CoverageGap[] {
  const gaps = new Map<string, CoverageGap>();
  for (const each of demand.toSorted((a, b) => b.leads - a.leads)) {
    if (partners.some((partner) => meets(partner, each))) continue;
    const key = `${cityKey(each.city)} ${each.service}`;
    const { city, leads, waiting } = gaps.get(key) ?? { ...each, leads: 0, waiting: 0 };
    gaps.set(key, {
      city,
      service: each.service,
      leads: leads + each.leads,
      waiting: waiting + each.waiting,
    });
  }
  return [...gaps.values()].sort((a, b) => b.leads - a.leads);
}

function meets(partner: Partner, { city, service }: Demand): boolean {
  const { active, kind, services } = partner;
  return (
    active &&
    recipientOf(kind) === 'stylist' &&
    services.includes(service) &&
    coversCity(partner, city)
  );
}
