import type { AskedPartnerDto, OwnRequestDto } from '@boligstyling/api-client/links';
import { beforeEach, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownRequest } from '../../content/own-request';
import { connectLinks } from '../../shared/links/connect-links';
import { pageStore } from '../../shared/testing/page-store';
import { RequestOverview } from './request-overview';

const JOINED = {
  ...{ city: 'Bergen', service: 'Delstyling', status: 'matched', timeline: [], consents: [] },
  search: { state: 'joined', until: null, late: false },
  choices: { agent: 'unanswered', withdraw: true },
  ...{ old_link: true, just_sent: false, pending_email: null, nobody_called_at: null },
} as unknown as OwnRequestDto;
const TOOK = {
  ...{ name: 'Anna Solheim', company: 'Solheim', kind: 'stylist', state: 'accepted' },
  ...{ knows_you: true, has_called: false, came_to_nothing: false, presentation: '' },
  asked_at: '2026-11-24T13:00:00.000Z',
} as AskedPartnerDto;

beforeEach(() => connectLinks());

const shown = (partners: AskedPartnerDto[]) =>
  render(
    <Provider store={pageStore()}>
      <RequestOverview token="t" view={{ ...JOINED, partners }} />
    </Provider>,
  );

test('who has a request that was joined afterwards stands among those who know something', () => {
  shown([TOOK]);
  expect(screen.getByText(ownRequest.knowsTitle)).toBeTruthy();
  expect(screen.getByText(ownRequest.knows.all)).toBeTruthy();
});

test('nobody is said to be asked to erase it who has said no, as no letter asks for that', () => {
  shown([
    { ...TOOK, state: 'declined' },
    { ...TOOK, name: 'Bo Lie', state: 'undone' },
  ]);
  expect(screen.getByText(ownRequest.knows.had)).toBeTruthy();
  expect(screen.getByText(ownRequest.knows.hadAll)).toBeTruthy();
});

test('of a request that joined at once nobody knows anything, and nothing is told of it', () => {
  shown([]);
  expect(screen.queryByText(ownRequest.knowsTitle)).toBeNull();
});
