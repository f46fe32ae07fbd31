import type { PartnerInvoicesDto } from '@boligstyling/api-client/partner';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { readRuntimeConfig, RuntimeConfigContext } from '../../shared/config/runtime-config';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { PartnerInvoices } from './partner-invoices';

connectLinks();

const INVOICE = {
  ...{ id: '1', number: 'B-1', kind: 'invoice', issued_on: '2026-11-01', due_on: '2026-11-15' },
  ...{ total_ore: 112_500, vat_ore: 22_500, asks_for_vat: true, balance_ore: 112_500 },
  ...{ state: 'open', credits: null },
};
const LIST = { invoices: [INVOICE], next_cursor: null } as unknown as PartnerInvoicesDto;

test('a failed load of invoices is retried with a press', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  render(
    <Provider store={pageStore()}>
      <PartnerInvoices />
    </Provider>,
  );
  const again = await screen.findByRole('button', { name: 'Prøv igjen' });
  fetching.mockImplementation(async () => Response.json(LIST));
  await act(async () => fireEvent.click(again));
  expect(await screen.findByText('B-1')).not.toBeNull();
});

test.each([
  [false, 'Fakturaer, med mva.', 'B-2', 'uten mva.'],
  [true, 'Fakturaer', 'B-1', 'med mva.'],
])('invoices that differ from the title in MVA say so (%s)', async (...of) => {
  const [isOutside, title, odd, note] = of;
  const untaxed = { ...INVOICE, id: '2', number: 'B-2', vat_ore: 0, asks_for_vat: false };
  const least = { ...INVOICE, id: '3', number: 'B-3', vat_ore: 0 };
  const list = { ...LIST, invoices: isOutside ? [INVOICE, untaxed] : [least, untaxed] };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(list));
  render(
    <RuntimeConfigContext
      value={{ ...readRuntimeConfig(document), ...(isOutside && { noVat: true }) }}
    >
      <Provider store={pageStore()}>
        <PartnerInvoices />
      </Provider>
    </RuntimeConfigContext>,
  );
  const rows = await screen.findAllByRole('listitem');
  expect(screen.getByRole('heading', { name: title })).not.toBeNull();
  const marked = rows.filter(({ textContent }) => textContent?.includes(`01.11.2026, ${note}`));
  expect(marked.map((row) => row.querySelector('p')?.textContent)).toEqual([odd]);
});
