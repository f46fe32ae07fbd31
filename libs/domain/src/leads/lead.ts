import { type LeadDetails, LEAD_KEYS, leadField } from './lead-fields.js';
import type { PlaceSource } from '../places/place-of.js';
import type { NotificationKind } from '../core/notification.js';
import type { WebhookEvent } from '../integrators/webhook.js';
import { municipalityNumbered } from '../places/municipalities.js';
import { municipalityNamed } from '../places/municipality-named.js';
import { VALUATION } from './lead-answers.js';
import { containsLink } from '../core/masking/web-spans.js';

/** new → matched → contacted → won or lost, by events ({@link OpenCase}) or the administrator. */
export const LEAD_STATUSES = ['new', 'matched', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export interface Lead extends LeadDetails {
  id: string;
  receivedAt: Date;
  status: LeadStatus;
  /** Number; null: unknown or not looked for yet. */
  municipality: string | null;
  municipalityFoundBy: PlaceSource | null;
  emailChangedAt: Date | null;
  mailboxProvenAt: Date | null;
  /** Why it is held, for the administrator alone. Null: not held. */
  suspicion: Suspicion | null;
  /** A test lead is erased then; null: a real lead. */
  testUntil: Date | null;
}

/** Reaches the administrator alone and is counted nowhere. */
export function isTest({ testUntil }: Pick<Lead, 'testUntil'>): boolean {
  return testUntil !== null;
}

/** Nobody has accepted it, or no acceptance remains. */
export function isUnmatched({ status }: Pick<Lead, 'status'>): boolean {
  return status === 'new';
}

/** A partner has accepted and reported nothing. */
export function awaitsReport({ status }: Pick<Lead, 'status'>): boolean {
  return status === 'matched';
}

export function isWon({ status }: Pick<Lead, 'status'>): boolean {
  return status === 'won';
}

/** By its status alone; a lost one may have been matched. */
export function hasBeenMatched({ status }: Pick<Lead, 'status'>): boolean {
  return status !== 'new' && status !== 'lost';
}

/** No more partners are asked, and no later lead corrects it. */
export function isClosed({ status }: Pick<Lead, 'status'>): boolean {
  return status === 'won' || status === 'lost';
}

export interface LeadEffects {
  readonly notifications: readonly NotificationKind[];
  readonly announcements: readonly WebhookEvent[];
}

const RECEIVED: LeadEffects = {
  notifications: ['owner-confirmation', 'lead-notification'],
  announcements: ['lead.received'],
};

/** Not the owner's, because anybody can have typed that address. */
const HELD: LeadEffects = { notifications: ['lead-notification'], announcements: [] };

export function effectsOfLead({ suspicion }: Pick<Lead, 'suspicion'>): LeadEffects {
  return suspicion ? HELD : RECEIVED;
}

/** No e-mail to administrators, because one of them entered the lead. */
export function effectsOfTelephoneLead({
  customerEmail,
}: Pick<Lead, 'customerEmail'>): LeadEffects {
  return { ...RECEIVED, notifications: customerEmail ? ['owner-confirmation'] : [] };
}

/**
 * By registered name («Bergen»); before it is located, the one that the typed place names. Empty:
 * unknown.
 */
export function registeredPlace({
  municipality,
  location,
}: Pick<Lead, 'municipality' | 'location'>): string {
  const number = municipality ?? municipalityNamed(location) ?? '';
  return municipalityNumbered(number)?.name ?? '';
}

/** A hint, never a verdict: the lead is held until the administrator releases it. */
export const SUSPICIONS = [
  'hidden-field-filled',
  'filled-in-too-fast',
  'too-many-to-address',
  'holds-a-link',
  'not-for-styling',
] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

export interface FormHints {
  readonly hiddenFieldFilled: boolean;
  /** From page load to submit. */
  readonly seconds: number | undefined;
}

/** Even with the browser's help. */
export const FASTEST_PERSON_SECONDS = 3;

export function suspicionOf(
  { hiddenFieldFilled, seconds }: FormHints,
  given: Pick<LeadDetails, 'acceptStylingOnly' | 'serviceType'> & Partial<LeadDetails>,
): Suspicion | null {
  if (hiddenFieldFilled) return 'hidden-field-filled';
  if ((seconds ?? Infinity) < FASTEST_PERSON_SECONDS) return 'filled-in-too-fast';
  const written = LEAD_KEYS.filter((key) => leadField(key).group !== 'origin');
  if (written.some((key) => containsLink(String(given[key])))) return 'holds-a-link';
  return isConfirmed(given) ? null : 'not-for-styling';
}

export function isConfirmed(
  given: Pick<LeadDetails, 'acceptStylingOnly' | 'serviceType'>,
): boolean {
  return given.acceptStylingOnly === 'yes' || given.serviceType === VALUATION;
}
