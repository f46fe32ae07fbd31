import { expect, it } from '@jest/globals';
import { AT_WORK, isPausedByOffice, requireOwnPause } from './partner.js';

it('a partner ends its own pause, but not the administrator’s', () => {
  const own = { active: false, pausedByOffice: false };
  const offices = { active: false, pausedByOffice: true };
  const ended = { active: true, pausedByOffice: true };
  expect([AT_WORK, own, offices, ended].map(isPausedByOffice)).toEqual([false, false, true, false]);
  expect(() => requireOwnPause(own)).not.toThrow();
  const refused = expect.objectContaining({ code: 'paused-by-office' });
  expect(() => requireOwnPause(offices)).toThrow(refused);
});
