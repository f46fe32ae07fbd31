import { expect, it } from '@jest/globals';
import { effectsOfLead } from './lead.js';

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
