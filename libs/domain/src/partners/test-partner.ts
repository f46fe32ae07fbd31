import { fromWholeWire } from '../core/record-field.js';
import { SERVICES } from '../leads/lead-answers.js';
import { PARTY_FIELDS } from './invoice-party.js';
import { ACTIVE_STATE, type Partner } from './partner.js';
import { PARTNER_TERMS_VERSION } from './partner-terms.js';
import { flatPrice } from './prices.js';

/**
 * Without an area, so no real lead is offered to it, and at a price of 0, so no acceptance is a
 * sale.
 */
export const TEST_PARTNER: Omit<Partner, 'version' | 'logoId'> = {
  id: '019aa1b2-0000-7000-8000-00000000001e',
  name: 'Prøvestylist',
  company: 'Prøvestylist',
  kind: 'stylist',
  email: 'prove@partner.invalid',
  phone: '00000000',
  areas: [],
  services: SERVICES,
  prices: flatPrice(0),
  weeklyCapacity: 1_000_000,
  website: '',
  presentation: '',
  ...fromWholeWire(PARTY_FIELDS, {}),
  ...ACTIVE_STATE,
  termsVersion: PARTNER_TERMS_VERSION,
  termsAcceptedAt: new Date('2026-01-01T00:00:00.000Z'),
  termsAcceptances: [],
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
  emailChangedAt: null,
};

export function isTestPartner({ id }: Pick<Partner, 'id'>): boolean {
  return id === TEST_PARTNER.id;
}
