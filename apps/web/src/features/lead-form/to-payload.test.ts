import { expect, test } from '@jest/globals';
import { EMPTY_DRAFT, type LeadDraft } from './lead-draft';
import { toOneNamePayload, toHomePayload } from './to-payload';

const DRAFT: LeadDraft = {
  ...EMPTY_DRAFT,
  sellProperty: 'yes',
  customerType: 'business',
  service: 'Delstyling',
  firstName: ' Kari ',
  lastName: 'Nordmann',
  fullName: 'Kari N.',
  phone: ' 400 00 000',
  email: ' \u202akari@example.no\u202c',
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

const HOME = { source: 'homepage' } as const;
const ARTICLES = { source: 'articles_page' } as const;

test('the home form is sent under its wire names, without the customer type', () => {
  expect(toHomePayload(DRAFT, 'none', HOME)).toEqual({
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
    source: 'homepage',
  });
});

test('a street pasted with line breaks is sent on one line, as the API requires', () => {
  const copied = { ...DRAFT, street: 'Nygårdsgaten\t5 \u00a0B' };
  expect(toHomePayload(copied, 'none', HOME).address).toBe('Nygårdsgaten 5 B, 5015 Bergen');
});

test('not selling is sent in words, and an unknown answer is left out', () => {
  expect(toHomePayload({ ...DRAFT, sellProperty: 'no' }, 'none', HOME).additional_info).toBe(
    'Skal selge eiendommen: Nei',
  );
  expect(toHomePayload({ ...DRAFT, sellProperty: '' }, 'none', HOME).additional_info).toBeNull();
});

test('a preference for e-mail is sent only when given', () => {
  const wanted = { ...DRAFT, contactByEmail: true };
  for (const toPayload of [toHomePayload, toOneNamePayload]) {
    expect(toPayload(wanted, 'none', HOME).contact_by_email).toBe(true);
    expect(toPayload(DRAFT, 'none', HOME).contact_by_email).toBeUndefined();
  }
});

test('the articles form sends its single name', () => {
  expect(toOneNamePayload(DRAFT, 'none', ARTICLES)).toMatchObject({
    customer_name: 'Kari N.',
    source: 'articles_page',
  });
});

test.each([toHomePayload, toOneNamePayload])(
  'the municipality of a chosen address is sent until the address changes',
  (toPayload) => {
    const chosen = { ...DRAFT, chosenAddress: '4601 Nygårdsgaten 5, 5015 Bergen' };
    expect(toPayload(chosen, 'none', HOME).municipality_number).toBe('4601');
    for (const change of [{ street: 'Nygårdsgaten 7' }, { postalCode: '0150' }, { city: 'Os' }]) {
      expect(toPayload({ ...chosen, ...change }, 'none', HOME).municipality_number).toBeUndefined();
    }
    expect(toPayload(DRAFT, 'none', HOME).municipality_number).toBeUndefined();
  },
);

test.each(['', '0000'])('an unknown postal code is never sent: «%s»', (postalCode) => {
  expect(toOneNamePayload({ ...DRAFT, postalCode }, 'none', ARTICLES).address).toBe(
    'Nygårdsgaten 5, Bergen',
  );
});

test('consent to an agent is sent, without questions not asked for an agent alone', () => {
  expect(toHomePayload(DRAFT, 'none', HOME)).not.toHaveProperty('agent_contact', expect.anything());
  expect(toHomePayload(DRAFT, 'besides', HOME)).toEqual({
    ...toHomePayload(DRAFT, 'none', HOME),
    agent_contact: 'yes',
  });
  const valuation = toHomePayload({ ...DRAFT, sellProperty: 'no' }, 'alone', HOME);
  expect(JSON.parse(JSON.stringify(valuation))).toEqual({
    customer_name: 'Kari Nordmann',
    customer_email: 'kari@example.no',
    customer_phone: '40000000',
    location: 'Bergen',
    address: 'Nygårdsgaten 5, 5015 Bergen',
    styling_needs: '',
    property_size: '60 kvm',
    property_type_field: 'Leilighet',
    preferred_style: '',
    message: 'Heis finnes',
    sell_property: 'no',
    additional_info: 'Skal selge eiendommen: Nei',
    source: 'homepage',
    agent_contact: 'yes',
    agent_only: true,
  });
});

test('form and origin are sent as far as known', () => {
  const landing = { utm_source: 'finn', utm_campaign: 'vår', referrer_host: 'finn.no' };
  for (const toPayload of [toHomePayload, toOneNamePayload]) {
    const sent = toPayload(DRAFT, 'none', { source: 'city_page', ...landing });
    expect(sent).toMatchObject({ source: 'city_page', ...landing });
    expect(sent.utm_term).toBeUndefined();
  }
});
