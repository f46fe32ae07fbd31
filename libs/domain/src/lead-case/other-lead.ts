import { askedFirst, isShownToAgents } from '../leads/lead-views.js';
import type { PartnerGroup } from '../leads/consent.js';
import { CORRECTABLE_KEYS, type Corrections } from '../leads/lead-corrections.js';
import { isClosed, type Lead } from '../leads/lead.js';
import { canBeOneHome, houseKey } from '../places/home-address.js';
import { placeKey } from '../places/municipality-named.js';
import { postalCodeIn } from '../places/postal-code.js';
import { composed } from '../core/text.js';
import { DAY_MS, daysAfter } from '../core/time/time-span.js';
import type { QueueKind } from '../overview/queue.js';
import { isPeriodOver } from './asked-so-far.js';

/** Between a lead and the earlier one that it merges into. */
export const SAME_HOME_DAYS = 30;

/** A partner pays once for the home in them. */
export const PAID_HOME_DAYS = 90;

/** Long enough to span a holiday. */
export const IS_IT_YOU_DAYS = 30;

export interface OtherReveal {
  readonly partnerId: string;
  readonly partnerGroup: PartnerGroup;
  readonly isAccepted: boolean;
  /** Null: no sale, or a waived one. */
  readonly soldAt: Date | null;
}

export interface OtherLead {
  readonly lead: Lead;
  readonly matchUntil: Date | null;
  readonly mergedInto: string | null;
  readonly mergeKind: MergeKind | null;
  readonly perhapsSameAs: string | null;
  readonly isExhausted: boolean;
  readonly wantsFirst: boolean;
  readonly chosenAt: Date | null;
  /** Winning partners. Null: active. */
  readonly endedBy: readonly string[] | null;
  readonly reveals: readonly OtherReveal[];
}

type Described = Pick<
  Lead,
  'customerPhone' | 'customerEmail' | 'address' | 'municipality' | 'location'
>;

type Addressed = Pick<Lead, 'customerEmail'>;

/** Never of two leads by telephone without an address. */
export function sameMailbox(one: Addressed, other: Addressed): boolean {
  if (one.customerEmail === '') return false;
  return one.customerEmail.toLowerCase() === other.customerEmail.toLowerCase();
}

export function samePersonAndHome(one: Described, other: Described): boolean {
  return isOnePerson(one, other) && canBeSameHome(one, other);
}

/**
 * Telephone and e-mail; or one of them and the house; or the home alone, which neighbours share.
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
 * Street names repeat across places, so a postal code or the place name decides without a
 * municipality.
 */
function isOnePlace(one: Described, other: Described): boolean {
  if (one.municipality && other.municipality) return one.municipality === other.municipality;
  const hasCodes = postalCodeIn(one.address) !== null && postalCodeIn(other.address) !== null;
  const [place, otherPlace] = [placeKey(one.location), placeKey(other.location)];
  return hasCodes || place === '' || otherPlace === '' || place === otherPlace;
}

export function searchContinues(
  { lead, matchUntil, isExhausted, wantsFirst, reveals }: OtherLead,
  now: Date,
): boolean {
  if (isClosed(lead) || !wantsFirst) return false;
  if (reveals.some(({ isAccepted }) => isAccepted)) return true;
  return !isExhausted && !isPeriodOver(matchUntil, now);
}

/**
 * The earliest active one, else the earliest possible duplicate. A later one counts once its search
 * began, because this one was held.
 */
export function earlierLead(
  lead: Lead,
  others: readonly OtherLead[],
  now: Date,
): { same?: OtherLead; perhaps?: OtherLead } {
  const isNear = (other: OtherLead) =>
    Math.abs(+lead.receivedAt - +other.lead.receivedAt) <= SAME_HOME_DAYS * DAY_MS;
  const earlier = others
    .filter((it) => it.matchUntil !== null || byReceivedAt(it, { lead }) < 0)
    .filter((it) => !it.mergedInto && it.perhapsSameAs !== lead.id)
    .filter((it) => !it.lead.suspicion && isNear(it) && searchContinues(it, now))
    .toSorted(byReceivedAt);
  const isSame = (other: OtherLead) => samePersonAndHome(lead, other.lead);
  const isService = (it: OtherLead) => it.lead.serviceType === lead.serviceType;
  const same = earlier.find((it) => isSame(it) && isService(it));
  if (same) return { same };
  const perhaps = earlier.find((it) => isSame(it) || perhapsSame(lead, it.lead));
  return perhaps ? { perhaps } : {};
}

export function hasRecentSale(other: OtherLead, partnerId: string, now: Date): boolean {
  const since = daysAfter(now, -PAID_HOME_DAYS);
  return other.reveals.some((it) => it.partnerId === partnerId && Number(it.soldAt) > +since);
}

/**
 * An address counts only when the earlier had none; texts to stylists and agents are not compared.
 */
