import type { OwnRequestDto, SentRequestDto } from '@boligstyling/api-client/links';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownRequest } from '../../content/own-request';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { SentFacts } from './sent-facts';

const SENT = {
  ...{ customer_name: 'Kari Nordmann', customer_phone: '40000000', contact_by_email: false },
  ...{ customer_email: 'kari@example.no', address: 'Nygårdsgaten 5, 5015 Bergen' },
  ...{ location: 'Bergen', styling_needs: '', message: '', rooms: '', timeframe: '' },
  ...{ property_size: '74', property_type_field: 'Leilighet' },
} as SentRequestDto;

const shown = (until: string | null) => {
  connectLinks();
  const search = { state: 'searching', until, late: false };
  const view = { search, partners: [], pending_email: null } as unknown as OwnRequestDto;
  render(
    <Provider store={pageStore()}>
      <SentFacts token="t" view={view} sent={SENT} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: ownRequest.correct }));
};

test('that others are asked of another place stands there while others may be', () => {
  shown('2026-12-08T09:00:00.000Z');
  expect(screen.getByText(ownRequest.correctMoves)).toBeTruthy();
});

test('nothing of others stands there once as many have been asked as ever are', () => {
  shown(null);
  expect(screen.queryByText(ownRequest.correctMoves)).toBeNull();
});
