import { expect, it } from '@jest/globals';
import { firstName } from './wording.js';

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
