import { describe, expect, it } from '@jest/globals';
import { may, PERMISSIONS, ROLES } from './user.js';

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
