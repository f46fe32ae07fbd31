import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { givenUpToast, lateRejectedToast, lateSentToast } from '../../content/late-lead-toasts';
import { draftChanged, draftSent, selectDraft } from '../../features/lead-form/draft-slice';
import { EMPTY_DRAFT } from '../../features/lead-form/lead-draft';
import { toHomePayload } from '../../features/lead-form/to-payload';
import { clearSent, onDraftCleared } from '../../features/lead-form/clear-sent';
import { restoreKeptDraft } from '../../features/lead-form/restore-kept-draft';
import { connectForms } from '../../features/pending-leads/in-forms';
import { leadSender } from '../../features/pending-leads/lead-sender';
import { newPendingLead } from '../../features/pending-leads/pending-lead';
import { PendingQueue } from '../../features/pending-leads/pending-queue';
import { formatNearDay } from '../../shared/format/moment';
import { pageStore } from '../../shared/testing/page-store';
import { selectToasts } from '../../shared/toast/toast-slice';
import SendingState from './sending-state';

const notice = (key: string, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
const elsewhere = new PendingQueue(
  () => ({
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => {
      localStorage.setItem(key, value);
      notice(key, value);
    },
    removeItem: (key) => {
      localStorage.removeItem(key);
      notice(key, null);
    },
  }),
  () => Date.now(),
);

const store = pageStore();
const DRAFT = { ...EMPTY_DRAFT, firstName: 'Kari', city: 'Bergen' };
const PAYLOAD = toHomePayload(DRAFT, 'none', { source: 'homepage' });
const LEAD = newPendingLead('a', PAYLOAD, Date.now());
const titles = () =>
  screen.queryAllByRole('status').map((panel) => panel.querySelector('p')?.textContent);
const title = () => titles().at(0);
const onRetry = jest.fn();
const WAITING = 'Lagret i denne nettleseren. Sendes når du er på nett.';

beforeEach(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  sessionStorage.clear();
  onRetry.mockClear();
  elsewhere.keep(LEAD);
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SendingState
          sending={{ kind: 'queued' }}
          refused={[]}
          onFix={() => {}}
          onRetry={onRetry}
        />
      </MemoryRouter>
    </Provider>,
  );
  expect(titles()).toEqual([WAITING]);
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const discard = () => press('Slett den');

test('a lead sent by another tab is no longer shown as queued', () => {
  act(() => elsewhere.settle(LEAD, 'sent'));
  expect(title()).toBe('Vi har fått henvendelsen');
});

test('a lead sent by another tab is removed from storage', async () => {
  connectForms(async () => ({ clearSent, restoreKeptDraft }));
  localStorage.setItem('form-preferences', JSON.stringify(DRAFT));
  sessionStorage.setItem('lead-submission', JSON.stringify({ idempotencyKey: 'a', content: '{}' }));
  await act(async () => elsewhere.settle(LEAD, 'sent'));
  expect(sessionStorage.getItem('lead-submission')).toBeNull();
  expect(localStorage.getItem('form-preferences')).toBeNull();
});

test('a lead refused in another tab is not shown as queued', () => {
  act(() => elsewhere.settle(LEAD, 'refused'));
  expect(title()).toBe('Henvendelsen er ikke sendt');
});

test('a lead removed without a result is not shown as queued', () => {
  act(() => elsewhere.remove('a'));
  expect(title()).toBeUndefined();
});

test('a lead sent while the page was in the back-forward cache is not shown as queued', () => {
  localStorage.removeItem('pending-leads');
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(title()).toBeUndefined();
});

const broughtBack = () => {
  connectForms(async () => ({ clearSent, restoreKeptDraft }));
  return act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
};
const keepInTab = (draft: object) => sessionStorage.setItem('lead-draft', JSON.stringify(draft));
const cityNow = () => selectDraft(store.getState()).city;

test('a restored form shows the tab’s draft, changed on a later page', async () => {
  act(() => void store.dispatch(draftChanged(DRAFT)));
  keepInTab({ ...DRAFT, city: 'Voss' });
  await broughtBack();
  expect(cityNow()).toBe('Voss');
});

test('a restored form is empty if a later page submitted it', async () => {
  act(() => void store.dispatch(draftChanged(DRAFT)));
  const begunAnew = jest.fn();
  onDraftCleared(begunAnew);
  keepInTab(DRAFT);
  await broughtBack();
  expect([cityNow(), begunAnew.mock.calls.length]).toEqual(['Bergen', 0]);
  sessionStorage.removeItem('lead-draft');
  await broughtBack();
  expect([cityNow(), begunAnew.mock.calls.length]).toEqual(['', 1]);
});

test('a restored form keeps its answers without storage', async () => {
  act(() => void store.dispatch(draftChanged(DRAFT)));
  const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  await broughtBack();
  refused.mockRestore();
  expect(cityNow()).toBe('Bergen');
});

test('an owner can delete a queued lead', () => {
  discard();
  expect(elsewhere.list()).toEqual([]);
  expect(title()).toBe(DELETED);
});

const sendHere = () => {
  sessionStorage.setItem('lead-submission', JSON.stringify({ idempotencyKey: 'b', content: '{}' }));
  act(() => void elsewhere.keep({ ...LEAD, idempotencyKey: 'b' }));
  expect(titles()).toEqual([WAITING]);
};
const DELETED = 'Henvendelsen er slettet herfra';
const ANOTHER = 'En annen henvendelse er lagret i denne nettleseren. Sendes når du er på nett.';

const FOR_SERVER = 'Lagret i denne nettleseren. Sendes når vi kan ta imot.';

test.each([
  [429, FOR_SERVER],
  [503, FOR_SERVER],
  [200, WAITING],
])('after an answer of %i the panel says: %s', async (status, expected) => {
  const answer = { status, headers: { 'content-type': 'text/html' } };
  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<p>', answer));
  press('Prøv nå');
  await waitFor(() => expect(elsewhere.list()).toMatchObject([{ attempts: 1 }]));
  expect(titles()).toEqual([expected]);
  fetched.mockRejectedValue(new TypeError('offline'));
  localStorage.setItem(
    'pending-leads',
    JSON.stringify(elsewhere.list()).replace(/"notBefore":\d+/, '"notBefore":0'),
  );
  press('Prøv nå');
  await waitFor(() => expect(elsewhere.list()).toMatchObject([{ attempts: 2 }]));
  expect(titles()).toEqual([WAITING]);
});

test('deleting removes this form’s lead and not another tab’s', () => {
  sendHere();
  discard();
  expect(elsewhere.list()).toEqual([LEAD]);
  expect(titles()).toEqual([DELETED, ANOTHER]);
  discard();
  expect(elsewhere.list()).toEqual([]);
  expect(titles()).toEqual([DELETED]);
});

test('after deletion, sending another tab’s lead does not submit the form', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  sendHere();
  press('Prøv nå');
  expect(onRetry).toHaveBeenCalledTimes(1);
  discard();
  press('Prøv nå');
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(onRetry).toHaveBeenCalledTimes(1);
  await waitFor(() =>
    expect(elsewhere.list()).toMatchObject([{ idempotencyKey: 'a', attempts: 1 }]),
  );
});

