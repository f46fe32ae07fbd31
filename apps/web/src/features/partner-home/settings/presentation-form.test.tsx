import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { PresentationForm } from './presentation-form';

const PAGE = {
  company: 'Stil og Rom AS',
  presentation: '',
  website: '',
  phone: '40000001',
  logo: null,
} as unknown as PartnerPageDto;

const show = () => {
  connectLinks();
  render(
    <Provider store={pageStore()}>
      <PresentationForm page={PAGE} onDone={() => {}} />
    </Provider>,
  );
};

test('untouched fields are not saved, because an administrator may have changed them', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 204 }));
  show();
  fireEvent.change(screen.getByLabelText(/^Nettsted/), { target: { value: 'stilogrom.no' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
  const sent = fetched.mock.calls.map(([request]) => (request as Request).text());
  expect(await sent[0]).toBe('{"website":"stilogrom.no"}');
});

test('optional fields are labelled', () => {
  show();
  const optional = screen.getAllByLabelText(/valgfritt/).map((field) => field.id);
  const byName = [/^To linjer om deg/, /^Nettsted/].map((name) => screen.getByLabelText(name).id);
  expect(optional).toEqual(byName);
});

test('the first invalid field takes the focus, so that screen readers announce it', async () => {
  show();
  const company = screen.getByLabelText('Firma');
  for (const field of [company, screen.getByLabelText(/^Telefon/)]) {
    fireEvent.change(field, { target: { value: '' } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Lagre' }));
  await waitFor(() => expect(document.activeElement).toBe(company));
});
