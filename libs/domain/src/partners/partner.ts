import type { PartnerKind } from '../core/partner-kind.js';
import { DomainError } from '../core/domain-error.js';
import type { InvoiceParty } from './invoice-party.js';
import type { Service } from '../leads/lead-answers.js';
import type { Area } from '../places/area.js';

/**
 * What we know of a partner, and on what terms leads are passed on to it. What invoices need may be
 * empty: it is then left out of them.
 */
export interface PartnerDetails extends Omit<InvoiceParty, 'name'> {
  name: string;
  company: string;
  kind: PartnerKind;
  email: string;
  /** 8 digits without white space. */
  phone: string;
  /** Where it works. */
  areas: readonly Area[];
  services: readonly Service[];
  /** What one assignment costs, in whole øre. */
  priceOre: number;
  /** How many assignments it takes in any 7 days. 0: none. */
  weeklyCapacity: number;
  /** As owners who have its yes are led there, {@link websiteOf}; empty: none. */
  website: string;
  /** A few words about itself to owners; empty: none. */
  presentation: string;
}

/** The most each field may have, the same in the SPA, the API and the database. */
export const PARTNER_LIMITS = {
  name: 120,
  company: 120,
  email: 254,
  phone: 20,
  website: 200,
  presentation: 300,
  /** Every municipality and every county. */
  areas: 372,
  cities: 100,
  city: 80,
  priceOre: 10_000_000,
  weeklyCapacity: 1000,
} as const;

/**
 * A stylist, interior architect or estate agent in the network.
 *
 * active → paused → active, by the administrator or the partner itself, who may name a day on which
 * the pause ends by itself; what the administrator has paused, she alone takes up again. There is no
 * way out: a partner's assignments and sales stay, so it is paused and never deleted.
 */
export interface Partner extends PartnerDetails {
  id: string;
  active: boolean;
  /** The day in Norway, `yyyy-MM-dd`, on which the pause ends; null: there is none, or it has no end. */
  pausedUntil: string | null;
  /** Whether the administrator has paused it; says nothing of one that is active. */
  pausedByOffice: boolean;
  /**
   * City names from before there were areas that mean no municipality, or several. They cover
   * nothing, and are gone once somebody has chosen its areas.
   */
  unclearCities: readonly string[];
  /** Of its logo, which owners see; null: it has none. */
  logoId: string | null;
  createdAt: Date;
  /** When another mailbox took the place of the one it had: links to that one have ended. Null: never. */
  emailChangedAt: Date | null;
}

/** How a partner stands that gets questions: active, and without an end of a pause. */
export const AT_WORK = { active: true, pausedUntil: null, pausedByOffice: false } as const;

/** Whether a partner is paused and cannot end that by itself. */
export const isPausedByOffice = ({
  active,
  pausedByOffice,
}: Pick<Partner, 'active' | 'pausedByOffice'>): boolean => !active && pausedByOffice;

/** @throws DomainError `paused-by-office` when a partner is not the one to decide over its pause */
export function requireOwnPause(partner: Pick<Partner, 'active' | 'pausedByOffice'>): void {
  if (isPausedByOffice(partner)) throw new DomainError('paused-by-office');
}
