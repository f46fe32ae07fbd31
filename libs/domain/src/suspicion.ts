/**
 * Why a submission may come from a program, or be meant to fill a stranger's mailbox. A suspicion
 * is a hint and never a verdict: the lead is kept and marked, and waits for the administrator.
 *
 * held, while it has a suspicion → released, when the administrator says so
 */
export const SUSPICIONS = [
  'hidden-field-filled',
  'filled-in-too-fast',
  'too-many-to-address',
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

/** The first suspicion the hints give rise to; null if none. */
export function suspicionOf({ hiddenFieldFilled, seconds }: FormHints): Suspicion | null {
  if (hiddenFieldFilled) return 'hidden-field-filled';
  return seconds !== undefined && seconds < FASTEST_PERSON_SECONDS ? 'filled-in-too-fast' : null;
}
