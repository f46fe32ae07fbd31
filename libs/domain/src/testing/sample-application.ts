import { PARTNER_TERMS_VERSION } from '../partners/partner-terms.js';
import type { PartnerApplication } from '../partners/partner-application.js';

export function sampleApplication(changes: Partial<PartnerApplication> = {}): PartnerApplication {
  const receivedAt = changes.receivedAt ?? new Date('2026-11-20T12:00:00.000Z');
  return {
    id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0b1c',
    company: 'Stil og Rom AS',
    organizationNumber: '974761076',
    name: 'Stine Stylist',
    email: 'stine@stilogrom.no',
    phone: '40000001',
    kind: 'stylist',
    places: 'Bergen og Askøy',
    message: 'Jeg har stylet boliger i ti år.',
    termsVersion: PARTNER_TERMS_VERSION,
    state: 'open',
    receivedAt,
    changedAt: receivedAt,
    reply: null,
    suspect: false,
    partnerId: null,
    ...changes,
  };
}
