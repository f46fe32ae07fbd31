import type { LeadDetails, LeadKey } from './lead-details.js';

export const LEAD_ORIGINS = [
  'source',
  'utmSource',
  'utmCampaign',
  'referrerHost',
] as const satisfies readonly LeadKey[];
export type LeadOrigin = (typeof LEAD_ORIGINS)[number];

/** Exact match; an absent field means any origin. */
export type OriginFilter = { readonly [Key in LeadOrigin]?: LeadDetails[Key] | undefined };
