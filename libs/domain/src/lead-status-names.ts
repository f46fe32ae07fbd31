import type { LeadStatus } from './lead.js';

/** What the administrator reads for each status. */
export const LEAD_STATUS_NAMES: Record<LeadStatus, string> = {
  new: 'Ny',
  matched: 'Tildelt',
  contacted: 'Kontaktet',
  won: 'Vunnet',
  lost: 'Tapt',
};
