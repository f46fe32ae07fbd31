import { expect, it } from '@jest/globals';
import { placeName, spellingKey } from './place-name.js';

it.each([
  ['OSLO', 'Oslo'],
  [' oslo ', 'Oslo'],
  ['Oslo', 'Oslo'],
  ['ØYGARDEN', 'Øygarden'],
  ['jessheim', 'Jessheim'],
  ['mo i rana', 'Mo i Rana'],
  ['NORD-FRON', 'Nord-Fron'],
  ['i dalen', 'I Dalen'],
  ['', ''],
])('«%s» is spelled «%s»', (typed, spelled) => {
  expect(placeName(typed)).toBe(spelled);
});

it('takes spellings that differ in case and surrounding space for one place', () => {
  expect(new Set(['Ålesund', 'ÅLESUND', 'ålesund '].map(spellingKey)).size).toBe(1);
});
