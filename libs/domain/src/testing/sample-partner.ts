import {
  fromWholeWire,
  type RecordFields,
  type StoredRecord,
  type WireRecord,
} from '../core/record-field.js';
import { PARTNER_FIELDS, type Partner } from '../partners/partner.js';
import { PARTNER_TERMS_VERSION } from '../partners/partner-terms.js';
import { flatPrice } from '../partners/prices.js';

export function exampleOf<Fields extends RecordFields>(fields: Fields): StoredRecord<Fields> {
  const entries = Object.values(fields).map((field) => [
    field.wire,
    field.kind === 'choice' ? field.options[0] : field.example,
  ]);
  return fromWholeWire(fields, Object.fromEntries(entries) as WireRecord<Fields>);
}

/** A stylist in Bergen who takes five assignments a week at 500 kr. */
export function samplePartner(changes: Partial<Partner> = {}): Partner {
  return {
    ...exampleOf(PARTNER_FIELDS),
    id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b',
    version: 1,
    areas: ['4601'],
    prices: flatPrice(50_000),
    website: '',
    presentation: '',
    organizationNumber: '974761076',
    street: 'Strandgaten 60',
    pausedUntil: null,
    pausedByOperator: false,
    logoId: null,
    createdAt: new Date('2026-01-01T00:00:00.000Z'),
    emailChangedAt: null,
    termsVersion: PARTNER_TERMS_VERSION,
    termsAcceptedAt: new Date('2026-01-01T00:00:00.000Z'),
    termsAcceptances: [],
    ...changes,
  };
}
