import { DomainError } from '../core/domain-error.js';
import type { InvoiceParty } from './invoice-party.js';
import { PARTNER_LIMITS, type PartnerDetails } from './partner.js';
import { FASTEST_PERSON_SECONDS, type FormHints } from '../leads/suspicion.js';

/**
 * Someone who wants to become a partner.
 *
 * open → asked, when the administrator asks for more; the answer comes by e-mail
 * open or asked → approved, as the partner that the administrator has written, or as another from the
 *   same mailbox is
 * open or asked → refused
 */
export const APPLICATION_STATES = ['open', 'asked', 'approved', 'refused'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** E-mails to who has applied. */
export const APPLICATION_NOTICES = [
  'application-received',
  'application-asked',
  'application-approved',
  'application-refused',
] as const;
export type ApplicationNotice = (typeof APPLICATION_NOTICES)[number];

/** An application is kept so many months after anything last happened to it. */
export const APPLICATION_MONTHS = 12;

/** The most characters of each text. */
export const APPLICATION_LIMITS = {
  company: PARTNER_LIMITS.company,
  name: PARTNER_LIMITS.name,
  email: PARTNER_LIMITS.email,
  phone: PARTNER_LIMITS.phone,
  places: 200,
  message: 1000,
  reply: 1000,
} as const;

/** What the form asks for. */
export interface ApplicationDetails
  extends
    Pick<PartnerDetails, 'company' | 'name' | 'email' | 'phone' | 'kind'>,
    Pick<InvoiceParty, 'organizationNumber'> {
  /** Where they work, in their words. */
  readonly places: string;
  /** Anything else; empty: nothing. */
  readonly message: string;
}

export interface PartnerApplication extends ApplicationDetails {
  readonly id: string;
  readonly state: ApplicationState;
  readonly receivedAt: Date;
  /** When anything last happened to it. */
  readonly changedAt: Date;
  /** What the administrator last wrote to who has applied; null: nothing. */
  readonly reply: string | null;
  /** Whether a program may have filled in the form: nothing is sent to the address then. */
  readonly suspect: boolean;
  /** What it became; null: no partner. */
  readonly partnerId: string | null;
}

/** An application as it arrives. */
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

/** Whether nobody has decided yet. */
export function isUndecidedApplication({ state }: Pick<PartnerApplication, 'state'>): boolean {
  return state === 'open' || state === 'asked';
}

/**
 * Whether who has applied is told of a refusal: not where a program may have sent it, and nobody has
 * written to the address.
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
 * @param reply what is written back to who {@link hearsRefusal}
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
