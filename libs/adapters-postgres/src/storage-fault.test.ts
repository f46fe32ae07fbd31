import { describe, expect, it } from '@jest/globals';
import { isPassing } from './storage-fault.js';

describe('a fault of the database', () => {
  it.each([
    'EPIPE',
    'ECONNRESET',
    'ECONNREFUSED',
    '08006',
    '53100',
    '57P03',
    '25006',
    '25P03',
    '40001',
  ])('that is %s passes', (code) =>
    expect(isPassing(Object.assign(new Error(), { code }))).toBe(true),
  );

  it.each(['23505', '42P01', '28P01'])('that is %s does not', (code) =>
    expect(isPassing(Object.assign(new Error(), { code }))).toBe(false),
  );
});
