import { expect, it } from '@jest/globals';
import { EMPTY_DRAFT, errorsOf } from './application-dialog';

const WHOLE = {
  ...EMPTY_DRAFT,
  ...{ company: 'Rom AS', organization_number: '974 761 076', contact_name: 'Stine' },
  ...{ contact_email: ' s@rom.no ', contact_phone: '400 00 001', places: 'Bergen' },
  accepts_terms: true,
};

it('all fields except the message are required', () => {
  expect(Object.keys(errorsOf(EMPTY_DRAFT))).toEqual([
    ...['company', 'organization_number', 'contact_name', 'contact_email', 'contact_phone'],
    ...['places', 'accepts_terms'],
  ]);
  expect(errorsOf(WHOLE)).toEqual({});
});

it('a missing number is not reported as invalid', () =>
  expect(errorsOf({ ...WHOLE, organization_number: ' ' })).toEqual({
    organization_number: 'Skriv organisasjonsnummeret.',
  }));

it.each(['974761077', '97476107', '123456789', 'ni siffer'])(
  '%s is rejected as an organisation number',
  (organization_number) => {
    expect(errorsOf({ ...WHOLE, organization_number })).toEqual({
      organization_number: 'Organisasjonsnummeret stemmer ikke. Det har 9 siffer.',
    });
  },
);
