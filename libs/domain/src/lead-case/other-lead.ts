import { askedFirst } from '../leads/asked-first.js';
import type { PartnerGroup } from '../leads/consent.js';
import { CORRECTABLE_KEYS, type Corrections } from '../leads/lead-corrections.js';
import { isShownToAgents } from '../leads/lead-views.js';
import { isClosed, type Lead } from '../leads/lead.js';
import { canBeOneHome, houseKey } from '../places/home-address.js';
import { placeKey } from '../places/municipality-named.js';
import { postalCodeIn } from '../places/postal-code.js';
import type { MergeKind } from './merged-lead.js';
import { composed } from '../core/text.js';
import { DAY_MS, daysAfter } from '../core/time/time-span.js';

/** Days within which a lead merges into an earlier one. */
export const SAME_HOME_DAYS = 30;

/** Days in which a partner that paid for a home is not charged for it again. */
export const PAID_HOME_DAYS = 90;

/** Days in which the link in «Er dette deg?» works, long enough to span a holiday. */
export const IS_IT_YOU_DAYS = 30;

export const DUPLICATE_KINDS = ['merged', 'perhaps'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

export interface OtherReveal {
  readonly partnerId: string;
  readonly partnerGroup: PartnerGroup;
  readonly isAccepted: boolean;
  /** When it was sold, unless waived since. */
  readonly paidAt: Date | null;
}

export interface OtherLead {
  readonly lead: Lead;
  readonly matchUntil: Date | null;
  readonly mergedInto: string | null;
  readonly mergeKind: MergeKind | null;
  readonly perhapsSameAs: string | null;
  readonly isExhausted: boolean;
  readonly wantsFirst: boolean;
  /** True if its owner has chosen a quote. */
  readonly hasChoice: boolean;
  readonly reveals: readonly OtherReveal[];
}

type Described = Pick<
  Lead,
  'customerPhone' | 'customerEmail' | 'address' | 'municipality' | 'location'
>;

type Addressed = Pick<Lead, 'customerEmail'>;

export function sameMailbox(one: Addressed, other: Addressed): boolean {
  return one.customerEmail.toLowerCase() === other.customerEmail.toLowerCase();
}

/** True if telephone or e-mail match and the addresses can be one home in one place. */
export function samePersonAndHome(one: Described, other: Described): boolean {
  return isOnePerson(one, other) && canBeSameHome(one, other);
}

/**
 * A possible match: telephone and e-mail; or one of them and the house; or the home alone, which
 * neighbours share.
 */
function perhapsSame(one: Described, other: Described): boolean {
  const isPhone = one.customerPhone === other.customerPhone;
  if (isPhone && sameMailbox(one, other)) return true;
  const house = houseKey(one.address);
  if (house === '' || houseKey(other.address) !== house) return false;
  return isOnePerson(one, other) || canBeSameHome(one, other);
}

function isOnePerson(one: Described, other: Described): boolean {
  return one.customerPhone === other.customerPhone || sameMailbox(one, other);
}

function canBeSameHome(one: Described, other: Described): boolean {
  return canBeOneHome(one.address, other.address) && isOnePlace(one, other);
}

/**
 * Street names repeat across places. Without a municipality, a postal code in both addresses
 * decides, or else the place name.
 */
function isOnePlace(one: Described, other: Described): boolean {
  if (one.municipality && other.municipality) return one.municipality === other.municipality;
  const hasCodes = postalCodeIn(one.address) !== null && postalCodeIn(other.address) !== null;
  const [place, otherPlace] = [placeKey(one.location), placeKey(other.location)];
  return hasCodes || place === '' || otherPlace === '' || place === otherPlace;
}

/** False once the owner wants none of those asked first, so that a new lead may be searched for. */
export function goesOn(
  { lead, matchUntil, isExhausted, wantsFirst, reveals }: OtherLead,
  now: Date,
): boolean {
  if (isClosed(lead) || !wantsFirst) return false;
  if (reveals.some(({ isAccepted }) => isAccepted)) return true;
  return !isExhausted && (!matchUntil || matchUntil > now);
}

/**
 * The earliest active lead of the same person, home and service, which this one merges into; else
 * the earliest possible duplicate. A later one counts too once its search began, because this one
 * was held until then.
 */
export function earlierLead(
  lead: Lead,
  others: readonly OtherLead[],
  now: Date,
): { same?: OtherLead; perhaps?: OtherLead } {
  const isNear = (other: OtherLead) =>
    Math.abs(+lead.receivedAt - +other.lead.receivedAt) <= SAME_HOME_DAYS * DAY_MS;
  const earlier = others
    .filter((it) => it.matchUntil !== null || byArrival(it, { lead }) < 0)
    .filter((it) => !it.mergedInto && it.perhapsSameAs !== lead.id)
    .filter((it) => !it.lead.suspicion && isNear(it) && goesOn(it, now))
    .toSorted(byArrival);
  const isSame = (other: OtherLead) => samePersonAndHome(lead, other.lead);
  const isService = (it: OtherLead) => it.lead.serviceType === lead.serviceType;
  const same = earlier.find((it) => isSame(it) && isService(it));
  if (same) return { same };
  const perhaps = earlier.find((it) => isSame(it) || perhapsSame(lead, it.lead));
  return perhaps ? { perhaps } : {};
}

export function hasPaidFor(other: OtherLead, partnerId: string, now: Date): boolean {
  const since = daysAfter(now, -PAID_HOME_DAYS);
  return other.reveals.some(
    (it) => it.partnerId === partnerId && it.paidAt !== null && it.paidAt > since,
  );
}

/**
 * Fields in which the later lead differs from the earlier. A missing value is no difference; an
 * address counts only when the earlier had none, else it is another home. Texts to stylists and to
 * agents are not compared.
 */
export function differences(earlier: Lead, later: Lead): Corrections {
  const isLocated = houseKey(earlier.address) !== '';
  const isPlaced = earlier.municipality !== null || later.municipality === null;
  const isToSame = askedFirst(earlier) === askedFirst(later);
  const differing = CORRECTABLE_KEYS.filter((key) => {
    if (!isToSame && (key === 'serviceType' || !isShownToAgents(key))) return false;
    if (key === 'customerEmail' || (key === 'address' && isLocated)) return false;
    if (key === 'location' && isPlaced) return false;
    return later[key] && alike(later[key]) !== alike(earlier[key]);
  });
  return Object.fromEntries(differing.map((key) => [key, later[key]]));
}

/** Older texts may hold letters in decomposed Unicode form. */
const alike = (value: Lead[keyof Lead]) => (typeof value === 'string' ? composed(value) : value);

export function byArrival(one: { lead: Lead }, other: { lead: Lead }): number {
  const apart = +one.lead.receivedAt - +other.lead.receivedAt;
  if (apart !== 0) return apart;
  return one.lead.id < other.lead.id ? -1 : 1;
}
