import { expect, test } from '@jest/globals';
import { formatClock, formatDay, formatMoment, formatRecentMoment } from './moment';

test.each([
  ['2026-11-19T13:32:00Z', '19.11.2026 kl. 14:32', '19. november kl. 14:32', '14:32'],
  ['2026-07-01T22:05:00Z', '02.07.2026 kl. 00:05', '2. juli kl. 00:05', '00:05'],
])('%s is %s in Norway, %s for short, %s today', (moment, text, recent, clock) => {
  expect(formatMoment(moment)).toBe(text);
  expect(formatRecentMoment(moment)).toBe(recent);
  expect(formatClock(moment)).toBe(clock);
});

test('a day is written as people write it', () =>
  expect(formatDay('2026-12-01')).toBe('01.12.2026'));
