import { expect, test } from '@jest/globals';
import { forbiddenStorage, memoryStorage } from '../../../../shared/testing/storage';
import { SessionStorage } from './session-storage';

const KEY = 'boligstyling-session';
const session = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_at: 1_800_000_000,
  user: { id: 'administrator', role: 'admin', account_role: 'eier' as const },
};

test('a session is stored under three keys for every tab', () => {
  const storage = memoryStorage();
  new SessionStorage(() => storage, KEY).keep(session);
  expect(storage.getItem('admin-token')).toBe('access');
  expect(storage.getItem('admin-session')).toBe('true');
  const elsewhere = new SessionStorage(() => storage, KEY);
  expect(elsewhere.token()).toBe('access');
  expect(elsewhere.session()).toEqual(session);
});

test('clearing removes the session’s three keys', () => {
  const storage = memoryStorage();
  const sessions = new SessionStorage(() => storage, KEY);
  sessions.keep(session);
  sessions.clear();
  expect(['admin-token', 'admin-session', KEY].map(storage.getItem)).toEqual([null, null, null]);
  expect(sessions.token()).toBeUndefined();
});

test.each(['{', 'null', '7', '{"access_token":"a"}', '{"access_token":1}'])(
  '%s is no session, but its token is tried',
  (stored) => {
    const storage = memoryStorage();
    storage.setItem(KEY, stored);
    storage.setItem('admin-token', 'access');
    const sessions = new SessionStorage(() => storage, KEY);
    expect(sessions.session()).toBeUndefined();
    expect(sessions.token()).toBe('access');
  },
);

test('without storage the session lasts as long as the page', () => {
  const sessions = new SessionStorage(forbiddenStorage, KEY);
  expect(sessions.token()).toBeUndefined();
  sessions.keep(session);
  expect(sessions.token()).toBe('access');
  expect(sessions.session()).toEqual(session);
  sessions.clear();
  expect(sessions.token()).toBeUndefined();
});
