import type { AskedPartnerDto, OwnerPageDto, SentLeadDto } from '@boligstyling/api-client/links';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { SentFacts } from './sent-facts';

const SENT = {
  ...{ customer_name: 'Kari Nordmann', customer_phone: '40000000', contact_by_email: false },
  ...{ customer_email: 'kari@example.no', address: 'Nygårdsgaten 5, 5015 Bergen' },
  ...{ location: 'Bergen', styling_needs: '', message: '', rooms: '', timeframe: '' },
  service_type: 'Fullstyling',
  ...{ property_size: '74', property_type_field: 'Leilighet' },
} as SentLeadDto;

const ACCEPTED = { name: 'Anna Solheim', state: 'accepted' } as AskedPartnerDto;

const shown = (until: string | null, changes: Partial<OwnerPageDto> = {}) => {
  connectLinks();
  const search = { state: 'searching', until, late: false };
  const view = {
    search,
    partners: [],
    pending_email: null,
    ...changes,
  } as unknown as OwnerPageDto;
  const store = pageStore();
  render(
    <Provider store={store}>
      <SentFacts token="t" view={view} sent={SENT} />
    </Provider>,
  );
  return store;
};
const corrected = (...of: Parameters<typeof shown>) => {
  const store = shown(...of);
  fireEvent.click(screen.getByRole('button', { name: ownerPage.correct }));
  return store;
};

test('recipients of corrections are named: accepted partners and the partner that sent the lead', () => {
  shown(null, { partners: [ACCEPTED], sent_by: 'Megler Vest AS' });
  expect(
    screen.getByText(
      'Retter du noe Anna og Megler Vest AS har fått, sender vi den nye utgaven dit.',
    ),
  ).toBeTruthy();
});

test('new partners for another place are mentioned while they can be asked', () => {
  corrected('2026-12-08T09:00:00.000Z');
  expect(screen.getByText(ownerPage.correctMoves)).toBeTruthy();
});

test('no new partners are mentioned after the maximum was asked', () => {
  corrected(null);
  expect(screen.queryByText(ownerPage.correctMoves)).toBeNull();
});

test.each([
  ['a partner has it', { merged: false, partners: [ACCEPTED] }, ownerPage.corrected.withAccess],
  [
    'partners of a merged one have it',
    { merged: true, partners: [ACCEPTED] },
    ownerPage.corrected.withAccess,
  ],
  ['no partner has a merged one', { merged: true }, ownerPage.corrected.merged],
  [
    'the partner that sent the lead for the owner has it',
    { merged: false, sent_by: 'Megler Vest AS' },
    ownerPage.corrected.withAccess,
  ],
  ['no partner has it', { merged: false }, ownerPage.corrected.nobodyHasThem],
])('corrections are announced for those with access: %s', async (_, changes, said) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  const store = corrected(null, changes);
  fireEvent.change(screen.getByLabelText('Telefon'), { target: { value: '40000099' } });
  fireEvent.click(screen.getByRole('button', { name: ownerPage.save }));
  await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
  const [toast] = store.getState().toasts;
  expect(toast).toEqual({ ...said, id: toast!.id });
});
