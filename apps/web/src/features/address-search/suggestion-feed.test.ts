import { beforeEach, expect, test } from '@jest/globals';
import { toSuggestion, type AddressSuggestion } from './address-suggestion';
import { SuggestionFeed, type Suggestions } from './use-address-suggestions';

const OSLO = [toSuggestion('Storgata 1', '0155', 'Oslo')];
const BERGEN = [toSuggestion('Strandgaten 1', '5013', 'Bergen')];

let shown: Suggestions;
let asked: { text: string; signal: AbortSignal; answer: (list: AddressSuggestion[]) => void }[];
let remembered: Map<string, AddressSuggestion[]>;
let pause: { end: () => void; milliseconds: number } | undefined;
let feed: SuggestionFeed;

beforeEach(() => {
  shown = { state: 'asleep' };
  asked = [];
  remembered = new Map();
  pause = undefined;
  const search = {
    recall: (text: string) => remembered.get(text),
    find: (text: string, signal: AbortSignal) =>
      new Promise<AddressSuggestion[]>((answer) => asked.push({ text, signal, answer })),
  };
  const timers = {
    set: (end: () => void, milliseconds: number) => (pause = { end, milliseconds }),
    clear: () => (pause = undefined),
  };
  feed = new SuggestionFeed(
    async () => search,
    (suggestions) => (shown = suggestions),
    timers,
  );
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one request is sent 300 ms after the last keystroke', async () => {
  await feed.typed('st');
  await feed.typed('sto');
  expect(asked).toHaveLength(0);
  expect(pause?.milliseconds).toBe(300);
  pause?.end();
  expect(asked.map(({ text }) => text)).toEqual(['sto']);
  asked[0]?.answer(OSLO);
  await settled();
  expect(shown).toEqual({ state: 'found', list: OSLO });
});

test('fewer than two characters clear the suggestions', async () => {
  await feed.typed('sto');
  pause?.end();
  asked[0]?.answer(OSLO);
  await settled();
  await feed.typed('s ');
  expect(shown).toEqual({ state: 'asleep' });
  expect(pause).toBeUndefined();
});

test('a newer text aborts the older request and never shows its answer', async () => {
  await feed.typed('sto');
  pause?.end();
  await feed.typed('str');
  expect(asked[0]?.signal.aborted).toBe(true);
  pause?.end();
  asked[1]?.answer(BERGEN);
  await settled();
  asked[0]?.answer(OSLO);
  await settled();
  expect(shown).toEqual({ state: 'found', list: BERGEN });
});

test('a cached text is answered at once without a request', async () => {
  remembered.set('sto', OSLO);
  await feed.typed('sto');
  expect(shown).toEqual({ state: 'found', list: OSLO });
  expect(asked).toHaveLength(0);
});

test('nothing is shown after the stop', async () => {
  await feed.typed('sto');
  pause?.end();
  feed.stop();
  asked[0]?.answer(OSLO);
  await settled();
  expect(shown).toEqual({ state: 'asleep' });
});

test('a search that fails to load gives no suggestions and no error', async () => {
  const broken = new SuggestionFeed(
    () => Promise.reject(new Error('offline')),
    (suggestions) => (shown = suggestions),
  );
  await broken.typed('storgata');
  expect(shown).toEqual({ state: 'asleep' });
});
