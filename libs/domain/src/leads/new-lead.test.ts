import { expect, it } from '@jest/globals';
import { setOffBy } from './new-lead.js';

it('a lead notifies its owner, the operator and integrators; a held one the operator alone', () => {
  expect(setOffBy({ suspicion: null })).toEqual({
    notifications: ['owner-confirmation', 'lead-notification'],
    announcements: ['lead.received'],
  });
  expect(setOffBy({ suspicion: 'holds-a-link' })).toEqual({
    notifications: ['lead-notification'],
    announcements: [],
  });
});
