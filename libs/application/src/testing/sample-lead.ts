import { randomUUID } from 'node:crypto';
import type { Lead, LeadDetails } from '@boligstyling/domain';

/** A home owner's request with every field filled in. */
export function sampleDetails(changes: Partial<LeadDetails> = {}): LeadDetails {
  return {
    customerName: 'Kari Nordmann',
    customerEmail: 'kari@nordmann.no',
    customerPhone: '40000000',
    serviceType: 'Fullstyling',
    location: 'Bergen',
    address: 'Nygårdsgaten 5, 5015 Bergen',
    stylingNeeds: 'Stue og to soverom skal styles før visning.',
    rooms: '3 rom',
    propertySize: '74 kvm',
    timeframe: 'Innen 1 måned',
    propertyType: 'Leilighet',
    preferredStyle: '',
    message: 'Ring etter kl. 16.',
    sellProperty: 'yes',
    acceptStylingOnly: 'yes',
    additionalInfo: 'Skal selge eiendommen: Ja',
    source: '',
    ...changes,
  };
}

/** The same as a lead that has just been received. */
export function sampleLead(changes: Partial<Lead> = {}): Lead {
  return {
    ...sampleDetails(),
    id: randomUUID(),
    receivedAt: new Date('2026-11-20T12:00:00.000Z'),
    status: 'new',
    suspicion: null,
    ...changes,
  };
}
