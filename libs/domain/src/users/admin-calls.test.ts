import { describe, expect, it } from '@jest/globals';
import { ADMIN_CALLS, ruleOf } from './admin-calls.js';

const RULES = Object.keys(ADMIN_CALLS).map((call) => ({ call, ...ruleOf(call)! }));
const callsThat = (is: (rule: (typeof RULES)[number]) => boolean) =>
  RULES.filter(is).map(({ call }) => call);

describe('the calls of the dashboard', () => {
  it('have one rule each, and an unlisted call has none', () => {
    expect(ruleOf('listLeads')).toEqual({ needs: 'read', audit: 'saw' });
    expect(ruleOf('getEverything')).toBeUndefined();
  });

  it('are logged, or give a reason why not', () => {
    for (const { audit } of RULES) {
      if (typeof audit === 'object') expect(audit.unlogged).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  it('require a confirmation before data is exported or erased, and for money and users', () => {
    const weighty = ['export', 'erase', 'settle'];
    expect(callsThat(({ needs, confirm }) => weighty.includes(needs) && !confirm)).toEqual([]);
    const unasked = callsThat(
      ({ needs, audit, confirm }) => needs === 'users' && audit === 'changed' && !confirm,
    );
    expect(unasked).toEqual([]);
  });

  it('require a confirmation to change settings, except a register and a password that confirms itself', () => {
    const unasked = callsThat(
      ({ needs, audit, confirm }) => needs === 'configure' && audit === 'changed' && !confirm,
    );
    expect(unasked).toEqual(['validateNewPassword', 'importPostalCodes']);
  });

  it('let a viewer change only its own account', () => {
    const changing = callsThat(
      ({ needs, audit }) => needs === 'read' && (audit === 'changed' || audit === 'erased'),
    );
    expect(changing).toEqual([]);
  });

  it('reserve the second factor for named users, because the shared login has none', () => {
    const named = callsThat(({ named }) => named === true);
    expect(named.map((call) => ruleOf(call)?.needs)).toEqual(named.map(() => 'own'));
    expect(
      callsThat(({ needs, confirm, named }) => needs === 'own' && !!confirm && !named),
    ).toEqual([]);
  });
});
