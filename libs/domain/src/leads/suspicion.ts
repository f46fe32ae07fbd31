import { VALUATION } from './lead-answers.js';
import { LEAD_KEYS, type LeadDetails, leadField } from './lead-details.js';
import { holdsLink } from '../core/masking/web-spans.js';

/**
 * Why a submission may come from a program, be meant to fill a stranger's mailbox, or be about
 * something else. A suspicion is a hint and never a verdict: the lead is kept and marked, and waits for the administrator.
 *
 * held, while it has a suspicion → released, when the administrator says so
 */
export const SUSPICIONS = [
  'hidden-field-filled',
  'filled-in-too-fast',
  'too-many-to-address',
  'holds-a-link',
  'not-for-styling',
] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** What a form tells of how it was filled in. Clients that are no forms tell nothing. */
export interface FormHints {
  /** Whether the field that people do not see has got a text. */
  readonly hiddenFieldFilled: boolean;
  /** Seconds from when the page was opened until the form was sent; undefined: not told. */
  readonly seconds: number | undefined;
}

/** Nobody answers a dozen questions faster, not even with the browser's help. */
export const FASTEST_PERSON_SECONDS = 3;

/** The first suspicion that the hints and what was told give rise to; null if none. */
export function suspicionOf(
  { hiddenFieldFilled, seconds }: FormHints,
  told: Pick<LeadDetails, 'acceptStylingOnly' | 'serviceType'> & Partial<LeadDetails>,
): Suspicion | null {
  if (hiddenFieldFilled) return 'hidden-field-filled';
  if (seconds !== undefined && seconds < FASTEST_PERSON_SECONDS) return 'filled-in-too-fast';
  const written = LEAD_KEYS.filter((key) => leadField(key).group !== 'origin');
  if (written.some((key) => holdsLink(String(told[key])))) return 'holds-a-link';
  return isConfirmed(told) ? null : 'not-for-styling';
}

/** Whether who asks stylists has confirmed that the request is only for offers on styling. */
export function isConfirmed(told: Pick<LeadDetails, 'acceptStylingOnly' | 'serviceType'>): boolean {
  return told.acceptStylingOnly === 'yes' || told.serviceType === VALUATION;
}
