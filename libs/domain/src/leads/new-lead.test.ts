import { expect, it } from '@jest/globals';
import { effectsOfLead } from './lead.js';
import { BY_TELEPHONE } from './lead-answers.js';

it('a lead that a user enters has the telephone as its source', () =>
  expect(BY_TELEPHONE).toBe('telefon'));

it('a lead notifies its owner, the operator and integrators; a held one the operator alone', () => {
  expect(effectsOfLead({ suspicion: null })).toEqual({
    notifications: ['owner-confirmation', 'lead-notification'],
    announcements: ['lead.received'],
  });
  expect(effectsOfLead({ suspicion: 'holds-a-link' })).toEqual({
    notifications: ['lead-notification'],
    announcements: [],
  });
});
