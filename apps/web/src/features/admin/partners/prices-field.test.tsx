import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { adminPartners } from '../../../content/admin/admin-partners';
import { type ServicePriceDraft, servicePricesFault } from './price-draft';
import { PricesField } from './prices-field';

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
const shown = (prices: ServicePriceDraft[], error = servicePricesFault(prices, offered)?.message) =>
  render(field(prices, error));

test.each<[string, ServicePriceDraft[], string]>([
  ['the price of a service', draft('gratis'), 'Delstyling'],
  ['the price of a size', draft('', ['0', '60', '']), words.price],
  ['where a size begins', draft('', ['ca 60', '', '700']), words.from],
  ['where a size ends', draft('', ['0', 'stor', '700']), words.to],
])('a fault in %s stands at its field', (_, prices, label) => {
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

test('a corrected fault disappears, instead of moving beneath all services', () => {
  const { rerender } = shown(draft('gratis'));
  rerender(field(draft('900'), words.wrongPrice));
  expect(screen.queryByText(words.wrongPrice)).toBeNull();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
});

test('what the server alone refuses stands beneath all services', () => {
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
