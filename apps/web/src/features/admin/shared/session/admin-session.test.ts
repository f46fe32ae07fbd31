import { expect, test } from '@jest/globals';
import { memoryStorage } from '../../../../shared/testing/storage';
import { AdminSession, type Ending, type Renewal } from './admin-session';
import type { OneAtATime } from './one-at-a-time';
import { SessionStorage } from './session-storage';

const NOW = 1_800_000_000_000;
const sessionUntil = (name: string, seconds: number, id = 'administrator') => ({
  access_token: `access ${name}`,
  refresh_token: `refresh ${name}`,
  expires_at: NOW / 1000 + seconds,
  user: { id, role: 'admin', account_role: 'eier' as const },
});
const kari = sessionUntil('kari', 600, 'kari');
const ola = sessionUntil('ola', 600, 'ola');

function lock(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
}

function browser(answer: (refreshToken: string) => Renewal) {
  const storage = memoryStorage();
  const oneAtATime = lock();
  const asked: string[] = [];
  const left: string[] = [];
  let now = NOW;
  const tab = () =>
    new AdminSession({
      storage: new SessionStorage(() => storage, 'session'),
      oneAtATime,
      now: () => now,
      renew: async (refreshToken) => {
        asked.push(refreshToken);
        return answer(refreshToken);
      },
      leave: async ({ access_token }) => void left.push(access_token),
    });
  const wait = (seconds: number) => (now += seconds * 1000);
  return { here: tab(), there: tab(), asked, left, storage, wait };
}

test('a valid token is used unchanged', async () => {
  const { here, asked } = browser(() => 'refused');
  here.begin(sessionUntil('1', 61));
  expect(await here.token()).toBe('access 1');
  expect(asked).toEqual([]);
});

test('a token about to expire is renewed once for all callers and tabs', async () => {
  const { here, there, asked, wait } = browser(() => sessionUntil('2', 1_200));
  here.begin(sessionUntil('1', 600));
  wait(570);
  const tokens = await Promise.all([here.token(), there.token(), here.token(), there.token()]);
  expect(tokens).toEqual(Array(4).fill('access 2'));
  expect(asked).toEqual(['refresh 1']);
});

test('with a clock hours ahead, a token is renewed on refusal, not before each call', async () => {
  const { here, there, asked } = browser(() => sessionUntil('2', -7_000));
  here.begin(sessionUntil('1', -7_000));
  expect(await here.token()).toBe('access 1');
  expect(asked).toEqual([]);
  expect(await here.renewed('access 1')).toBe('access 2');
  expect(await here.token()).toBe('access 2');
  expect(asked).toEqual(['refresh 1']);

  expect(await there.token()).toBe('access 2');
  expect(await there.token()).toBe('access 2');
  expect(asked).toEqual(['refresh 1', 'refresh 2']);
});

test('a refused token is not renewed if another tab has done so', async () => {
  const { here, there, asked } = browser(() => 'refused');
  here.begin(sessionUntil('1', 600));
  there.begin(sessionUntil('2', 600));
  expect(await here.renewed('access 1')).toBe('access 2');
  expect(asked).toEqual([]);
});

test('a refused renewal logs every tab out', async () => {
  const { here, there, storage } = browser(() => 'refused');
  here.begin(sessionUntil('1', 600));
  there.noticeOtherTab();
  const endings: (Ending | undefined)[] = [];
  here.subscribe((ending) => endings.push(ending));
  there.subscribe((ending) => endings.push(ending));

  expect(await here.renewed('access 1')).toBeUndefined();
  there.noticeOtherTab();
  expect(endings).toEqual(['expired', 'elsewhere']);
  expect(here.isLoggedIn() || there.isLoggedIn()).toBe(false);
  expect(storage.getItem('session')).toBeNull();
});

test('an unreachable server ends no session', async () => {
  const { here, wait } = browser(() => 'unreachable');
  here.begin(sessionUntil('1', 600));
  wait(570);
  expect(await here.token()).toBe('access 1');
  expect(await here.renewed('access 1')).toBeUndefined();
  expect(here.isLoggedIn()).toBe(true);
});

test('a token without a refresh token ends when it is refused', async () => {
  const { here, storage, asked } = browser(() => 'refused');
  storage.setItem('admin-token', 'left over');
  expect(await here.token()).toBe('left over');
  expect(await here.renewed('left over')).toBeUndefined();
  expect(here.isLoggedIn()).toBe(false);
  expect(asked).toEqual([]);
});

test('each change in another tab is reported once', () => {
  const { here, there } = browser(() => 'refused');
  const endings: (Ending | undefined)[] = [];
  there.subscribe((ending) => endings.push(ending));
  here.begin(sessionUntil('1', 600));
  there.noticeOtherTab();
  there.noticeOtherTab();
  expect(endings).toEqual(['elsewhere']);
});

test('a login of another user over the session is reported once', () => {
  const { here, there } = browser(() => 'refused');
  here.begin(kari);
  const endings: (Ending | undefined)[] = [];
  here.subscribe((ending) => endings.push(ending));
  there.begin(ola);
  here.noticeOtherTab();
  here.noticeOtherTab();
  expect(endings).toEqual(['replaced']);
});

test('a tab that slept through another user’s login calls without a token and then ends', async () => {
  const { here, there } = browser(() => 'refused');
  here.begin(kari);
  const endings: (Ending | undefined)[] = [];
  here.subscribe((ending) => endings.push(ending));
  there.end();
  there.begin(ola);
  expect(await here.token()).toBeUndefined();
  expect(endings).toEqual(['replaced']);
});

test('a call made as one user is not repeated as another', async () => {
  const { here, there, asked } = browser(() => 'refused');
  here.begin(kari);
  there.begin(ola);
  here.noticeOtherTab();
  expect(await here.renewed('access kari')).toBeUndefined();
  expect(asked).toEqual([]);
  expect(there.isLoggedIn()).toBe(true);
});

test('a login or logout during another user’s renewal stays', async () => {
  const { here, there, storage, wait } = browser((refreshToken) => {
    if (refreshToken === 'refresh kari') there.begin(ola);
    else there.end();
    return sessionUntil('late', 1_200, 'kari');
  });
  here.begin(kari);
  wait(570);
  expect(await here.token()).toBeUndefined();
  expect(storage.getItem('admin-token')).toBe('access ola');

  here.noticeOtherTab();
  expect(await here.token()).toBeUndefined();
  expect(storage.getItem('admin-token')).toBeNull();
});

test('a replaced session is ended on the server', () => {
  const { here, there, left } = browser(() => 'refused');
  here.begin(kari);
  expect(left).toEqual([]);
  there.begin(ola);
  expect(left).toEqual(['access kari']);
});
