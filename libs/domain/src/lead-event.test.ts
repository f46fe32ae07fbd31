import { expect, it } from '@jest/globals';
import { HIDDEN_FROM_OWNERS } from './lead-event.js';

it('owners read nothing of other requests, of disputes, and of there being nobody to ask', () =>
  expect(HIDDEN_FROM_OWNERS.toSorted()).toEqual([
    'dispute-decided',
    'disputed',
    'joined',
    'kept-apart',
    'no-partner-found',
    'perhaps-same',
    'request-joined',
  ]));
