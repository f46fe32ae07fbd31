import type { BankLine } from '../billing/bank-line.js';

/** 750 kroner to the operator of `sampleOperator`, in the bank's notice «N1». */
export function sampleBankLine(changes: Partial<BankLine> = {}): BankLine {
  return {
    account: '12345678903',
    bookedOn: '2026-12-10',
    amountOre: 75_000,
    currency: 'NOK',
    kid: '',
    payer: 'Stil og Rom AS',
    text: '',
    notice: 'N1',
    message: 'M1',
    entryNumber: '',
    names: {},
    isCopy: false,
    doubt: null,
    ...changes,
  };
}
