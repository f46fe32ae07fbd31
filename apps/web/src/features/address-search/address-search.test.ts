import { expect, test } from '@jest/globals';
import { AddressSearch } from './address-search';
import { AddressService } from './address-service';
import { toSuggestion, type AddressSuggestion } from './address-suggestion';

const HIT = toSuggestion('Nygårdsgaten 5', '5015', 'Bergen');
const notAborted = new AbortController().signal;

/** A service that gives these answers one after the other, and a note of what it was asked. */
const searchWith = (...answers: (readonly AddressSuggestion[] | null)[]) => {
  const asked: string[] = [];
  const search = new AddressSearch({
    find: async (text, fuzzy) => {
      asked.push(`${text} ${fuzzy ? 'fuzzy' : 'exact'}`);
      return answers.shift() ?? null;
    },
  });
  return { asked, find: (text: string) => search.find(text, notAborted), search };
};

test('asks fuzzily once when that finds something', async () => {
  const { asked, find } = searchWith([HIT]);
  expect(await find('nygårdsgaten 5')).toEqual([HIT]);
  expect(asked).toEqual(['nygårdsgaten 5 fuzzy']);
});

test('asks exactly when the fuzzy search is not answered', async () => {
  const { asked, find } = searchWith(null, [HIT]);
  expect(await find('nygårdsgaten 5')).toEqual([HIT]);
  expect(asked).toEqual(['nygårdsgaten 5 fuzzy', 'nygårdsgaten 5 exact']);
});

test('asks once more for the beginning of a word when nothing is found', async () => {
  const { asked, find } = searchWith([], [HIT]);
  expect(await find('nygårdsga')).toEqual([HIT]);
  expect(asked).toEqual(['nygårdsga fuzzy', 'nygårdsga* exact']);
});

test('asks no more when the last word is a number, or the beginning is not found either', async () => {
  const number = searchWith([]);
  expect(await number.find('nygårdsgaten 5')).toEqual([]);
  expect(number.asked).toHaveLength(1);

  const beginning = searchWith([], []);
  expect(await beginning.find('qqq')).toEqual([]);
  expect(beginning.asked).toHaveLength(2);
});

test('an unanswered search for the beginning is still an empty answer', async () => {
  expect(await searchWith([], null).find('bygdøy')).toEqual([]);
});

test('a repeated text is answered from memory, however it is spaced', async () => {
  const { asked, find, search } = searchWith([HIT]);
  expect(search.recall('Nygårdsgaten 5')).toBeUndefined();
  await find('nygårdsgaten 5');
  expect(search.recall(' Nygårdsgaten  5 ')).toEqual([HIT]);
  expect(asked).toHaveLength(1);
});

test.each([
  ['Nygårdsgaten 5 H0201', 'Nygårdsgaten 5'],
  ['storgata 1,oslo', 'storgata 1 oslo'],
  ['  stor*gata  ', 'stor gata'],
])('cleans «%s» first', async (typed, text) => {
  const { asked, find } = searchWith([HIT]);
  await find(typed);
  expect(asked).toEqual([`${text} fuzzy`]);
});

test('asks nothing when nothing is left of the text', async () => {
  const { asked, find } = searchWith();
  expect(await find(', H0201')).toEqual([]);
  expect(asked).toEqual([]);
});

test('a service that hangs is given up once, and made up for locally', async () => {
  const patience = new AbortController();
  const asked: string[] = [];
  const http = (url: string, { signal }: RequestInit) => {
    asked.push(url);
    return new Promise<Response>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  };
  const search = new AddressSearch(
    new AddressService('https://addresses.example/sok', http),
    () => patience.signal,
  );
  const found = search.find('nygårds', notAborted);
  patience.abort();
  expect(await found).toEqual([toSuggestion('Nygårdsgaten', '5015', 'Bergen')]);
  expect(asked).toHaveLength(1);
});

const outOfReach = (typed: string) => searchWith(null, null).find(typed);

test('out of reach: a number and a known city give that city, without a postal code', async () => {
  expect(await outOfReach('Storgata 5, oslo')).toEqual([toSuggestion('Storgata 5', '', 'Oslo')]);
  expect(await outOfReach('Storgata 5 Tromsø')).toMatchObject([{ city: 'Tromsø' }]);
});

test('out of reach: a number alone gives the four largest cities', async () => {
  const found = await outOfReach('Osloveien 5');
  expect(found.map(({ city }) => city)).toEqual(['Oslo', 'Bergen', 'Trondheim', 'Stavanger']);
  expect(found.every(({ postalCode }) => postalCode === '')).toBe(true);
});

test.each(['Karl Johans gate Oslo', 'Karl Johans gate, oslo', 'oslo karl joh'])(
  'out of reach: «%s» gives the street in that city',
  async (typed) => {
    expect(await outOfReach(typed)).toEqual([toSuggestion('Karl Johans gate', '0154', 'Oslo')]);
  },
);

test('out of reach: letters alone give built-in streets with postal codes, ten at most', async () => {
  expect(await outOfReach('nygårds')).toEqual([toSuggestion('Nygårdsgaten', '5015', 'Bergen')]);
  expect(await outOfReach('storgata bergen')).toEqual([]);
  const many = await outOfReach('e');
  expect(many).toHaveLength(10);
  expect(many.every(({ postalCode }) => /^\d{4}$/.test(postalCode))).toBe(true);
});

test('what was made up locally is not remembered', async () => {
  const { find } = searchWith(null, null, [HIT]);
  expect(await find('nygårds')).not.toEqual([HIT]);
  expect(await find('nygårds')).toEqual([HIT]);
});
