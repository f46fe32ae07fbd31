import { expect, test } from '@jest/globals';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';
import { toArticlesPayload, toHomePayload } from './to-payload';

const DRAFT: LeadDraft = {
  ...EMPTY_DRAFT,
  sellProperty: 'yes',
  customerType: 'business',
  service: 'Delstyling',
  firstName: ' Kari ',
  lastName: 'Nordmann',
  fullName: 'Kari N.',
  phone: ' 400 00 000',
  email: ' kari@example.no',
  street: 'Nygårdsgaten 5',
  postalCode: '5015',
  city: ' Bergen ',
  needs: 'Tom leilighet',
  rooms: 'Stue',
  propertySize: '60 kvm',
  timeframe: 'Innen én måned',
  propertyType: 'Leilighet',
  message: 'Heis finnes',
  stylingOnly: 'yes',
};

test('sends the home form under its wire names, the customer type left out', () => {
  expect(toHomePayload(DRAFT)).toEqual({
    customer_name: 'Kari Nordmann',
    customer_email: 'kari@example.no',
    customer_phone: '40000000',
    service_type: 'Delstyling',
    location: 'Bergen',
    address: 'Nygårdsgaten 5, 5015 Bergen',
    styling_needs: 'Tom leilighet',
    rooms: 'Stue',
    property_size: '60 kvm',
    timeframe: 'Innen én måned',
    property_type_field: 'Leilighet',
    preferred_style: '',
    message: 'Heis finnes',
    sell_property: 'yes',
    accept_styling_only: 'yes',
    additional_info: 'Skal selge eiendommen: Ja',
  });
});

test('says in words that the owner will not sell, and nothing where it is not known', () => {
  expect(toHomePayload({ ...DRAFT, sellProperty: 'no' }).additional_info).toBe(
    'Skal selge eiendommen: Nei',
  );
  expect(toHomePayload({ ...DRAFT, sellProperty: '' }).additional_info).toBeNull();
});

test('sends the one name and the source from the articles form', () => {
  expect(toArticlesPayload(DRAFT)).toMatchObject({
    customer_name: 'Kari N.',
    source: 'articles_page',
  });
});

test.each([toHomePayload, toArticlesPayload])(
  'tells the municipality of an address that was chosen, until it is another address',
  (toPayload) => {
    const chosen = { ...DRAFT, chosenAddress: '4601 Nygårdsgaten 5, 5015 Bergen' };
    expect(toPayload(chosen).municipality_number).toBe('4601');
    for (const change of [{ street: 'Nygårdsgaten 7' }, { postalCode: '0150' }, { city: 'Os' }]) {
      expect(toPayload({ ...chosen, ...change }).municipality_number).toBeUndefined();
    }
    expect(toPayload(DRAFT).municipality_number).toBeUndefined();
  },
);

test.each(['', '0000'])('never sends a postal code nobody knows: «%s»', (postalCode) => {
  expect(toArticlesPayload({ ...DRAFT, postalCode }).address).toBe('Nygårdsgaten 5, Bergen');
});
