import type { Invoice } from '../billing/invoice.js';
import { sampleOperator } from './sample-operator.js';
import { samplePartner } from './sample-partner.js';

/** One assignment: 600 kr and 25 % MVA. */
export function sampleInvoice(changes: Partial<Invoice> = {}): Invoice {
  const { name, organizationNumber, street, postalCode, postPlace, account } = sampleOperator();
  const partner = samplePartner();
  return {
    id: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a2c',
    kind: 'invoice',
    number: '202600001',
    partnerId: partner.id,
    issuedOn: '2026-12-01',
    dueOn: '2026-12-15',
    kid: '2026000014',
    seller: {
      ...{ name, organizationNumber, street, postalCode, postPlace, account },
      vatRegistered: true,
      inBusinessRegister: true,
    },
    buyer: {
      name: partner.company,
      contact: partner.name,
      organizationNumber: partner.organizationNumber,
      street: partner.street,
      postalCode: partner.postalCode,
      postPlace: partner.postPlace,
    },
    lines: [
      {
        saleId: '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a3d',
        deliveredOn: '2026-11-03',
        service: 'Delstyling',
        place: 'Bergen',
        reference: 'A1B2C3D4',
        amountOre: 60_000,
        vatRate: 2500,
      },
    ],
    vat: [{ rate: 2500, netOre: 60_000, vatOre: 15_000 }],
    netOre: 60_000,
    vatOre: 15_000,
    totalOre: 75_000,
    credits: null,
    ...changes,
  };
}
