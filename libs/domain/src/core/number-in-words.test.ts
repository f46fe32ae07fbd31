import { expect, it } from '@jest/globals';
import { numberInWords } from './wording.js';

it('numbers up to ten are words, and larger ones digits', () =>
  expect(Array.from({ length: 12 }, (_, count) => numberInWords(count)).join(' ')).toBe(
    'ingen én to tre fire fem seks sju åtte ni ti 11',
  ));
