import { describe, expect, it } from '@jest/globals';
import { norwegianMoment } from './norwegian-time.js';

describe('Norwegian time', () => {
  it('is written as people write it', () => {
    expect(norwegianMoment(new Date('2026-11-20T12:05:00Z'))).toBe('20.11.2026, 13:05');
  });
});
