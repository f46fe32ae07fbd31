import { expect, test } from '@jest/globals';
import { partLeft, timeLeft, deadlineIn } from './time-left';

const NOW = new Date('2026-11-26T12:50:00Z');

test.each([
  ['2026-11-26T15:00:00Z', 'i dag innen kl.\u00a016:00', '2 t 10 min igjen'],
  ['2026-11-26T13:15:30Z', 'i dag innen kl.\u00a014:15', '25 min igjen'],
  ['2026-11-26T23:30:00Z', 'innen fredag kl.\u00a000:30', '10 t 40 min igjen'],
  ['2026-11-27T13:00:00Z', 'innen fredag kl.\u00a014:00', '1 dag igjen'],
  ['2026-11-30T13:00:00Z', 'innen mandag kl.\u00a014:00', '4 dager igjen'],
  ['2026-12-02T13:00:00Z', 'innen onsdag kl.\u00a014:00', '6 dager igjen'],
  ['2026-12-03T13:00:00Z', 'innen 3. desember kl.\u00a014:00', '7 dager igjen'],
  ['2027-01-07T13:00:00Z', 'innen 7. januar 2027 kl.\u00a014:00', '42 dager igjen'],
  ['2026-11-26T12:49:00Z', 'i dag innen kl.\u00a013:49', 'Fristen er ute'],
])('%s is %s, %s', (deadline, until, left) => {
  expect(deadlineIn(deadline, NOW)).toBe(until);
  expect(timeLeft(deadline, NOW)).toBe(left);
});

test('the remaining share follows the deadline', () => {
  const of = (deadline: string) => partLeft('2026-11-26T10:50:00Z', deadline, NOW);
  expect([of('2026-11-26T14:50:00Z'), of('2026-11-26T12:00:00Z')]).toEqual([0.5, 0]);
});
