import { expect, test } from '@jest/globals';
import { verdictText } from './matching.dto.js';

const figures = { asked: 1, used: 1, weeklyCapacity: 1, expected: 0.6 };

test.each([
  [0, 'Spurt etter tur: spurt 0 ganger de siste 30 dagene, sier ja til 60 %.'],
  [1, 'Spurt etter tur: spurt 1 gang de siste 30 dagene, sier ja til 60 %.'],
  [2, 'Spurt etter tur: spurt 2 ganger de siste 30 dagene, sier ja til 60 %.'],
])('after %d questions the text says so', (asked, text) =>
  expect(verdictText({ partnerId: 'p', verdict: 'chosen', figures: { ...figures, asked } })).toBe(
    text,
  ),
);

test('no share is named for a partner that has answered nothing', () => {
  const unknown = { ...figures, expected: null };
  expect(verdictText({ partnerId: 'p', verdict: 'chosen', figures: unknown })).toBe(
    'Spurt etter tur: spurt 1 gang de siste 30 dagene.',
  );
});

test('a full partner’s text gives used and total capacity', () =>
  expect(verdictText({ partnerId: 'p', verdict: 'no-capacity', figures })).toBe(
    'Har ikke kapasitet: 1 av 1 brukt de siste 7 dagene, med ubesvarte spørsmål.',
  ));

test('a partner with contact by a merged lead is not said to be asked about this one', () =>
  expect(verdictText({ partnerId: 'p', verdict: 'had-this-lead', figures })).toMatch(
    /eller om en som er slått sammen med den\.$/,
  ));
