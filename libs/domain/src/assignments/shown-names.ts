import type { DeclineReason } from './assignment.js';
import type { LeadStatus } from '../leads/lead.js';

export const LEAD_STATUS_NAMES: Record<LeadStatus, string> = {
  new: 'Ny',
  matched: 'Tildelt',
  contacted: 'Kontaktet',
  won: 'Vunnet',
  lost: 'Tapt',
};

export const DECLINE_REASON_NAMES: Record<DeclineReason, string> = {
  'no-time': 'Har ikke tid nå',
  'too-far': 'For langt unna',
  'short-notice': 'Fristen er for kort',
  'too-small': 'Oppdraget er for lite',
  'other-kind': 'Ikke min type oppdrag',
  other: 'Noe annet',
};
