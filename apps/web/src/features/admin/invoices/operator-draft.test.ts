import { expect, test } from '@jest/globals';
import { isBankAccount, OPERATOR_FIELDS } from '@boligstyling/domain';
import { draftOf } from '../shared/record-draft';
import { errorsOf, toSaveOperator, type OperatorDraft } from './operator-card';
import { OPERATOR } from './testing/sample-operator';

const operator = { ...OPERATOR, vat_rate: 11.11 };
const ACCOUNTS = Array.from({ length: 300 }, (_, nth) => `${12345600000 + nth}`).filter(
  isBankAccount,
);
const draft = draftOf(OPERATOR_FIELDS, operator);

test('an operator survives the round trip through a draft', () => {
  expect(draft.vat_rate).toBe('11,11');
  const { version, missing } = operator;
  expect({ ...toSaveOperator(draft, draft), version, missing }).toEqual(operator);
});

test('an empty field is not an error', () =>
  expect(errorsOf({ ...draft, account: '', organization_number: '', postal_code: '' })).toEqual(
    {},
  ));

test.each([
  { account: '1234.56.78903', organization_number: '974 760 673', postal_code: '0 150' },
  { account: '\u202a1234 56 78903\u202c', postal_code: '0150\u200b' },
])('numbers may contain spaces, dots and invisible characters: %j', (changes) =>
  expect(errorsOf({ ...draft, ...changes })).toEqual({}),
);

test('earlier accounts share one field, separated by commas', () => {
  const former_accounts = '1234.56.78903, 8601 11 17947,';
  const written = { ...draft, former_accounts };
  expect(errorsOf(written)).toEqual({});
  expect(toSaveOperator(written, draft).former_accounts).toEqual(['12345678903', '86011117947']);
});

test('a hidden rate is neither validated nor changed', () => {
  const unregistered = { ...draft, vat_registered: false, vat_rate: '' };
  expect(errorsOf(unregistered)).toEqual({});
  expect(toSaveOperator(unregistered, draft)).toMatchObject({
    vat_registered: false,
    vat_rate: 11.11,
  });
});

test.each<[Partial<OperatorDraft>, keyof OperatorDraft]>([
  [{ organization_number: '974.760.673' }, 'organization_number'],
  [{ organization_number: '974760674' }, 'organization_number'],
  [{ postal_code: '150' }, 'postal_code'],
  [{ postal_code: '0000' }, 'postal_code'],
  [{ account: '12345678904' }, 'account'],
  [{ former_accounts: '12345678903, 12345678904' }, 'former_accounts'],
  [{ former_accounts: ACCOUNTS.slice(0, 21).join(',') }, 'former_accounts'],
  [{ vat_rate: '25,005' }, 'vat_rate'],
  [{ vat_rate: '101' }, 'vat_rate'],
  [{ due_days: '0' }, 'due_days'],
  [{ due_days: '91' }, 'due_days'],
])('%j is an error', (changes, field) => {
  expect(Object.keys(errorsOf({ ...draft, ...changes }))).toEqual([field]);
});
