import type { Unsent } from '../../shared/lead/submission';

/** How the request stands that the form has sent, or is sending. */
export type Sending =
  | { kind: 'idle' | 'sending' | 'queued' }
  | Unsent
  /** With what the server said beside what it said of single fields. */
  | { kind: 'refused'; reasons: readonly string[] };
