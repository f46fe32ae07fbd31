import type { LeadDetails } from './lead-details.js';
import type { PlaceSource } from '../places/place-of.js';
import type { Suspicion } from './suspicion.js';

/**
 * new → matched → contacted → won or lost, by events ({@link OpenCase}). The administrator may set
 * any status.
 */
export const LEAD_STATUSES = ['new', 'matched', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export interface Lead extends LeadDetails {
  id: string;
  receivedAt: Date;
  status: LeadStatus;
  /** Number of the home's municipality. Null: unknown or not looked for yet. */
  municipality: string | null;
  municipalityFoundBy: PlaceSource | null;
  /** When the owner last changed e-mail address; null if never. */
  emailChangedAt: Date | null;
  /** When a link from this mailbox was first used; null: not yet. */
  mailboxProvenAt: Date | null;
  /** The reason it is held, unseen by all but the administrator. Null: not held. */
  suspicion: Suspicion | null;
}

/** True if won or lost: no more partners are asked and no later lead corrects it. */
export function isClosed({ status }: Pick<Lead, 'status'>): boolean {
  return status === 'won' || status === 'lost';
}
