/** Estate agents need the owner's consent; the others do the styling. */
export const PARTNER_KINDS = ['stylist', 'interior-architect', 'estate-agent'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

export const PARTNER_KIND_NAMES: Record<PartnerKind, string> = {
  stylist: 'Stylist',
  'interior-architect': 'Interiørarkitekt',
  'estate-agent': 'Eiendomsmegler',
};
