import { askedFirst } from '../leads/asked-first.js';
import type { Recipient } from '../leads/consent.js';
import { CORRECTABLE_KEYS, type Corrections } from '../leads/lead-corrections.js';
import { isToldToAgents } from '../leads/lead-views.js';
import { isClosed, type Lead } from '../leads/lead.js';
import { canBeOneHome, houseKey } from '../places/home-address.js';
import { placeKey } from '../places/municipality-named.js';
import { postalCodeIn } from '../places/postal-code.js';
import type { MergeKind } from './merged-lead.js';
import { composed } from '../core/text.js';
import { DAY_MS, daysAfter } from '../core/time/time-span.js';

/** A request joins an earlier one that came within so many days. */
export const SAME_HOME_DAYS = 30;

/** For so many days a partner that has paid for a person's home does not pay for it again. */
export const PAID_HOME_DAYS = 90;

/** For so many days an owner can answer «Er dette deg?» by its link: long enough after a holiday, too. */
export const IS_IT_YOU_DAYS = 30;

/** How a request stands to an earlier one: it is the same and has joined it, or may be the same. */
export const DUPLICATE_KINDS = ['joined', 'perhaps'] as const;
export type DuplicateKind = (typeof DUPLICATE_KINDS)[number];

/** A partner that got the owner's contact details by another request. */
export interface OtherReveal {
  readonly partnerId: string;
  readonly recipient: Recipient;
  /** Whether it has the assignment still. */
  readonly isAccepted: boolean;
  /** When it was sold, unless it has been let off since. */
  readonly paidAt: Date | null;
}

/** Another request, as far as it takes to tell whether it is about the same person and home. */
export interface OtherLead {
  readonly lead: Lead;
  readonly matchUntil: Date | null;
  readonly joinedTo: string | null;
  readonly mergeKind: MergeKind | null;
  readonly perhapsSameAs: string | null;
  /** Whether nobody can be asked about it any more, and nobody has still to answer. */
  readonly isExhausted: boolean;
  /** Whether its owner still wants those whom it asks first. */
  readonly wantsFirst: boolean;
  readonly reveals: readonly OtherReveal[];
}

/** What tells whose request it is, and of which home. */
type Described = Pick<
  Lead,
  'customerPhone' | 'customerEmail' | 'address' | 'municipality' | 'location'
>;

type Addressed = Pick<Lead, 'customerEmail'>;

/** Whether they were sent from the same mailbox, as far as what was typed tells. */
export function sameMailbox(one: Addressed, other: Addressed): boolean {
  return one.customerEmail.toLowerCase() === other.customerEmail.toLowerCase();
}

/** Whether telephone or e-mail is the same, and the addresses can be one home in one place. */
export function samePersonAndHome(one: Described, other: Described): boolean {
  return isOnePerson(one, other) && canBeSameHome(one, other);
}

/**
 * Whether two leads can be the same though {@link samePersonAndHome} does not say so: telephone and e-mail
 * match, or one of them and the house, or the home alone, which neighbours share.
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
 * A street is found in many places. Where a municipality is not known, a postal code in both addresses
 * tells the place, or else its name.
 */
function isOnePlace(one: Described, other: Described): boolean {
  if (one.municipality && other.municipality) return one.municipality === other.municipality;
  const hasCodes = postalCodeIn(one.address) !== null && postalCodeIn(other.address) !== null;
  const [place, otherPlace] = [placeKey(one.location), placeKey(other.location)];
  return hasCodes || place === '' || otherPlace === '' || place === otherPlace;
}

/**
 * Whether partners are still looked for, and there are any, or somebody has it; not once its owner wants
 * none of those whom it asks first any more, as then another is asked about by itself.
 */
export function goesOn(
  { lead, matchUntil, isExhausted, wantsFirst, reveals }: OtherLead,
  now: Date,
): boolean {
  if (isClosed(lead) || !wantsFirst) return false;
  if (reveals.some(({ isAccepted }) => isAccepted)) return true;
  return !isExhausted && (!matchUntil || matchUntil > now);
}

/**
 * The earliest request that goes on for the same person, home and service: this one joins it; else
 * the earliest that may be the same, by {@link perhapsSame} or with another service.
 * One that was received later counts too once its search has begun: this one was held till then.
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
    .filter((it) => !it.joinedTo && it.perhapsSameAs !== lead.id)
    .filter((it) => !it.lead.suspicion && isNear(it) && goesOn(it, now))
    .toSorted(byArrival);
  const isSame = (other: OtherLead) => samePersonAndHome(lead, other.lead);
  const isService = (it: OtherLead) => it.lead.serviceType === lead.serviceType;
  const same = earlier.find((it) => isSame(it) && isService(it));
  if (same) return { same };
  const perhaps = earlier.find((it) => isSame(it) || perhapsSame(lead, it.lead));
  return perhaps ? { perhaps } : {};
}

/** Whether a partner has paid lately for what another request is about. */
export function hasPaidFor(other: OtherLead, partnerId: string, now: Date): boolean {
  const since = daysAfter(now, -PAID_HOME_DAYS);
  return other.reveals.some(
    (it) => it.partnerId === partnerId && it.paidAt !== null && it.paidAt > since,
  );
}

/**
 * What the later of two requests for one home says otherwise than the earlier; what it leaves out is
 * no difference. Of an address only that there is one at last: otherwise it would be another home. What
 * was written to stylists is none from what was written to agents, nor is the service itself then.
 */
export function differences(earlier: Lead, later: Lead): Corrections {
  const isLocated = houseKey(earlier.address) !== '';
  const isPlaced = earlier.municipality !== null || later.municipality === null;
  const isToSame = askedFirst(earlier) === askedFirst(later);
  const differing = CORRECTABLE_KEYS.filter((key) => {
    if (!isToSame && (key === 'serviceType' || !isToldToAgents(key))) return false;
    if (key === 'customerEmail' || (key === 'address' && isLocated)) return false;
    if (key === 'location' && isPlaced) return false;
    return later[key] && alike(later[key]) !== alike(earlier[key]);
  });
  return Object.fromEntries(differing.map((key) => [key, later[key]]));
}

/** A text as it is stored since letters are put in one piece; what is older may have them in two. */
const alike = (value: Lead[keyof Lead]) => (typeof value === 'string' ? composed(value) : value);

/** The earliest first; at the same moment in the order of their ids. */
export function byArrival(one: { lead: Lead }, other: { lead: Lead }): number {
  const apart = +one.lead.receivedAt - +other.lead.receivedAt;
  if (apart !== 0) return apart;
  return one.lead.id < other.lead.id ? -1 : 1;
}
