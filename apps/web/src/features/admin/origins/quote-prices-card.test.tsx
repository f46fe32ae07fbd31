import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { QuotePricesCard } from './quote-prices-card';

const show = (prices: object[]) => openAdmin(<QuotePricesCard />, { 'quote-prices': { prices } });

test('quoted prices are shown by service and county, with median and spread', async () => {
  show([
    {
      ...{ service: 'Delstyling', county: '46', quotes: 7 },
      ...{ lowest: 18_000, median: 24_900, highest: 41_000 },
    },
  ]);
  const cells = within(await screen.findByRole('table')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    ...['Vestland fylke', '7', '18 000 kr', '24 900 kr', '41 000 kr'],
  ]);
});

test('too few quotes are said to be too few', async () => {
  show([]);
  await screen.findByText(/når det er minst fem tilbud/);
  expect(screen.queryByRole('table')).toBeNull();
});
