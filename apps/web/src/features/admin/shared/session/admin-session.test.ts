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

/** The lock a browser has for all tabs. */
function lock(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
}

/** Two tabs of one browser, and a server that renews once for each refresh token. */
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

test('a token with time left is used as it is', async () => {
  const { here, asked } = browser(() => 'refused');
  here.begin(sessionUntil('1', 61));
  expect(await here.token()).toBe('access 1');
  expect(asked).toEqual([]);
});

test('a token about to expire is renewed once, whoever and however many ask', async () => {
  const { here, there, asked, wait } = browser(() => sessionUntil('2', 1_200));
  here.begin(sessionUntil('1', 600));
  wait(570);
  const tokens = await Promise.all([here.token(), there.token(), here.token(), there.token()]);
  expect(tokens).toEqual(Array(4).fill('access 2'));
  expect(asked).toEqual(['refresh 1']);
});

test('by a clock that is hours ahead a token is renewed when the server refuses it, not before each call', async () => {
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

test('a refused token is not renewed when another tab has done so already', async () => {
  const { here, there, asked } = browser(() => 'refused');
  here.begin(sessionUntil('1', 600));
  there.begin(sessionUntil('2', 600));
  expect(await here.renewed('access 1')).toBe('access 2');
  expect(asked).toEqual([]);
});

test('when the server refuses to renew, every tab is logged out', async () => {
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

test('a server out of reach ends nothing', async () => {
  const { here, wait } = browser(() => 'unreachable');
  here.begin(sessionUntil('1', 600));
  wait(570);
  expect(await here.token()).toBe('access 1');
  expect(await here.renewed('access 1')).toBeUndefined();
  expect(here.isLoggedIn()).toBe(true);
});

test('a token without what renews it ends when it is refused', async () => {
  const { here, storage, asked } = browser(() => 'refused');
  storage.setItem('admin-token', 'left over');
  expect(await here.token()).toBe('left over');
  expect(await here.renewed('left over')).toBeUndefined();
  expect(here.isLoggedIn()).toBe(false);
  expect(asked).toEqual([]);
});

test('nobody is told twice of what another tab did', () => {
  const { here, there } = browser(() => 'refused');
  const told: (Ending | undefined)[] = [];
  there.subscribe((ending) => told.push(ending));
  here.begin(sessionUntil('1', 600));
  there.noticeOtherTab();
  there.noticeOtherTab();
  expect(told).toEqual(['elsewhere']);
});

test('a tab is told once that somebody else has logged in over its session', () => {
  const { here, there } = browser(() => 'refused');
  here.begin(kari);
  const told: (Ending | undefined)[] = [];
  here.subscribe((ending) => told.push(ending));
  there.begin(ola);
  here.noticeOtherTab();
  here.noticeOtherTab();
  expect(told).toEqual(['replaced']);
});

test('a tab that slept through that calls as nobody, and is told then', async () => {
  const { here, there } = browser(() => 'refused');
  here.begin(kari);
  const told: (Ending | undefined)[] = [];
  here.subscribe((ending) => told.push(ending));
  there.end();
  there.begin(ola);
  expect(await here.token()).toBeUndefined();
  expect(told).toEqual(['replaced']);
});

test('what one has asked for is not asked for again by another', async () => {
  const { here, there, asked } = browser(() => 'refused');
  here.begin(kari);
  there.begin(ola);
  here.noticeOtherTab();
  expect(await here.renewed('access kari')).toBeUndefined();
  expect(asked).toEqual([]);
  expect(there.isLoggedIn()).toBe(true);
});

test('who logs in while another’s session is renewed stays, and so does a logout', async () => {
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

test('a session that another takes the place of is left on the server, too', () => {
  const { here, there, left } = browser(() => 'refused');
  here.begin(kari);
  expect(left).toEqual([]);
  there.begin(ola);
  expect(left).toEqual(['access kari']);
});
