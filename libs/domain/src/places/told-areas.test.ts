import { describe, expect, it } from '@jest/globals';
import { type ToldAreas, toldAreas } from './told-areas.js';

const BERGEN = ['4601'];

describe('the areas from a request', () => {
  it.each<[ToldAreas, string[], string[] | undefined]>([
    [{}, BERGEN, undefined],
    [{ areas: ['46', '4601', '0301'] }, BERGEN, ['0301', '46']],
    [{ areas: ['NO'] }, BERGEN, ['NO']],
    [{ areas: ['0301'], wholeCountry: true, cities: ['Voss'] }, BERGEN, ['0301']],
    [{ wholeCountry: true }, BERGEN, ['NO']],
    [{ wholeCountry: true, cities: ['asdf'] }, BERGEN, ['NO']],
    [{ wholeCountry: false }, BERGEN, BERGEN],
    [{ wholeCountry: false, cities: ['Nesttun', 'Vestland', 'OSLO'] }, ['NO'], ['0301', '46']],
    [{ cities: ['Herøy (Nordland)', 'Moss'] }, BERGEN, ['1818', '3103']],
    [{ cities: ['Oslo'] }, ['NO'], ['NO']],
  ])('%j of a partner in %j are %j', (told, present, areas) =>
    expect(toldAreas(told, present)).toEqual(areas),
  );

  it.each<[ToldAreas, string, RegExp]>([
    [{ areas: [] }, 'areas', /^Velg minst én/],
    [{ cities: [] }, 'cities', /^Velg minst én/],
    [{ cities: ['Oslo', 'Stockholm'] }, 'cities', /^Vi forsto ikke: Stockholm\./],
    [{ cities: ['Herøy'] }, 'cities', /^Vi forsto ikke: Herøy\./],
  ])('%j are refused at %s', (told, field, message) => {
    const fields = [{ field, message: expect.stringMatching(message) }];
    expect(() => toldAreas(told, BERGEN)).toThrow(expect.objectContaining({ fields }));
  });

  it('are refused when removing the whole country leaves none', () =>
    expect(() => toldAreas({ wholeCountry: false }, ['NO'])).toThrow('Velg minst én'));
});
