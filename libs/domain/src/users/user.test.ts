import { describe, expect, it } from '@jest/globals';
import {
  canLogInAsAccountOwner,
  isActiveUser,
  isRemovedUser,
  may,
  PERMISSIONS,
  requireAnotherAccountOwner,
  ROLES,
  SHARED_PASSWORD_NAME,
  USER_STATES,
  type UserLogin,
} from './user.js';

it('the shared login is logged as a shared password', () =>
  expect(SHARED_PASSWORD_NAME).toBe('felles passord'));

const maySay = (role: (typeof ROLES)[number]) => PERMISSIONS.filter((each) => may(role, each));

describe('a role', () => {
  it('has every permission for an owner of the account', () => {
    expect(maySay('eier')).toEqual(PERMISSIONS);
  });

  it('has the daily work for a case worker, without users, settings and audit log', () => {
    expect(PERMISSIONS.filter((each) => !may('saksbehandler', each))).toEqual([
      'configure',
      'users',
      'audit',
    ]);
  });

  it('can only look, without contact details, for innsyn', () => {
    expect(maySay('innsyn')).toEqual(['read', 'own']);
  });

  it.each(ROLES)('lets %s manage its own account', (role) => {
    expect(may(role, 'own')).toBe(true);
  });
});

const login = (changes: Partial<UserLogin> = {}): UserLogin => ({
  ...{ id: 'kari', role: 'eier', state: 'active', hasCode: true, passkeys: 0 },
  ...changes,
});

describe('a user', () => {
  it('is active after the invitation, until the removal', () => {
    expect(USER_STATES.filter((state) => isActiveUser({ state }))).toEqual(['active']);
    expect(USER_STATES.filter((state) => isRemovedUser({ state }))).toEqual(['removed']);
  });

  it.each<[string, Partial<UserLogin>, boolean]>([
    ['with a code', {}, true],
    ['with a passkey', { hasCode: false, passkeys: 1 }, true],
    ['without a second factor', { hasCode: false }, false],
    ['before the invitation is accepted', { state: 'invited' }, false],
    ['in another role', { role: 'saksbehandler' }, false],
  ])('%s logs in as an owner of the account: %#', (_, changes, expected) => {
    expect(canLogInAsAccountOwner(login(changes))).toBe(expected);
  });
});

describe('the last owner of the account', () => {
  const refused = expect.objectContaining({ code: 'last-owner' });

  it('cannot leave, whatever other users there are', () => {
    const others = [
      login({ id: 'ola', role: 'saksbehandler' }),
      login({ id: 'liv', state: 'invited' }),
    ];
    expect(() => requireAnotherAccountOwner([...others, login()], 'kari')).toThrow(refused);
  });

  it('does not exist while two owners can log in', () => {
    const two = [login(), login({ id: 'ola' })];
    expect(() => requireAnotherAccountOwner(two, 'kari')).not.toThrow();
  });

  it('does not hold back a user who is no owner', () => {
    expect(() => requireAnotherAccountOwner([login()], 'ola')).not.toThrow();
    expect(() => requireAnotherAccountOwner([], 'ola')).not.toThrow();
  });
});
