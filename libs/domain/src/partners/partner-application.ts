import { DomainError } from '../core/domain-error.js';
import type { InvoiceParty } from './invoice-party.js';
import { PARTNER_LIMITS, type PartnerDetails } from './partner.js';
import { FASTEST_PERSON_SECONDS, type FormHints } from '../leads/suspicion.js';

/**
 * Someone who wants to become a partner.
 *
 * - open → asked, when the administrator asks for more; the answer comes by e-mail
 * - open or asked → approved, as the partner that the administrator writes, or one from the same
 *   mailbox
 * - open or asked → refused
 */
export const APPLICATION_STATES = ['open', 'asked', 'approved', 'refused'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const APPLICATION_NOTIFICATIONS = [
  'application-received',
  'application-asked',
  'application-approved',
  'application-refused',
] as const;
export type ApplicationNotification = (typeof APPLICATION_NOTIFICATIONS)[number];

/** Months of retention after the last change. */
export const APPLICATION_MONTHS = 12;

export const APPLICATION_LIMITS = {
  company: PARTNER_LIMITS.company,
  name: PARTNER_LIMITS.name,
  email: PARTNER_LIMITS.email,
  phone: PARTNER_LIMITS.phone,
  places: 200,
  message: 1000,
  reply: 1000,
} as const;

export interface ApplicationDetails
  extends
    Pick<PartnerDetails, 'company' | 'name' | 'email' | 'phone' | 'kind'>,
    Pick<InvoiceParty, 'organizationNumber'> {
  readonly places: string;
  readonly message: string;
}

export interface PartnerApplication extends ApplicationDetails {
  readonly id: string;
  readonly state: ApplicationState;
  readonly receivedAt: Date;
  readonly changedAt: Date;
  readonly reply: string | null;
  /** True if a program may have filled in the form, so nothing is sent to the address. */
  readonly suspect: boolean;
  readonly partnerId: string | null;
}

export function received(
  details: ApplicationDetails,
  hints: FormHints,
  id: string,
  at: Date,
): PartnerApplication {
  const { hiddenFieldFilled, seconds } = hints;
  const isTooFast = seconds !== undefined && seconds < FASTEST_PERSON_SECONDS;
  return {
    ...details,
    ...{ id, state: 'open', receivedAt: at, changedAt: at, reply: null, partnerId: null },
    suspect: hiddenFieldFilled || isTooFast,
  };
}

export function isUndecidedApplication({ state }: Pick<PartnerApplication, 'state'>): boolean {
  return state === 'open' || state === 'asked';
}

/**
 * True if the applicant is told of a refusal: not if a program may have sent the application and
 * nobody has written to the address.
 */
export function hearsRefusal({
  suspect,
  reply,
}: Pick<PartnerApplication, 'suspect' | 'reply'>): boolean {
  return !suspect || reply !== null;
}

/** @throws DomainError `application-closed` when it is decided */
export function askedAgain(
  application: PartnerApplication,
  reply: string,
  at: Date,
): PartnerApplication {
  return decided(application, { state: 'asked', reply }, at);
}

/**
 * @param reply the reply, sent only if {@link hearsRefusal}
 * @throws DomainError `application-closed` when it is decided
 */
export function refused(
  application: PartnerApplication,
  reply: string,
  at: Date,
): PartnerApplication {
  const written = hearsRefusal(application) ? reply : null;
  return decided(application, { state: 'refused', reply: written }, at);
}

/** @throws DomainError `application-closed` when it is decided */
export function approved(
  application: PartnerApplication,
  partnerId: string,
  at: Date,
): PartnerApplication {
  return decided(application, { state: 'approved', partnerId, reply: null }, at);
}

function decided(
  application: PartnerApplication,
  change: Partial<PartnerApplication>,
  at: Date,
): PartnerApplication {
  if (!isUndecidedApplication(application)) throw new DomainError('application-closed');
  return { ...application, ...change, changedAt: at };
}
