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

test('a county and a municipality that begin so come before what lies there', () => {
  expect(namesOf('TROMS').slice(0, 2)).toEqual(['Troms fylke', 'Tromsø']);
  expect(namesOf('TROMS')).toContain('Harstad');
});

test('a county finds itself first, and then what lies there', () => {
  expect(namesOf('vestfold')[0]).toBe('Vestfold fylke');
  expect(namesOf('vestfold')).toContain('Larvik');
});

test('nothing typed offers the whole country and the counties', () => {
  expect(namesOf('')).toHaveLength(15);
  expect(namesOf('')[0]).toBe('Hele landet');
});

test('what is covered already is not offered', () => {
  expect(namesOf('bergen', ['46'])).toEqual([]);
  expect(namesOf('bergen', ['4601'])).toEqual([]);
  expect(namesOf('', ['NO'])).toEqual([]);
});

test('no more than can be looked over', () => expect(findAreas('s', [])).toHaveLength(8));
