import { expect, test } from '@jest/globals';
import { findAreas } from './areas-field';

const namesOf = (typed: string, chosen: string[] = []) =>
  findAreas(typed, chosen).map(({ name }) => name);

test.each([
  ['berg', ['Bergen']],
  ['tromso', ['Tromsø']],
  ['guovda', ['Kautokeino']],
  ['nesttun', ['Bergen']],
  ['herøy', ['Herøy (Møre og Romsdal)', 'Herøy (Nordland)']],
  ['hele', ['Hele landet']],
  ['follo', ['Nordre Follo']],
  ['asdf', []],
])('%j finds %j', (typed, names) => expect(namesOf(typed)).toEqual(names));

test('counties and municipalities that match come before those inside them', () => {
  expect(namesOf('TROMS').slice(0, 2)).toEqual(['Troms fylke', 'Tromsø']);
  expect(namesOf('TROMS')).toContain('Harstad');
});

test('a county comes first and then its municipalities', () => {
  expect(namesOf('vestfold')[0]).toBe('Vestfold fylke');
  expect(namesOf('vestfold')).toContain('Larvik');
});

test('without text the country and the counties are offered', () => {
  expect(namesOf('')).toHaveLength(15);
  expect(namesOf('')[0]).toBe('Hele landet');
});

test('covered areas are not offered', () => {
  expect(namesOf('bergen', ['46'])).toEqual([]);
  expect(namesOf('bergen', ['4601'])).toEqual([]);
  expect(namesOf('', ['NO'])).toEqual([]);
});

test('the number of suggestions is limited', () => expect(findAreas('s', [])).toHaveLength(8));
