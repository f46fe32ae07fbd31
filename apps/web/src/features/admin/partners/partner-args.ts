import { PARTNER_KINDS, SERVICES, type PartnerKind, type Service } from '@boligstyling/domain';

/** What narrows the list; the address keeps all but what is searched for. */
export const PARTNER_FILTER = ['sok', 'type', 'tjeneste', 'tilstand', 'partner'] as const;
export const PARTNER_UNSEEN = ['sok'] as const;
export type PartnerFilterValues = Record<(typeof PARTNER_FILTER)[number], string>;

/** The values of the address that mean something, as the API takes them. */
export const toPartnerArgs = ({ sok, type, tjeneste, tilstand }: PartnerFilterValues) => ({
  ...(sok.trim() && { q: sok.trim() }),
  ...(PARTNER_KINDS.includes(type as PartnerKind) && { kind: type as PartnerKind }),
  ...(SERVICES.includes(tjeneste as Service) && { service: tjeneste as Service }),
  ...(tilstand && { active: tilstand === 'aktiv' }),
});
