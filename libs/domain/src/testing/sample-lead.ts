import { EXAMPLE_OF_A_LEAD, toLeadDetails } from '../leads/lead-wire.js';
import type { Lead } from '../leads/lead.js';

export function sampleLead(changes: Partial<Lead> = {}): Lead {
  return {
    id: 'lead-1',
    receivedAt: new Date('2026-11-24T09:00:00.000Z'),
    status: 'new',
    municipality: '4601',
    municipalityFoundBy: 'postal-register',
    suspicion: null,
    emailChangedAt: null,
    mailboxProvenAt: null,
    testUntil: null,
    ...toLeadDetails(EXAMPLE_OF_A_LEAD),
    customerName: 'Marianne Kvam',
    customerEmail: 'marianne@gmail.com',
    customerPhone: '41234567',
    address: 'Nygårdsgaten 12, 5015 Bergen',
    stylingNeeds: 'Tom leilighet etter mor.',
    rooms: 'Stue og kjøkken',
    propertySize: '75',
    timeframe: 'Innen to uker',
    message: '',
    additionalInfo: null,
    ...{ source: '', utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '' },
    referrerHost: '',
    ...changes,
  };
}
