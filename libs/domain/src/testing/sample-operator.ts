import type { OperatorDetails } from '../billing/operator.js';

/** A company in Oslo with 25 % MVA and 14 days to pay. */
export function sampleOperator(changes: Partial<OperatorDetails> = {}): OperatorDetails {
  return {
    version: 2,
    name: 'Boligstyling AS',
    organizationNumber: '974760673',
    street: 'Eksempelgata 1',
    postalCode: '0150',
    postPlace: 'Oslo',
    account: '12345678903',
    formerAccounts: [],
    vatRegistered: true,
    vatRate: 2500,
    inBusinessRegister: true,
    dueDays: 14,
    ...changes,
  };
}
