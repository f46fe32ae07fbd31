import { expect, test } from '@jest/globals';
import { merged } from './merged.js';

test.each([
  ['nothing else has changed', 'ab', 'ab', 'bc', 'bc'],
  ['others have added', 'abx', 'ab', 'abc', 'abxc'],
  ['others have taken away', 'b', 'ab', 'abc', 'bc'],
  ['others have added the same', 'abc', 'ab', 'abc', 'abc'],
  ['others have taken away the same', 'b', 'ab', 'b', 'b'],
  ['each takes away what the other leaves', 'a', 'ab', 'b', ''],
])('a list of which %s', (_, now, seen, wanted, expected) =>
  expect(merged([...now], [...seen], [...wanted]).join('')).toBe(expected),
);

test('a list without a known earlier state becomes the wanted list', () =>
  expect(merged([...'ab'], undefined, [...'cb'])).toEqual(['c', 'b']));
