import { expect, it } from '@jest/globals';
import { firstName, shortNamesAmong } from './wording.js';

it.each([
  ['Marianne Kvam', 'Marianne'],
  ['  Åse-Marie Øvrebø', 'Åse-Marie'],
  ["D'Arcy", "D'Arcy"],
  ['https://gevinst.example', undefined],
  ['<b>Kari', undefined],
  [`${'x'.repeat(120)}`, undefined],
  ['', undefined],
])('of %j is %j', (name, first) => {
  expect(firstName(name)).toBe(first);
});

const ANNA = { name: 'Anna Solheim', company: 'Solheim Interiør' };
const BO = { name: 'Bo Lie', company: 'Lie Interiør' };

it.each([
  ['their first names', [ANNA, BO], ['Anna', 'Bo']],
  [
    'their whole names where two share the first',
    [ANNA, { ...BO, name: 'Anna Lie' }],
    ['Anna Solheim', 'Anna Lie'],
  ],
  [
    'their whole names in one company too',
    [ANNA, { ...ANNA, name: 'Anna Lie' }],
    ['Anna Solheim', 'Anna Lie'],
  ],
  [
    'their companies too where two share the whole name',
    [ANNA, { ...BO, name: ANNA.name }],
    ['Anna Solheim i Solheim Interiør', 'Anna Solheim i Lie Interiør'],
  ],
  ['the first name of one who is listed twice', [ANNA, ANNA], ['Anna', 'Anna']],
  ['the whole text of an implausible name', [{ ...ANNA, name: '3D Stil' }], ['3D Stil']],
])('people are told apart by %s', (_, people, names) => {
  expect(people.map(shortNamesAmong(people))).toEqual(names);
});
