import { describe, expect, it } from '@jest/globals';
import { searchWords } from './search-words.js';

describe('the words of a search', () => {
  it.each([
    ['  Kari   Nordmann ', ['Kari', 'Nordmann']],
    ['40 00 00 00', ['40000000']],
    ['Åse 400 00', ['Åse', '40000']],
    ['Bo i Moss', ['Bo', 'i', 'Moss']],
  ])('of %j are %j', (text, words) => expect(searchWords(text)).toEqual(words));

  it.each(['', ' ', 'Bo', 'a b c', '12'])('of %j are too short to look for', (text) =>
    expect(searchWords(text)).toBeUndefined(),
  );
});
