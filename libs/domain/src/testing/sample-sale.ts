import type { Sale } from '../billing/sale.js';
import { samplePartner } from './sample-partner.js';

/** One assignment in Bergen: 500 kr and 25 % MVA, on no invoice yet. */
export function sampleSale(changes: Partial<Sale> = {}): Sale {
  return {
    id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a3d',
    assignmentId: null,
    partnerId: samplePartner().id,
    amountOre: 50_000,
    vatRate: 2500,
    paymentStatus: 'pending',
    createdAt: new Date('2026-11-03T12:00:00.000Z'),
    settledAt: null,
    service: 'Fullstyling',
    municipality: '4601',
    reference: 'A1B2C3D4',
    invoiceId: null,
    creditNoteId: null,
    dispute: null,
    toPayBackSince: null,
    dueAgainAt: null,
    waivers: [],
    importedAt: null,
    ...changes,
  };
}
