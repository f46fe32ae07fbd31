import type { PartnerPageDto } from '@boligstyling/api-client/partner';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { PresentationForm } from './presentation-form';

const PAGE = {
  company: 'Stil og Rom AS',
  presentation: '',
  website: '',
  phone: '40000001',
  logo: null,
} as unknown as PartnerPageDto;

test('what was not written is not saved: the office may have changed it meanwhile', async () => {
  connectLinks();
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 204 }));
  render(
    <Provider store={pageStore()}>
      <PresentationForm page={PAGE} onDone={() => {}} />
    </Provider>,
  );
  fireEvent.change(screen.getByLabelText(/^Nettsted/), { target: { value: 'stilogrom.no' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
  const sent = fetched.mock.calls.map(([request]) => (request as Request).text());
  expect(await sent[0]).toBe('{"website":"stilogrom.no"}');
});