test('several leads of other tabs are counted and deleted together', () => {
  act(() => void elsewhere.keep({ ...LEAD, idempotencyKey: 'b' }));
  expect(titles()).toEqual([
    'To henvendelser er lagret i denne nettleseren. Sendes når du er på nett.',
  ]);
  press('Slett begge');
  expect(elsewhere.list()).toEqual([]);
  expect(titles()).toEqual(['To henvendelser er slettet herfra']);
});

test('a lead deleted while another tab sends it shows no result', () => {
  sendHere();
  localStorage.setItem('pending-leads', JSON.stringify([LEAD]));
  discard();
  expect(elsewhere.list()).toEqual([LEAD]);
  expect(titles()).toEqual([WAITING]);
});

const STAYS = 'Svarene dine står fortsatt i skjemaet.';

test('after deletion the answers are reported as kept while they are', () => {
  act(() => void store.dispatch(draftChanged(DRAFT)));
  discard();
  expect(screen.queryByText(STAYS)).not.toBeNull();
  act(() => void store.dispatch(draftSent()));
  expect(title()).toBe(DELETED);
  expect(screen.queryByText(STAYS)).toBeNull();
});

test('deleting an earlier visit’s lead claims nothing about a form with other answers', () => {
  act(() => void store.dispatch(draftChanged({ ...EMPTY_DRAFT, city: 'Bergen' })));
  discard();
  expect(screen.queryByText(STAYS)).toBeNull();
});

test('a lead that is gone already is not reported as deleted', () => {
  localStorage.removeItem('pending-leads');
  discard();
  expect(title()).toBeUndefined();
});

test('a resent lead is queued again, whatever happened to the earlier one', () => {
  act(() => elsewhere.settle(LEAD, 'sent'));
  act(() => void elsewhere.keep({ ...LEAD, idempotencyKey: 'b' }));
  expect(title()).toBe(WAITING);
  act(() => elsewhere.remove('b'));
  expect(title()).toBeUndefined();
});

const DAY = 24 * 60 * 60 * 1000;
const receipt = () => Response.json({ id: '1' }, { status: 201 });
const refusal = () => Response.json({ error: 'Vi finner ikke adressen.' }, { status: 422 });
const follow = { text: 'Følg henvendelsen', to: '/min-henvendelse/siste' };

test.each([
  ['sent two days later', 2, receipt, lateSentToast, { link: follow }],
  [
    'refused two days later',
    2,
    refusal,
    (day: string) => lateRejectedToast(day, ['Vi finner ikke adressen.']),
    { kind: 'destructive' },
  ],
  ['given up after a week', 8, receipt, givenUpToast, { kind: 'destructive' }],
])('a lead that is %s is reported until that is closed', async (_, days, answer, toast, more) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const createdAt = Date.now() - days * DAY;
  act(() => {
    elsewhere.remove('a');
    elsewhere.keep({ ...LEAD, idempotencyKey: 'old', createdAt });
  });
  await act(async () => leadSender(store.dispatch).resender.hurry());
  const said = { ...toast(formatNearDay(createdAt, Date.now())), ...more, stays: true };
  await waitFor(() => expect(selectToasts(store.getState()).at(-1)).toMatchObject(said));
  expect(elsewhere.list()).toEqual([]);
});
