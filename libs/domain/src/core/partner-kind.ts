/** Estate agents are put in touch with owners who have agreed to that; the others do the styling. */
export const PARTNER_KINDS = ['stylist', 'interior-architect', 'estate-agent'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];
