import { expect, it } from '@jest/globals';
import { dayTextAmong } from './page.js';

it('days of an invoice differ in text, also over more than a year', () => {
  const texts = (...days: string[]) => days.map(dayTextAmong(days));
  expect(texts('2026-11-03', '2026-12-15')).toEqual(['3. november', '15. desember']);
  expect(texts('2025-11-03', '2026-11-03')).toEqual(['03.11.2025', '03.11.2026']);
});
