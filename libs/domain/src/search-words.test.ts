import { describe, expect, it } from '@jest/globals';
import { searchWords } from './search-words.js';

describe('the words of a search', () => {
  it.each([
    ['  Kari   Nordmann ', ['Kari', 'Nordmann']],
    ['40 00 00 00', ['40000000']],
    ['Åse 400 00', ['Åse', '40000']],
    ['Bo i Moss', ['Bo', 'i', 'Moss']],
    ['40  00\t00 00', ['40000000']],
    ['Åse', ['Åse']],
    ['en to tre fire fem seks sju åtte ni ti', 'en to tre fire fem seks sju åtte'.split(' ')],
  ])('of %j are %j', (text, words) => expect(searchWords(text)).toEqual(words));

  it.each(['', ' ', 'Bo', 'a b c', '12'])('of %j are too short to look for', (text) =>
    expect(searchWords(text)).toBeUndefined(),
  );
});
