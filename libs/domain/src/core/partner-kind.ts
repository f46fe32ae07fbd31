/** Estate agents need the owner's consent; the other kinds do the styling. */
export const PARTNER_KINDS = ['stylist', 'interior-architect', 'estate-agent'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];
