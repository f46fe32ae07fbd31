import type { PartnerKind } from '../core/partner-kind.js';
import { DomainError } from '../core/domain-error.js';
import type { InvoiceParty } from './invoice-party.js';
import type { Service } from '../leads/lead-answers.js';
import type { Area } from '../places/area.js';

/** Partner data and terms. Empty invoice fields are left out of invoices. */
export interface PartnerDetails extends Omit<InvoiceParty, 'name'> {
  name: string;
  company: string;
  kind: PartnerKind;
  email: string;
  /** 8 digits without white space. */
  phone: string;
  areas: readonly Area[];
  services: readonly Service[];
  /** Price of one assignment, in whole øre. */
  priceOre: number;
  /** Assignments in any 7 days; 0: none. */
  weeklyCapacity: number;
  /** Linked from owners' pages after acceptance ({@link websiteOf}); empty: none. */
  website: string;
  /** A short text to owners; empty: none. */
  presentation: string;
}

/** Limits of each field, the same in the SPA, the API and the database. */
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
 * active → paused → active, by the administrator or the partner; a partner may set an end day. Only
 * the administrator can lift the administrator's pause. A partner is never deleted because its
 * assignments and sales stay.
 */
export interface Partner extends PartnerDetails {
  id: string;
  /** Another after each change that changes something. */
  version: number;
  active: boolean;
  /** Norwegian day, `yyyy-MM-dd`, on which the pause ends; null: no pause or no end. */
  pausedUntil: string | null;
  /** Meaningless while active. */
  pausedByOperator: boolean;
  /**
   * City names that map to no municipality, or to several. They cover nothing, and are dropped once
   * areas are chosen.
   */
  unclearCities: readonly string[];
  logoId: string | null;
  createdAt: Date;
  /** When the mailbox last changed, which ended earlier links; null: never. */
  emailChangedAt: Date | null;
}

export const AT_WORK = { active: true, pausedUntil: null, pausedByOperator: false } as const;

export const isPausedByOperator = ({
  active,
  pausedByOperator,
}: Pick<Partner, 'active' | 'pausedByOperator'>): boolean => !active && pausedByOperator;

/** @throws DomainError `paused-by-operator` when a partner is not the one to decide over its pause */
export function requireOwnPause(partner: Pick<Partner, 'active' | 'pausedByOperator'>): void {
  if (isPausedByOperator(partner)) throw new DomainError('paused-by-operator');
}
