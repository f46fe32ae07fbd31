import { expect, it } from '@jest/globals';
import { CALLING_HOURS } from './working-time.js';

it('calling hours read as part of a sentence', () =>
  expect(CALLING_HOURS).toBe('på en virkedag mellom kl.\u00a009 og 21'));
