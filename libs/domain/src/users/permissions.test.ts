import { describe, expect, it } from '@jest/globals';
import { may, PERMISSIONS } from './permissions.js';
import { ROLES } from './user.js';

const maySay = (role: (typeof ROLES)[number]) => PERMISSIONS.filter((each) => may(role, each));

describe('what a role may', () => {
  it('is everything for an owner', () => {
    expect(maySay('eier')).toEqual(PERMISSIONS);
  });

  it('is the daily work for a case worker, not who works here, what the product does, or the log', () => {
    expect(PERMISSIONS.filter((each) => !may('saksbehandler', each))).toEqual([
      'configure',
      'people',
      'audit',
    ]);
  });

  it('is to look, without seeing who the owners are, for innsyn', () => {
    expect(maySay('innsyn')).toEqual(['read', 'own']);
  });

  it.each(ROLES)('is for %s to look after her own account', (role) => {
    expect(may(role, 'own')).toBe(true);
  });
});
