import { expect, test } from '@jest/globals';
import type { Renewal } from './admin-session';
import { leaveWith } from './use-admin-session';

const session = (name: string) => ({
  access_token: `access ${name}`,
  refresh_token: `refresh ${name}`,
  expires_at: 1_800_000_000,
  user: { id: 'kari', role: 'admin', account_role: 'eier' as const },
});

async function leave(isKnown: boolean, renewal: Renewal) {
  const steps: string[] = [];
  const fetch = async (path: string, { method, headers }: RequestInit) => {
    const { authorization } = headers as Record<string, string>;
    steps.push(`${method} ${path} ${authorization}`);
    return { status: isKnown ? 204 : 401 };
  };
  const wait = async () => void steps.push('wait');
  const renew = async (token: string) => {
    steps.push(`renew ${token}`);
    return renewal;
  };
  await leaveWith({ fetch, wait, renew })(session('kari'));
  return steps;
}

const END = 'DELETE /api/admin/session Bearer access';

test('a replaced session ends after every tab can see its successor', async () => {
  expect(await leave(true, 'refused')).toEqual(['wait', `${END} kari`]);
});

test('an expired session is renewed in order to end it', async () => {
  const ends = ['wait', `${END} kari`, 'renew refresh kari'];
  expect(await leave(false, session('new'))).toEqual([...ends, `${END} new`]);
  expect(await leave(false, 'refused')).toEqual(ends);
});

test('an unreachable server does not block the login', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const wait = async () => undefined;
  const renew = async (): Promise<Renewal> => 'unreachable';
  await expect(leaveWith({ fetch, wait, renew })(session('kari'))).resolves.toBeUndefined();
});
