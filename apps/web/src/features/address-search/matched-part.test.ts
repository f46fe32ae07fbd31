import { expect, test } from '@jest/globals';
import { matchedPart } from './suggestion-list';

test.each([
  ['nygårdsga', ['', 'Nygårdsga', 'ten 5']],
  ['gaten', ['Nygårds', 'gaten', ' 5']],
  ['nygårdsgaten 5, bergen', ['', 'Nygårdsgaten 5', '']],
  ['strandgaten', ['Nygårdsgaten 5', '', '']],
  ['', ['Nygårdsgaten 5', '', '']],
])('«%s» is found in «Nygårdsgaten 5»', (typed, parts) => {
  expect(matchedPart('Nygårdsgaten 5', typed)).toEqual(parts);
});
