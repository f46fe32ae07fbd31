import type { Partner } from '../partners/partner.js';

/** A stylist in Bergen who takes five assignments a week at 500 kr. */
export function samplePartner(changes: Partial<Partner> = {}): Partner {
  return {
    id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
    version: 1,
    name: 'Stine Stylist',
    company: 'Stil og Rom AS',
    kind: 'stylist',
    email: 'stine@stilogrom.no',
    phone: '40000001',
    areas: ['4601'],
    services: ['Fullstyling'],
    priceOre: 50_000,
    weeklyCapacity: 5,
    website: '',
    presentation: '',
    organizationNumber: '974761076',
    street: 'Strandgaten 60',
    postalCode: '5004',
    postPlace: 'Bergen',
    active: true,
    pausedUntil: null,
    pausedByOperator: false,
    logoId: null,
    unclearCities: [],
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    emailChangedAt: null,
    ...changes,
  };
}
