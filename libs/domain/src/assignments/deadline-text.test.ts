import { describe, expect, it } from '@jest/globals';
import { deadlineText } from './deadline-text.js';

describe('the text of a deadline', () => {
  it.each([
    ['2026-11-25T13:00:00Z', '2026-11-24T13:00:00Z', 'onsdag 25. november kl.\u00a014:00'],
    ['2026-07-01T06:05:59.999Z', '2026-06-30T12:00:00Z', 'onsdag 1. juli kl.\u00a008:05'],
    ['2027-01-04T10:00:00Z', '2026-12-30T14:00:00Z', 'mandag 4. januar 2027 kl.\u00a011:00'],
    ['2026-12-31T11:00:00Z', '2027-01-04T08:00:00Z', 'torsdag 31. desember 2026 kl.\u00a012:00'],
    // The year follows Norway, where it is already half past midnight.
    ['2027-01-04T10:00:00Z', '2026-12-31T23:30:00Z', 'mandag 4. januar kl.\u00a011:00'],
  ])('%s at %s', (deadline, now, text) =>
    expect(deadlineText(new Date(deadline), new Date(now))).toBe(text),
  );
});
