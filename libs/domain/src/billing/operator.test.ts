import { describe, expect, it } from '@jest/globals';
import {
  accountsOf,
  missingOfOperator,
  normalBankAccount,
  operatorText,
  requireComplete,
  UNKNOWN_OPERATOR,
  vatRateOf,
} from './operator.js';
import { sampleOperator } from '../testing/sample-operator.js';

describe('the operator', () => {
  it('lacks nothing when all details are set', () => {
    expect(missingOfOperator(sampleOperator())).toEqual([]);
    expect(() => requireComplete(sampleOperator())).not.toThrow();
  });

  it('lists all missing details in one sentence', () => {
    expect(() => requireComplete(UNKNOWN_OPERATOR)).toThrow(
      'Fakturaer kan ikke utstedes: selgeren mangler navn, organisasjonsnummer, gateadresse, postnummer, poststed og kontonummer.',
    );
    const message = 'Fakturaer kan ikke utstedes: selgeren mangler kontonummer.';
    expect(() => requireComplete(sampleOperator({ account: '' }))).toThrow(
      expect.objectContaining({ code: 'operator-incomplete', message }),
    );
  });

  it('is unknown at first, and assumed to charge MVA', () =>
    expect(UNKNOWN_OPERATOR).toEqual({
      ...{ name: '', organizationNumber: '', street: '', postalCode: '', postPlace: '' },
      ...{ account: '', vatRegistered: true, vatRate: 2500, inBusinessRegister: true },
      ...{ formerAccounts: [], dueDays: 14, version: 1 },
    }));

  it('with an invalid number lacks it', () =>
    expect(
      missingOfOperator(sampleOperator({ organizationNumber: '999888778', account: '1' })),
    ).toEqual(['organisasjonsnummer', 'kontonummer']));
});

describe("the operator's public text", () => {
  it('has everything a visitor must be able to see, or is null', () => {
    const seller = { name: 'Stil AS', street: 'Gata 1', postalCode: '0150', postPlace: 'Oslo' };
    const operator = sampleOperator({ ...seller, organizationNumber: '974760673' });
    const named = (vatRegistered: boolean, inBusinessRegister: boolean) =>
      operatorText({ ...operator, vatRegistered, inBusinessRegister })?.replaceAll('\u00a0', ' ');
    expect(named(true, true)).toBe(
      'Stil AS, org.nr. 974 760 673 MVA, Foretaksregisteret, Gata 1, 0150 Oslo',
    );
    expect(named(false, false)).toBe('Stil AS, org.nr. 974 760 673, Gata 1, 0150 Oslo');
    expect(operatorText({ ...operator, street: '' })).toBeNull();
  });
});

it.each([
  ['1234 56 78903', '12345678903'],
  ['NO93 8601 1117 947', '86011117947'],
  ['no93 8601 1117 947', '86011117947'],
  ['XNO9386011117947', 'XNO9386011117947'],
  ['NO93860111179470', 'NO93860111179470'],
  ['se45 5000 0000 0583 9825 7466', 'SE4550000000058398257466'],
])('the account «%s» of a bank file is %s', (written, account) => {
  expect(normalBankAccount(written)).toBe(account);
});

it('payments arrive on the present and all former accounts', () => {
  const operator = sampleOperator({ formerAccounts: ['86011117947'] });
  expect(accountsOf(operator)).toEqual(new Set(['12345678903', '86011117947']));
  expect(accountsOf({ ...operator, account: '' })).toEqual(new Set(['86011117947']));
});

it('only an operator in the MVA register charges MVA', () => {
  expect(vatRateOf({ vatRegistered: true, vatRate: 2500 })).toBe(2500);
  expect(vatRateOf({ vatRegistered: false, vatRate: 2500 })).toBeNull();
});
