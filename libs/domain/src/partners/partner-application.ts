import { type Version, versionFrom } from '../core/version.js';
import { DomainError } from '../core/domain-error.js';
import type { RecordFields, StoredRecord } from '../core/record-field.js';
import { ORGANIZATION_NUMBER } from './invoice-party.js';
import type { ListFilter } from '../core/list-filter.js';
import { CONTACT_FIELDS, PARTNER_FILTER } from './partner.js';
import { requireTermsInForce } from './partner-terms.js';
import { FASTEST_PERSON_SECONDS, type FormHints } from '../leads/lead.js';

/** Searched names stay out of addresses of the API. */
export const APPLICATION_FILTER = {
  text: { ...PARTNER_FILTER.text, address: 'soker' },
  show: {
    wire: 'show',
    address: 'soknader',
    kind: 'choice',
    label: 'Vis',
    options: ['waiting', 'decided'],
    description: 'Only undecided ones, or only decided ones.',
  },
} as const satisfies ListFilter;

/**
 * - open → asked, when the administrator asks for more
 * - open or asked → approved, as a new partner or one from the same mailbox
 * - open or asked → refused
 */
export const APPLICATION_STATES = ['open', 'asked', 'approved', 'refused'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** `application-notification` goes to the operator, the others to the applicant. */
export const APPLICATION_NOTIFICATIONS = [
  'application-notification',
  'application-received',
  'application-asked',
  'application-approved',
  'application-refused',
] as const;
export type ApplicationNotification = (typeof APPLICATION_NOTIFICATIONS)[number];

export const REPLY_LIMIT = 1000;

export const APPLICATION_FIELDS = {
  company: CONTACT_FIELDS.company,
  organizationNumber: ORGANIZATION_NUMBER,
  name: { ...CONTACT_FIELDS.name, wire: 'contact_name', missing: 'Skriv navnet ditt.' },
  email: {
    ...CONTACT_FIELDS.email,
    wire: 'contact_email',
    missing: 'Skriv e-postadressen din, som navn@firma.no.',
  },
  phone: { ...CONTACT_FIELDS.phone, wire: 'contact_phone' },
  kind: CONTACT_FIELDS.kind,
  places: {
    wire: 'places',
    kind: 'line',
    limit: 200,
    label: 'Steder',
    missing: 'Skriv hvor du jobber.',
    example: 'Bergen og Askøy',
  },
  message: {
    wire: 'message',
    kind: 'text',
    limit: 1000,
    absent: '',
    label: 'Melding',
    example: 'Jeg har stylet boliger i ti år.',
    description: 'Anything else.',
  },
} as const satisfies RecordFields;

export type ApplicationDetails = StoredRecord<typeof APPLICATION_FIELDS>;

export interface PartnerApplication extends ApplicationDetails {
  readonly id: string;
  readonly state: ApplicationState;
  /** Version of the partner terms that was accepted with it; null: none. */
  readonly termsVersion: string | null;
  readonly receivedAt: Date;
  readonly changedAt: Date;
  readonly reply: string | null;
  /** A program may have filled in the form, so nothing is sent. */
  readonly suspect: boolean;
  readonly partnerId: string | null;
}

/** @throws `terms-outdated` */
export function newApplication(
  details: ApplicationDetails,
  termsVersion: string | null,
  hints: FormHints,
  id: string,
  at: Date,
): PartnerApplication {
  if (termsVersion !== null) requireTermsInForce(termsVersion);
  const { hiddenFieldFilled, seconds } = hints;
  const isTooFast = (seconds ?? Infinity) < FASTEST_PERSON_SECONDS;
  return {
    ...details,
    ...{
      id,
      termsVersion,
      state: 'open',
      receivedAt: at,
      changedAt: at,
      reply: null,
      partnerId: null,
    },
    suspect: hiddenFieldFilled || isTooFast,
  };
}

export const applicationVersion = ({
  state,
  changedAt,
}: Pick<PartnerApplication, 'state' | 'changedAt'>): Version => versionFrom(state, changedAt);

export function isUndecidedApplication({ state }: Pick<PartnerApplication, 'state'>): boolean {
  return state === 'open' || state === 'asked';
}

/** Not if a program may have applied and nobody has written to the address. */
export function getsRefusalEmail({
  suspect,
  reply,
}: Pick<PartnerApplication, 'suspect' | 'reply'>): boolean {
  return !suspect || reply !== null;
}

/** @throws `application-closed` */
export function askedAgain(
  application: PartnerApplication,
  reply: string,
  at: Date,
): PartnerApplication {
  return decided(application, { state: 'asked', reply }, at);
}

/**
 * @param reply sent only if {@link getsRefusalEmail}
 * @throws `application-closed`
 */
export function refused(
  application: PartnerApplication,
  reply: string,
  at: Date,
): PartnerApplication {
  const written = getsRefusalEmail(application) ? reply : null;
  return decided(application, { state: 'refused', reply: written }, at);
}

/** @throws `application-closed` */
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
