import { expect, it } from '@jest/globals';
import { setOffBy } from './new-lead.js';

it('a lead tells its owner, the office and integrators; a held one the office alone', () => {
  expect(setOffBy({ suspicion: null })).toEqual({
    notifications: ['owner-confirmation', 'lead-notice'],
    announcements: ['lead.received'],
  });
  expect(setOffBy({ suspicion: 'holds-a-link' })).toEqual({
    notifications: ['lead-notice'],
    announcements: [],
  });
});
