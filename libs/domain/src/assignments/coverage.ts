import { type LeadService, VALUATION } from '../leads/lead-answers.js';
import { partnerGroupOf } from '../leads/consent.js';
import type { Partner } from '../partners/partner.js';
import { hasAcceptedTerms } from '../partners/partner-terms.js';
import { areaName, covers } from '../places/area.js';
import { municipalityNamed } from '../places/municipality-named.js';
import { spellingKey } from '../places/place-spelling.js';

export interface Demand {
  readonly municipality: string | null;
  readonly city: string;
  readonly service: LeadService;
  readonly leads: number;
  readonly waiting: number;
}

export interface CoverageGap extends Demand {
  readonly place: string;
  readonly partners: number;
  readonly full: number;
}

export interface Coverage {
  /** Most waiting leads first. */
  readonly gaps: readonly CoverageGap[];
  readonly waiting: number;
  readonly fullPartners: number;
  /** Active, and asked about leads. */
  readonly activePartners: number;
  /** Active, but not asked before they accept the terms. */
  readonly partnersWithoutTerms: number;
}

export interface LoadedPartner {
  readonly partner: Partner;
  readonly assignmentsLastWeek: number;
}

/**
 * Places where no partner works, or leads wait and every partner is full. One full partner for the
 * whole country covers nothing; agents alone do valuations.
 */
export function coverageOf(
  demand: readonly Demand[],
  everyone: readonly LoadedPartner[],
): Coverage {
  const unpaused = everyone.filter(({ partner }) => partner.active);
  const active = unpaused.filter(({ partner }) => hasAcceptedTerms(partner));
  const gaps = byPlace(demand)
    .map((each) => withPartners(each, active))
    .filter(({ partners, full, waiting }) => partners === 0 || (waiting > 0 && full === partners));
  return {
    gaps: gaps.sort((a, b) => b.waiting - a.waiting || b.leads - a.leads),
    waiting: demand.reduce((sum, { waiting }) => sum + waiting, 0),
    fullPartners: active.filter(isFull).length,
    activePartners: active.length,
    partnersWithoutTerms: unpaused.length - active.length,
  };
}

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
  const isAgent = partnerGroupOf(kind) === 'estate-agent';
  return service === VALUATION ? isAgent : !isAgent && services.includes(service);
}
