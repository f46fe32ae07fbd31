import { type LeadService, VALUATION } from '../leads/lead-answers.js';
import { recipientOf } from '../leads/consent.js';
import type { Partner } from '../partners/partner.js';
import { areaName, covers } from '../places/area.js';
import { municipalityNamed } from '../places/municipality-named.js';
import { spellingKey } from '../places/place-name.js';

/** How many leads asked for a service in a place. */
export interface Demand {
  /** Null: not known, or not looked for yet. */
  readonly municipality: string | null;
  /** As it was written. */
  readonly city: string;
  readonly service: LeadService;
  readonly leads: number;
  /** Those among them that no partner has. */
  readonly waiting: number;
}

/** A place and a service that owners ask for and that no partner can take. */
export interface CoverageGap extends Demand {
  /** The municipality's name; where it is not known, what most leads wrote. */
  readonly place: string;
  /** How many active partners work there. */
  readonly partners: number;
  /** Those among them that have no capacity now. */
  readonly full: number;
}

/** Where partners are missing, and how many requests wait in all. */
export interface Coverage {
  /** Most waiting leads first, then most leads. */
  readonly gaps: readonly CoverageGap[];
  /** Leads that no partner has, wherever they are. */
  readonly waiting: number;
  /** Active partners without capacity. */
  readonly fullPartners: number;
}

/** A partner and how much of its capacity is taken. */
export interface LoadedPartner {
  readonly partner: Partner;
  readonly assignmentsLastWeek: number;
}

/**
 * What owners ask for and nobody can take: nobody works there, or leads wait and everyone who does
 * is full. A whole country covered by one full partner is covered by nobody. Estate agents do no
 * styling, and nobody else does valuations.
 */
export function coverageOf(
  demand: readonly Demand[],
  everyone: readonly LoadedPartner[],
): Coverage {
  const active = everyone.filter(({ partner }) => partner.active);
  const gaps = byPlace(demand)
    .map((each) => withPartners(each, active))
    .filter(({ partners, full, waiting }) => partners === 0 || (waiting > 0 && full === partners));
  return {
    gaps: gaps.sort((a, b) => b.waiting - a.waiting || b.leads - a.leads),
    waiting: demand.reduce((sum, { waiting }) => sum + waiting, 0),
    fullPartners: active.filter(isFull).length,
  };
}

/**
 * What was asked for in each municipality, spellings together, under the one that most leads used; a
 * place that means none, as lists are narrowed to it.
 */
function byPlace(demand: readonly Demand[]): Demand[] {
  const places = new Map<string, Demand>();
  for (const each of demand.toSorted((a, b) => b.leads - a.leads)) {
    const municipality = each.municipality ?? municipalityNamed(each.city) ?? null;
    const key = `${municipality ?? spellingKey(each.city)} ${each.service}`;
    const known = places.get(key) ?? { ...each, municipality, leads: 0, waiting: 0 };
    const { leads, waiting } = each;
    places.set(key, { ...known, leads: known.leads + leads, waiting: known.waiting + waiting });
  }
  return [...places.values()];
}

function withPartners(demand: Demand, active: readonly LoadedPartner[]): CoverageGap {
  const { municipality, city, service } = demand;
  const there = active.filter(
    ({ partner }) => does(partner, service) && covers(partner.areas, municipality),
  );
  return {
    ...demand,
    place: municipality === null ? city : areaName(municipality),
    partners: there.length,
    full: there.filter(isFull).length,
  };
}

function isFull({ partner, assignmentsLastWeek }: LoadedPartner): boolean {
  return assignmentsLastWeek >= partner.weeklyCapacity;
}

function does({ kind, services }: Partner, service: LeadService): boolean {
  const isAgent = recipientOf(kind) === 'estate-agent';
  return service === VALUATION ? isAgent : !isAgent && services.includes(service);
}