export function differences(earlier: Lead, later: Lead): Corrections {
  const isLocated = houseKey(earlier.address) !== '';
  const isPlaced = earlier.municipality !== null || later.municipality === null;
  const isToSame = askedFirst(earlier) === askedFirst(later);
  const differing = CORRECTABLE_KEYS.filter((key) => {
    if (!isToSame && !isShownToAgents(key)) return false;
    if (key === 'customerEmail' || (key === 'address' && isLocated)) return false;
    if (key === 'location' && isPlaced) return false;
    return later[key] && alike(later[key]) !== alike(earlier[key]);
  });
  return Object.fromEntries(differing.map((key) => [key, later[key]]));
}

/** Older texts may hold decomposed Unicode letters. */
const alike = (value: Lead[keyof Lead]) => (typeof value === 'string' ? composed(value) : value);

export function byReceivedAt(one: { lead: Lead }, other: { lead: Lead }): number {
  const apart = +one.lead.receivedAt - +other.lead.receivedAt;
  if (apart !== 0) return apart;
  return one.lead.id < other.lead.id ? -1 : 1;
}

/**
 * Causes of a merge into an earlier lead:
 * - `same-mailbox`: one person's, permanently
 * - `by-hand`: from another mailbox, by the administrator
 * - `presumed`: from another mailbox, by the rule; a stranger may have sent it and must not learn
 * of it
 */
export const MERGE_KINDS = ['same-mailbox', 'by-hand', 'presumed'] as const;
export type MergeKind = (typeof MERGE_KINDS)[number];

interface Merged {
  readonly mergeKind: MergeKind | null;
}

interface MergedRule {
  /** Its search continues as if no partner could be asked, so that its sender sees no difference. */
  readonly hasOwnSearch: boolean;
  readonly isSameOwner: boolean;
  /** The owner's page shows both leads together. */
  readonly namesEarlier: boolean;
  /** Unless a partner has the earlier lead. */
  readonly continuesWhen: 'never' | 'earlier-lost' | 'earlier-over';
}

const MERGED_RULES: Readonly<Record<MergeKind, MergedRule>> = {
  'same-mailbox': {
    hasOwnSearch: false,
    isSameOwner: true,
    namesEarlier: true,
    continuesWhen: 'never',
  },
  'by-hand': {
    hasOwnSearch: false,
    isSameOwner: true,
    namesEarlier: false,
    continuesWhen: 'earlier-lost',
  },
  presumed: {
    hasOwnSearch: true,
    isSameOwner: false,
    namesEarlier: false,
    continuesWhen: 'earlier-over',
  },
};

const kindsThat = (holds: (rule: MergedRule) => boolean): readonly MergeKind[] =>
  MERGE_KINDS.filter((kind) => holds(MERGED_RULES[kind]));

export const ONE_OWNER_KINDS = kindsThat(({ isSameOwner }) => isSameOwner);

export const KINDS_WITHOUT_REVIEW = kindsThat(({ namesEarlier }) => !namesEarlier);

export const QUIET_KINDS = kindsThat(({ hasOwnSearch }) => !hasOwnSearch);

export const QUEUED_UNMERGED = [
  'not-reported',
  'no-quote',
  'nobody-found',
  'unknown-place',
  'perhaps-same',
] as const satisfies readonly QueueKind[];

/** Else only the earlier lead's owner chooses. */
export function hasOwnChoice({ mergeKind }: Merged): boolean {
  return mergeKind === null || MERGED_RULES[mergeKind].namesEarlier;
}

/** The ended earlier lead, unless this one continues alone. */
export function earlierEnd({
  mergedInto,
  mergeKind,
  others,
}: Merged & {
  readonly mergedInto: string | null;
  readonly others: readonly OtherLead[];
}): OtherLead | undefined {
  if (!mergeKind || !ONE_OWNER_KINDS.includes(mergeKind)) return undefined;
  const earlier = others.find(({ lead }) => lead.id === mergedInto);
  if (!earlier?.endedBy) return undefined;
  const isLeft = earlier.lead.status === 'lost' && !isServed(earlier);
  return isLeft && continuesWhen(mergeKind) !== 'never' ? undefined : earlier;
}

/** A partner has its contact details. */
export function isServed({ reveals, wantsFirst }: OtherLead): boolean {
  return wantsFirst && reveals.some(({ isAccepted }) => isAccepted);
}

export const continuesWhen = (mergeKind: MergeKind): MergedRule['continuesWhen'] =>
  MERGED_RULES[mergeKind].continuesWhen;

export function hasOwnSearch({ mergeKind }: Merged): boolean {
  return mergeKind === null || MERGED_RULES[mergeKind].hasOwnSearch;
}

export function isMergedPermanently({ mergeKind }: Merged): boolean {
  return mergeKind !== null && MERGED_RULES[mergeKind].namesEarlier;
}
