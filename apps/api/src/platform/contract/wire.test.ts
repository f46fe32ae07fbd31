import { expect, it } from '@jest/globals';
import { wire } from './answers.js';

it('gives the named fields wire names, turns times into texts, and leaves out the rest', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const thing = { id: '1', vatRegistered: true, lastUsedAt: at, endedAt: null, secret: 'x' };
  expect(wire(thing, 'id', 'vatRegistered', 'lastUsedAt', 'endedAt')).toEqual({
    id: '1',
    vat_registered: true,
    last_used_at: '2026-11-20T10:00:00.000Z',
    ended_at: null,
  });
});
