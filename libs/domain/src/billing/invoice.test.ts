import { expect, it } from '@jest/globals';
import { invoiceNumber, readInvoiceNumber } from './invoice.js';

it.each([1, 57, 99_999, 100_000])('the number of invoice %d of a year is read back', (nth) =>
  expect(readInvoiceNumber(invoiceNumber(2026, nth))).toEqual({ year: 2026, nth }),
);

it.each(['57', '2026-00057', '20260057', '2026000057', '2026000000057', '20269999999999', ''])(
  'any other text is no invoice number: %s',
  (text) => expect(readInvoiceNumber(text)).toBeUndefined(),
);
