import type { LeadDetails } from './lead-details.js';
import type { PlaceSource } from '../places/place-of.js';
import type { Suspicion } from './suspicion.js';

/**
 * new → matched → contacted → won or lost, by what happens to the lead ({@link LeadCase}). By hand
 * the administrator sets any of them, whatever it was.
 */
export const LEAD_STATUSES = ['new', 'matched', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** One home owner's request for offers. */
export interface Lead extends LeadDetails {
  id: string;
  receivedAt: Date;
  status: LeadStatus;
  /** The number of the one that the home lies in. Null: unknown, or not looked for yet. */
  municipality: string | null;
  municipalityFoundBy: PlaceSource | null;
  /** When another mailbox took the place of the one she wrote from. Null: it is that one. */
  emailChangedAt: Date | null;
  /** When the owner pressed something by a link from this mailbox. Null: not yet. */
  mailboxProvenAt: Date | null;
  /** Held because of it: nobody but the administrator hears of the lead. Null: not held. */
  suspicion: Suspicion | null;
}

/** Whether it is won or lost: nobody more is asked, and no later request corrects it. */
export function isClosed({ status }: Pick<Lead, 'status'>): boolean {
  return status === 'won' || status === 'lost';
}
