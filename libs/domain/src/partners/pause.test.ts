import { expect, it } from '@jest/globals';
import { pauseEnd } from './partner.js';

const TODAY = '2026-11-26';

it.each(['2026-11-27', '2027-01-01', '2027-11-27'])('may end on %s', (day) => {
  expect(pauseEnd(day, TODAY)).toBe(day);
});

it.each([TODAY, '2026-11-25', '2027-11-28', '2999-01-01'])('may not end on %s', (day) => {
  const message = 'Velg en dag etter i dag, innen et år.';
  expect(() => pauseEnd(day, TODAY)).toThrow(
    expect.objectContaining({
      code: 'invalid-pause',
      message,
      fields: [{ field: 'until', message }],
    }),
  );
});
