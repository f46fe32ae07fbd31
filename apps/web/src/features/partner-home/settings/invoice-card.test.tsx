import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { storeWithPage } from '../testing/store-with-page';
import { InvoiceCard } from './invoice-card';

const NOTHING = { organization_number: '', street: '', postal_code: '', post_place: '' };
const ADDRESS = { street: 'Strandgaten 60', postal_code: '5004', post_place: 'Bergen' };

beforeEach(() => sessionStorage.clear());
connectLinks();

function shown(details: object) {
  const page = { version: '3', company: 'Stil AS', ...details } as PartnerPageDto;
  render(
    <Provider store={storeWithPage(page)}>
      <InvoiceCard page={page} />
    </Provider>,
  );
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));

test('missing details are named, and a wrong number is sent nowhere', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  shown(NOTHING);
  screen.getByText(/^Mangler organisasjonsnummer, gateadresse, postnummer og poststed\./);
  fireEvent.click(screen.getByRole('button', { name: 'Legg inn' }));
  type('Organisasjonsnummer', '974 761 077');
  await save();
  screen.getByText('Organisasjonsnummeret stemmer ikke. Det har 9 siffer.');
  expect(fetched).not.toHaveBeenCalled();
  type('Organisasjonsnummer', '974 761 076');
  await save();
  const sent = fetched.mock.calls[0]?.[0] as Request;
  expect(await sent.json()).toEqual({ organization_number: '974 761 076' });
  fetched.mockRestore();
});

test('complete details are shown as on the invoice', () => {
  shown({ ...ADDRESS, organization_number: '974761076' });
  expect(screen.getByText('Stil AS').closest('p')!.textContent).toMatch(
    /^Stil ASStrandgaten 605004 BergenOrg\.nr\.\s974\s761\s076$/,
  );
  screen.getByRole('button', { name: 'Rediger' });
  expect(screen.queryByText(/^Mangler/)).toBeNull();
});

test('the browser can fill in the address', () => {
  shown({ ...ADDRESS, organization_number: '974761076' });
  fireEvent.click(screen.getByRole('button', { name: 'Rediger' }));
  const ways = [...document.querySelectorAll('input')].map((field) => field.autocomplete);
  expect(ways).toEqual(['off', 'address-line1', 'postal-code', 'address-level2']);
});
