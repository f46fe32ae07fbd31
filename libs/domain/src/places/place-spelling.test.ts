import { expect, it } from '@jest/globals';
import { MUNICIPALITIES } from './municipalities.js';
import { placeName, spellingKey } from './place-spelling.js';

it.each([
  ['OSLO', 'Oslo'],
  [' oslo ', 'Oslo'],
  ['Oslo', 'Oslo'],
  ['ØYGARDEN', 'Øygarden'],
  ['jessheim', 'Jessheim'],
  ['mo i rana', 'Mo i Rana'],
  ['NORD-FRON', 'Nord-Fron'],
  ['i dalen', 'I Dalen'],
  ['nes på hedmarken', 'Nes på Hedmarken'],
  ['VIK VED FJORDEN', 'Vik ved Fjorden'],
  ['gol under åsen', 'Gol under Åsen'],
  ['nore og uvdal', 'Nore og Uvdal'],
  ['', ''],
])('«%s» is spelled «%s»', (typed, spelled) => {
  expect(placeName(typed)).toBe(spelled);
});

it("keeps every municipality's spelling", () => {
  for (const { name } of MUNICIPALITIES) expect(placeName(name.toUpperCase())).toBe(name);
});

it('is equal for spellings that differ in case and surrounding space', () => {
  expect(new Set(['Ålesund', 'ÅLESUND', 'ålesund '].map(spellingKey)).size).toBe(1);
});
