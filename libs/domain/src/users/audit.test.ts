import { describe, expect, it } from '@jest/globals';
import { auditedSince } from './audit.js';

describe('the audit log', () => {
  it('is kept for 24 months to the minute', () => {
    expect(auditedSince(new Date('2026-11-22T08:30:00Z'))).toEqual(
      new Date('2024-11-22T08:30:00Z'),
    );
  });

  it('loses no day on a leap day', () => {
    expect(auditedSince(new Date('2028-02-29T08:30:00Z'))).toEqual(
      new Date('2026-02-28T08:30:00Z'),
    );
  });
});
