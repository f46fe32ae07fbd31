import { expect, jest, test } from '@jest/globals';
import { AddressSearch } from './address-search';
import { AddressService } from './address-service';
import { toSuggestion, type AddressSuggestion } from './address-suggestion';

const HIT = toSuggestion('Nygårdsgaten 5', '5015', 'Bergen');
const notAborted = new AbortController().signal;

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

test('a fuzzy search with hits is the only query', async () => {
  const { asked, find } = searchWith([HIT]);
  expect(await find('nygårdsgaten 5')).toEqual([HIT]);
  expect(asked).toEqual(['nygårdsgaten 5 fuzzy']);
});

test('an unanswered fuzzy search is followed by an exact one', async () => {
  const { asked, find } = searchWith(null, [HIT]);
  expect(await find('nygårdsgaten 5')).toEqual([HIT]);
  expect(asked).toEqual(['nygårdsgaten 5 fuzzy', 'nygårdsgaten 5 exact']);
});

test('a search without hits is repeated as a prefix', async () => {
  const { asked, find } = searchWith([], [HIT]);
  expect(await find('nygårdsga')).toEqual([HIT]);
  expect(asked).toEqual(['nygårdsga fuzzy', 'nygårdsga* exact']);
});

test('nothing more is asked after a final number or a prefix without hits', async () => {
  const number = searchWith([]);
  expect(await number.find('nygårdsgaten 5')).toEqual([]);
  expect(number.asked).toHaveLength(1);

  const beginning = searchWith([], []);
  expect(await beginning.find('qqq')).toEqual([]);
  expect(beginning.asked).toHaveLength(2);
});

test('an unanswered prefix search is an empty answer', async () => {
  expect(await searchWith([], null).find('bygdøy')).toEqual([]);
});

test('a repeated text comes from the cache, whatever its spacing', async () => {
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
])('«%s» is cleaned before the search', async (typed, text) => {
  const { asked, find } = searchWith([HIT]);
  await find(typed);
  expect(asked).toEqual([`${text} fuzzy`]);
});

test('an empty text asks nothing', async () => {
  const { asked, find } = searchWith();
  expect(await find(', H0201')).toEqual([]);
  expect(asked).toEqual([]);
});

test('a stalled service is abandoned once and replaced by local suggestions', async () => {
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

test('a hanging service and the debounce together take three seconds at most', async () => {
  const given: number[] = [];
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    given.push(milliseconds);
    return AbortSignal.abort();
  });
  const http = async (_: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return Response.json({});
  };
  const search = new AddressSearch(new AddressService('https://addresses.example/sok', http));
  expect(await search.find('nygårds', notAborted)).toHaveLength(1);
  timeout.mockRestore();
  expect(given.map((milliseconds) => milliseconds + 300 <= 3_000)).toEqual([true]);
});

const outOfReach = (typed: string) => searchWith(null, null).find(typed);

test('offline: a number and a known city suggest that city without a postal code', async () => {
  expect(await outOfReach('Storgata 5, oslo')).toEqual([toSuggestion('Storgata 5', '', 'Oslo')]);
  expect(await outOfReach('Storgata 5 Tromsø')).toMatchObject([{ city: 'Tromsø' }]);
});

test('offline: a number alone suggests the four largest cities', async () => {
  const found = await outOfReach('Osloveien 5');
  expect(found.map(({ city }) => city)).toEqual(['Oslo', 'Bergen', 'Trondheim', 'Stavanger']);
  expect(found.every(({ postalCode }) => postalCode === '')).toBe(true);
});

test.each(['Karl Johans gate Oslo', 'Karl Johans gate, oslo', 'oslo karl joh'])(
  'offline: «%s» suggests the street in that city',
  async (typed) => {
    expect(await outOfReach(typed)).toEqual([toSuggestion('Karl Johans gate', '0154', 'Oslo')]);
  },
);

test('offline: letters alone suggest built-in streets with postal codes, ten at most', async () => {
  expect(await outOfReach('nygårds')).toEqual([toSuggestion('Nygårdsgaten', '5015', 'Bergen')]);
  expect(await outOfReach('storgata bergen')).toEqual([]);
  const many = await outOfReach('e');
  expect(many).toHaveLength(10);
  expect(many.every(({ postalCode }) => /^\d{4}$/.test(postalCode))).toBe(true);
});

test('local suggestions are not cached', async () => {
  const { find } = searchWith(null, null, [HIT]);
  expect(await find('nygårds')).not.toEqual([HIT]);
  expect(await find('nygårds')).toEqual([HIT]);
});
