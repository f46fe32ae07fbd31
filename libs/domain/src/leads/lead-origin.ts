import type { LeadDetails, LeadKey } from './lead-details.js';

/** The fields that record where a lead came from, used for counts and filters. */
export const LEAD_ORIGINS = [
  'source',
  'utmSource',
  'utmCampaign',
  'referrerHost',
] as const satisfies readonly LeadKey[];
export type LeadOrigin = (typeof LEAD_ORIGINS)[number];

/** Exact match; an absent field means any origin. */
export type OriginFilter = { readonly [Key in LeadOrigin]?: LeadDetails[Key] | undefined };
