import { expect, test } from '@jest/globals';
import { ageOf } from './age';

const NOW = Date.parse('2026-11-25T12:00:00Z');

test.each([
  ['2026-11-25T11:59:30Z', '0 min', '0 minutter'],
  ['2026-11-25T11:59:00Z', '1 min', '1 minutt'],
  ['2026-11-25T11:00:01Z', '59 min', '59 minutter'],
  ['2026-11-25T11:00:00Z', '1 t', '1 time'],
  ['2026-11-24T12:00:01Z', '23 t', '23 timer'],
  ['2026-11-24T12:00:00Z', '1 d', '1 dag'],
  ['2026-11-22T12:00:00Z', '3 d', '3 dager'],
  ['2026-11-25T12:00:05Z', '0 min', '0 minutter'],
])('since %s: %s', (since, short, full) => expect(ageOf(since, NOW)).toEqual({ short, full }));
