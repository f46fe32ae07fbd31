import { expect, test } from '@jest/globals';
import { draftOf, errorsOf, toSavePartner, type PartnerDraft } from './partner-draft';

const draft: PartnerDraft = {
  version: '3',
  name: 'Stine Stylist',
  company: 'Stil og Rom AS',
  kind: 'stylist',
  email: ' stine@stilogrom.no ',
  phone: '40 00 00 01',
  website: 'stilogrom.no',
  presentation: 'Fast pris etter befaring.',
  areas: ['4601', '4627'],
  services: ['Fullstyling'],
  price_per_assignment: '1 200,50',
  weekly_capacity: '5',
  organization_number: '974 761 076',
  street: 'Strandgaten 60',
  postal_code: '5004',
  post_place: 'Bergen',
  active: true,
};

test('an empty form reports what is missing', () => {
  expect(Object.keys(errorsOf(draftOf(undefined)))).toEqual([
    'name',
    'company',
    'email',
    'phone',
    'areas',
    'services',
    'price_per_assignment',
    'weekly_capacity',
  ]);
});

test('a complete form becomes a partner', () => {
  expect(errorsOf(draft)).toEqual({});
  expect(toSavePartner(draft)).toMatchObject({
    email: 'stine@stilogrom.no',
    areas: ['4601', '4627'],
    price_per_assignment: 1200.5,
    weekly_capacity: 5,
  });
});

test('a postal code with invisible characters is accepted, as the server strips them', () =>
  expect(errorsOf({ ...draft, postal_code: '5\u200b 004' })).toEqual({}));

test.each<[Partial<PartnerDraft>, keyof PartnerDraft]>([
  [{ email: 'stine@stilogrom' }, 'email'],
  [{ phone: '4000' }, 'phone'],
  [{ website: 'stil og rom' }, 'website'],
  [{ areas: [] }, 'areas'],
  [{ services: [] }, 'services'],
  [{ price_per_assignment: '-1' }, 'price_per_assignment'],
  [{ price_per_assignment: '1,234' }, 'price_per_assignment'],
  [{ price_per_assignment: '100001' }, 'price_per_assignment'],
  [{ weekly_capacity: '2,5' }, 'weekly_capacity'],
  [{ weekly_capacity: '1001' }, 'weekly_capacity'],
  [{ organization_number: '974761077' }, 'organization_number'],
  [{ postal_code: '504' }, 'postal_code'],
  [{ postal_code: '0000' }, 'postal_code'],
])('%j is an error', (changes, field) => {
  expect(Object.keys(errorsOf({ ...draft, ...changes }))).toEqual([field]);
});
