import { describe, expect, it } from '@jest/globals';
import { formatBankAccount, isBankAccount, tidyBankAccount } from '../billing/operator.js';
import { mod10Digit, formatOrganizationNumber, isOrganizationNumber } from './check-digits.js';

describe('an organisation number', () => {
  it.each(['974760673', '974761076', '991825827'])('is valid: %s', (number) =>
    expect(isOrganizationNumber(number)).toBe(true),
  );

  it.each([
    '974760674',
    '97476067',
    '9747606730',
    '0974760673',
    '974 760 673',
    'NO974760673',
    '974760673MVA',
    '000000000',
    '',
  ])('is none: %j', (text) => expect(isOrganizationNumber(text)).toBe(false));

  it('is invalid when its control digit would be 10', () => {
    const endings = Array.from({ length: 10 }, (_, digit) => `12345604${digit}`);
    expect(endings.filter(isOrganizationNumber).length).toBeLessThanOrEqual(1);
    const none = Array.from({ length: 100 }, (_, nth) => `9000000${String(nth).padStart(2, '0')}`);
    expect(none.filter(isOrganizationNumber)).toHaveLength(9);
  });

  it('is shown in groups of three', () =>
    expect(formatOrganizationNumber('974760673')).toBe('974 760 673'));

  it.each(['NO974760673', '974760673MVA'])('stays as written when invalid: %s', (text) =>
    expect(formatOrganizationNumber(text)).toBe(text),
  );
});

describe('an account number', () => {
  it.each(['12345678903', '86011117947'])('is valid: %s', (number) =>
    expect(isBankAccount(number)).toBe(true),
  );

  it.each([
    '12345678904',
    '1234567890',
    '1234.56.78903',
    '012345678903',
    'x12345678903',
    '12345678903x',
    '00000000000',
    '',
  ])('is none: %j', (text) => expect(isBankAccount(text)).toBe(false));

  it.each(['1234 56 78903', '1234.56.78903', '\u202a1234\u00a056\u00a078903\u202c'])(
    'is stored as its digits: %j',
    (text) => expect(tidyBankAccount(text)).toBe('12345678903'),
  );

  it("is shown in the banks' groups", () =>
    expect(formatBankAccount('12345678903')).toBe('1234 56 78903'));

  it.each(['x12345678903', '12345678903x'])('stays as written when invalid: %s', (text) =>
    expect(formatBankAccount(text)).toBe(text),
  );
});

it.each([
  ['234567', '6'],
  ['7992739871', '3'],
  ['0', '0'],
])('%s ends, by mod 10, in %s', (digits, control) => expect(mod10Digit(digits)).toBe(control));
