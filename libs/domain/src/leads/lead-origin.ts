import type { LeadDetails, LeadKey } from './lead-details.js';

/** The fields that tell where a lead came from, by which leads are counted and lists narrowed. */
export const LEAD_ORIGINS = [
  'source',
  'utmSource',
  'utmCampaign',
  'referrerHost',
] as const satisfies readonly LeadKey[];
export type LeadOrigin = (typeof LEAD_ORIGINS)[number];

/** Where leads come from, letter by letter. Left out: from anywhere. */
export type OriginFilter = { readonly [Key in LeadOrigin]?: LeadDetails[Key] | undefined };
