import { expect, test, describe } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { adminPartners } from '../../../content/admin/admin-partners';
import {
  nextAfter,
  type ServicePriceDraft,
  servicePricesFault,
  priceSpan,
  pricesInWords,
  servicePricesOf,
  toPrices,
} from './price-draft';
import {
  PricesField,
  type PartnerDraft,
  partnerDraftOf,
  partnerFaultsOf,
  writtenPartner,
} from './partner-form';

const { prices: words } = adminPartners;
const offered = ['Fullstyling', 'Delstyling'] as const;
const draft = (
  price: string,
  ...sizes: [from: string, to: string, price: string][]
): ServicePriceDraft[] => [
  { service: 'Fullstyling', price: '', sizes: [] },
  {
    ...{ service: 'Delstyling', price },
    sizes: sizes.map(([from, to, of]) => ({ from, to, price: of })),
  },
];

const field = (prices: ServicePriceDraft[], error: string | undefined) => (
  <PricesField {...{ prices, offered, error }} base="900" onChange={() => undefined} />
);
test.each([
  ['60', '61'],
  ['1\u00a0000', '1001'],
  ['60 kvm', ''],
  ['', ''],
])('a size up to «%s» is followed by one from «%s»', (to, from) => {
  expect(nextAfter({ from: '0', to, price: '700' }).from).toBe(from);
});

test('square metres are read without their thousands separator', () => {
  const prices = draft('', ['0', '1\u00a0000', '700']);
  expect(servicePricesFault(prices, offered)).toBeUndefined();
  const sizes = [{ from: 0, to: 1000, price_ore: 70_000 }];
  expect(toPrices('900', prices, offered).services[0]).toMatchObject({ sizes });
});

const shown = (prices: ServicePriceDraft[], error = servicePricesFault(prices, offered)?.message) =>
  render(field(prices, error));

test.each<[string, ServicePriceDraft[], string]>([
  ['the price of a service', draft('gratis'), 'Delstyling'],
  ['the price of a size', draft('', ['0', '60', '']), words.price],
  ['where a size begins', draft('', ['ca 60', '', '700']), words.from],
  ['where a size ends', draft('', ['0', 'stor', '700']), words.to],
])('a fault in %s is shown at its field', (_, prices, label) => {
  shown(prices);
  const field = within(screen.getByRole('group', { name: 'Delstyling' })).getByLabelText(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect([words.wrongPrice, words.wrongSize]).toContain(described?.textContent);
  expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
});

test('an overlapping size is marked where it begins, so that it takes the focus', () => {
  shown(draft('', ['0', '60', '700'], ['60', '', '900']));
  const group = screen.getByRole('group', { name: 'Delstyling' });
  const [, second] = within(group).getAllByLabelText(words.from);
  expect(second?.getAttribute('aria-invalid')).toBe('true');
  expect(second?.getAttribute('aria-describedby')).toBe(
    within(group).getByText('Størrelsene kan ikke overlappe.').closest('[id]')?.id,
  );
});

test('a corrected fault disappears, and does not move below the services', () => {
  const { rerender } = shown(draft('gratis'));
  rerender(field(draft('900'), words.wrongPrice));
  expect(screen.queryByText(words.wrongPrice)).toBeNull();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('a fault that only the server finds is shown below all services', () => {
  shown(draft('900'), 'En tjeneste kan ha én pris.');
  screen.getByText('En tjeneste kan ha én pris.');
});

test('nothing is said before the form is sent', () => {
  render(
    <PricesField
      prices={draft('x')}
      offered={offered}
      base=""
      error={undefined}
      onChange={() => {}}
    />,
  );
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

describe('partner draft', () => {
  const ownPrice = (price: string, ...sizes: [from: string, to: string, price: string][]) =>
    servicePricesOf(undefined).map((each) =>
      each.service === 'Fullstyling'
        ? { ...each, price, sizes: sizes.map(([from, to, price]) => ({ from, to, price })) }
        : each,
    );

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
    base_price: '1 200,50',
    prices: servicePricesOf(undefined),
    weekly_capacity: '5',
    organization_number: '974 761 076',
    street: 'Strandgaten 60',
    postal_code: '5004',
    post_place: 'Bergen',
    active: true,
  };

  test('an empty form reports what is missing', () => {
    expect(Object.keys(partnerFaultsOf(partnerDraftOf()))).toEqual([
      'name',
      'company',
      'email',
      'phone',
      'services',
      'areas',
      'weekly_capacity',
      'base_price',
    ]);
  });

  test('a complete form becomes a partner', () => {
    expect(partnerFaultsOf(draft)).toEqual({});
    expect(writtenPartner(draft)).toMatchObject({
      email: 'stine@stilogrom.no',
      areas: ['4601', '4627'],
      prices: { base_ore: 120_050, services: [] },
      weekly_capacity: 5,
    });
  });

  test('own prices of offered services are saved and read back', () => {
    const prices = ownPrice('900', ['0', '60', '700'], ['121', '', '1 200,50']);
    const saved = writtenPartner({ ...draft, prices }).prices;
    expect(saved).toEqual({
      base_ore: 120_050,
      services: [
        {
          ...{ service: 'Fullstyling', price_ore: 90_000 },
          sizes: [
            { from: 0, to: 60, price_ore: 70_000 },
            { from: 121, to: null, price_ore: 120_050 },
          ],
        },
      ],
    });
    expect(servicePricesOf(saved)).toMatchObject(
      ownPrice('900', ['0', '60', '700'], ['121', '', '1200,5']),
    );
    expect(priceSpan(saved, ['Fullstyling'])).toMatch(/^700\skr – 1\s200,50\skr$/);
    expect(pricesInWords(saved, ['Fullstyling'])).toMatch(
      /^Fullstyling, inntil 60\sm²: 700\skr; Fullstyling, 121\sm² og større: 1\s200,50\skr; Fullstyling, ellers: 900\skr$/,
    );
    expect(writtenPartner({ ...draft, kind: 'estate-agent', prices }).prices.services).toEqual([]);
  });

  test('a postal code with invisible characters is accepted, as the server strips them', () =>
    expect(partnerFaultsOf({ ...draft, postal_code: '5\u200b 004' })).toEqual({}));

  test.each<[Partial<PartnerDraft>, keyof PartnerDraft]>([
    [{ email: 'stine@stilogrom' }, 'email'],
    [{ phone: '4000' }, 'phone'],
    [{ website: 'stil og rom' }, 'website'],
    [{ areas: [] }, 'areas'],
    [{ services: [] }, 'services'],
    [{ base_price: '-1' }, 'base_price'],
    [{ base_price: '1,234' }, 'base_price'],
    [{ base_price: '100001' }, 'base_price'],
    [{ prices: ownPrice('gratis') }, 'prices'],
    [{ prices: ownPrice('900', ['61', '60', '700']) }, 'prices'],
    [{ prices: ownPrice('', ['0', '60', '700'], ['60', '', '900']) }, 'prices'],
    [{ prices: ownPrice('', ['ca 60', '', '700']) }, 'prices'],
    [{ prices: ownPrice('', ['60', '', '']) }, 'prices'],
    [{ weekly_capacity: '2,5' }, 'weekly_capacity'],
    [{ weekly_capacity: '1001' }, 'weekly_capacity'],
    [{ organization_number: '974761077' }, 'organization_number'],
    [{ postal_code: '504' }, 'postal_code'],
    [{ postal_code: '0000' }, 'postal_code'],
  ])('%j is an error', (changes, field) => {
    expect(Object.keys(partnerFaultsOf({ ...draft, ...changes }))).toEqual([field]);
  });
});
