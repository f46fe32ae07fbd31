import { expect, it } from '@jest/globals';
import { listed } from './wording.js';

it.each([
  [[], ''],
  [['Anna'], 'Anna'],
  [['Anna', 'Bo'], 'Anna og Bo'],
  [['Anna', 'Bo', 'Ingrid'], 'Anna, Bo og Ingrid'],
])('%j is written as «%s»', (names, reported) => {
  expect(listed(names)).toBe(reported);
});
