import type { Unsent } from '../../shared/lead/submission';

export type Sending =
  | { kind: 'idle' | 'sending' | 'queued' }
  | Unsent
  /** General errors of the server; those of single fields are separate. */
  | { kind: 'refused'; reasons: readonly string[] };
