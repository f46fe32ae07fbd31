import type { PartnerKind } from '@boligstyling/domain';

/** What each kind of partner is called to owners. */
export const PARTNER_KIND_NAMES: Record<PartnerKind, string> = {
  stylist: 'Stylist',
  'interior-architect': 'Interiørarkitekt',
  'estate-agent': 'Eiendomsmegler',
};
