import { expect, it } from '@jest/globals';
import { CALLING_HOURS } from './calling-hours.js';

it('owners are called in the daytime, as a sentence has it', () =>
  expect(CALLING_HOURS).toBe('på en virkedag mellom kl.\u00a009 og 21'));
