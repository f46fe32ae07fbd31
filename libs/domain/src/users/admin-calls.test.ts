import { describe, expect, it } from '@jest/globals';
import { ADMIN_CALLS, ruleOf } from './admin-calls.js';

const RULES = Object.keys(ADMIN_CALLS).map((call) => ({ call, ...ruleOf(call)! }));
const callsThat = (is: (rule: (typeof RULES)[number]) => boolean) =>
  RULES.filter(is).map(({ call }) => call);

describe('the calls of the dashboard', () => {
  it('have a rule each, and what is in no list has none', () => {
    expect(ruleOf('listLeads')).toEqual({ needs: 'read', audit: 'saw' });
    expect(ruleOf('getEverything')).toBeUndefined();
  });

  it('are logged, or say in a sentence why not', () => {
    for (const { audit } of RULES) {
      if (typeof audit === 'object') expect(audit.unlogged).toMatch(/^[A-Z].{20,}\.$/);
    }
  });

  it('ask for a confirmation before data leaves or ends, before money, and before people change', () => {
    const weighty = ['export', 'erase', 'settle'];
    expect(callsThat(({ needs, confirm }) => weighty.includes(needs) && !confirm)).toEqual([]);
    const unasked = callsThat(
      ({ needs, audit, confirm }) => needs === 'people' && audit === 'changed' && !confirm,
    );
    expect(unasked).toEqual([]);
  });

  it('ask for one before what is set up changes, as where partners pay, but for a register and a password that asks itself', () => {
    const unasked = callsThat(
      ({ needs, audit, confirm }) => needs === 'configure' && audit === 'changed' && !confirm,
    );
    expect(unasked).toEqual(['validateNewPassword', 'importPostalCodes']);
  });

  it('let whoever looks change nothing but what is her own', () => {
    const changing = callsThat(
      ({ needs, audit }) => needs === 'read' && (audit === 'changed' || audit === 'erased'),
    );
    expect(changing).toEqual([]);
  });

  it('keep for named people what the shared password has not: a second factor', () => {
    const named = callsThat(({ named }) => named === true);
    expect(named.map((call) => ruleOf(call)?.needs)).toEqual(named.map(() => 'own'));
    expect(
      callsThat(({ needs, confirm, named }) => needs === 'own' && !!confirm && !named),
    ).toEqual([]);
  });
});
