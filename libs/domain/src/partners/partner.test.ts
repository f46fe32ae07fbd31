import { expect, it } from '@jest/globals';
import { AT_WORK, isPausedByOperator, requireOwnPause } from './partner.js';

it('a partner ends its own pause, but not the administrator’s', () => {
  const own = { active: false, pausedByOperator: false };
  const offices = { active: false, pausedByOperator: true };
  const ended = { active: true, pausedByOperator: true };
  expect([AT_WORK, own, offices, ended].map(isPausedByOperator)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(() => requireOwnPause(own)).not.toThrow();
  const refused = expect.objectContaining({ code: 'paused-by-operator' });
  expect(() => requireOwnPause(offices)).toThrow(refused);
});
