import type { AskedPartnerDto, OwnerPageDto } from '@boligstyling/api-client/links';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { AskedPartners } from './asked-partners';

const TOOK = {
  ...{ name: 'Anna Solheim', company: 'Solheim', kind: 'stylist', state: 'accepted' },
  ...{ has_called: false, came_to_nothing: false, presentation: 'Lyst og enkelt.' },
  ...{ assignment_id: 'id-1', call_overdue: true, not_called_at: null },
  asked_at: '2026-11-24T13:00:00.000Z',
} as AskedPartnerDto;
const VIEW = { choices: {} } as OwnerPageDto;

beforeEach(connectLinks);

function shown(partner: Partial<AskedPartnerDto>, view: Partial<OwnerPageDto> = {}) {
  const whole = { ...VIEW, ...view, partners: [{ ...TOOK, ...partner }] };
  render(
    <Provider store={pageStore()}>
      <AskedPartners token="t" view={whole} />
    </Provider>,
  );
  return screen.getByRole('listitem').textContent;
}

const NOT_HEARD = ownerPage.notHeard('Anna');
const { cameToNothing, hasCalledState, states } = ownerPage;

test.each([
  ['with the lead and without a report', {}, states.accepted, true, true],
  ['who reported a call', { has_called: true }, hasCalledState, true, false],
  ['who called without result', { has_called: true, came_to_nothing: true }, cameToNothing, false],
  ['who reported no result', { came_to_nothing: true }, cameToNothing, false],
  ['who declined', { state: 'declined' } as const, states.declined, false],
  ['with an unanswered assignment', { state: 'offered' } as const, states.offered, true],
])(
  'a partner %s has its state, a presentation while it may act, and «missed» only when silent',
  (_, changes, state, isPresented, mayBeMissed = false) => {
    const text = shown(changes);
    expect(text).toContain(state);
    expect(text?.includes('Lyst og enkelt.')).toBe(isPresented);
    expect(text?.includes(NOT_HEARD)).toBe(mayBeMissed);
  },
);

test.each([
  [false, 'nobodyCalled'],
  [true, 'nobodyWrote'],
] as const)(
  'the question about silence follows the contact preference: e-mail %s',
  (contact_by_email, said) => {
    shown({}, { sent: { contact_by_email } as OwnerPageDto['sent'] });
    expect(screen.getByRole('button').textContent).toBe(ownerPage[said]);
  },
);

test('an owner who reported silence sees when, and cannot report it again that day', () => {
  const not_called_at = '2026-11-25T09:00:00.000Z';
  const text = shown({ call_overdue: false, not_called_at });
  expect(text).toContain('Du sa fra onsdag 25. november');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the owner is not asked about the call before it is overdue', () => {
  expect(shown({ call_overdue: false })).not.toContain('Ikke hørt fra');
  expect(screen.queryByRole('status')).toBeNull();
});

test('the night before Easter a deadline after it has its day and clock in Norway, until the partner is silent', () => {
  jest.useFakeTimers({ now: new Date('2027-03-24T23:30:00Z') });
  const deadline = '2027-03-30T08:00:00Z';
  const text = shown({ state: 'offered', deadline })?.replaceAll('\u00a0', ' ');
  jest.useRealTimers();
  expect(text).toContain('Svarer innen tirsdag 30. mars kl. 10:00');
  cleanup();
  expect(shown({ state: 'expired', deadline })).toContain('Svarte ikke');
});
