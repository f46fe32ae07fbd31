import { VALUATION } from './lead-answers.js';
import { LEAD_KEYS, type LeadDetails, leadField } from './lead-fields.js';
import { containsLink } from '../core/masking/web-spans.js';

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
  if (seconds !== undefined && seconds < FASTEST_PERSON_SECONDS) return 'filled-in-too-fast';
  const written = LEAD_KEYS.filter((key) => leadField(key).group !== 'origin');
  if (written.some((key) => containsLink(String(given[key])))) return 'holds-a-link';
  return isConfirmed(given) ? null : 'not-for-styling';
}

export function isConfirmed(
  given: Pick<LeadDetails, 'acceptStylingOnly' | 'serviceType'>,
): boolean {
  return given.acceptStylingOnly === 'yes' || given.serviceType === VALUATION;
}
