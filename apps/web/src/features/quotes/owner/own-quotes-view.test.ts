import { expect, test } from '@jest/globals';
import { ANNA, BO, KAJA, columnOf, quoteOf, quotesOf } from '../testing/sample-columns';
import { newsOf, othersThan, quotesHeadline, shortNames } from './own-quotes-view';

const inState = (name: string, state: 'expired' | 'withdrawn' | 'declined' | 'chosen') =>
  columnOf(name, quoteOf(name, {}, { state }));

test.each([
  [
    'two of three quotes',
    quotesOf([ANNA, BO, KAJA]),
    'To tilbud å velge mellom',
    'Delstyling i Bergen. Anna og Bo har sendt tilbud, Kaja har ikke sendt pris ennå. Du kan vente, spørre dem eller velge nå.',
  ],
  [
    'one quote of one stylist',
    quotesOf([ANNA]),
    'Tilbudet fra Anna er her',
    'Delstyling i Bergen. Anna har sendt tilbud. Du kan spørre først, eller velge nå.',
  ],
  [
    'a withdrawn quote beside an open one',
    quotesOf([ANNA, inState('Bo Lie', 'withdrawn')]),
    'Tilbudet fra Anna er her',
    'Delstyling i Bergen. Anna har sendt tilbud. Du kan spørre først, eller velge nå.',
  ],
  [
    'expired quotes only',
    quotesOf([inState('Anna Solheim', 'expired'), inState('Bo Lie', 'expired')]),
    'Tilbudene gikk ut',
    'Delstyling i Bergen. Ring Anna og Bo, og be om et nytt hvis du fortsatt vil ha det.',
  ],
])('%s are the heading’s answer', (_, view, title, lead) =>
  expect(quotesHeadline(view)).toEqual({ title, lead }),
);

test('the heading names the chosen partner, with its price and its start', () => {
  const chosen = inState('Anna Solheim', 'chosen');
  const choice = { quote_id: 'Anna Solheim', chosen_at: '', undoable_until: null };
  const headline = quotesHeadline(quotesOf([chosen, BO], { choice }));
  expect(headline?.title).toBe('Du valgte Anna');
  expect(headline?.lead).toMatch(/^24\s900\skr med mva\., fra mandag 7\. desember/);
});

test.each([
  ['no partner has sent one', quotesOf([KAJA])],
  ['all are declined', quotesOf([inState('Anna Solheim', 'declined')], { can_choose: false })],
])('the page keeps its own heading where %s', (_, view) => expect(quotesHeadline(view)).toBeNull());

test('a choice declines the open quotes of the others', () => {
  const over = [inState('Dina Dal', 'withdrawn'), inState('Eva Eik', 'declined')];
  const view = quotesOf([ANNA, BO, KAJA, ...over]);
  expect(othersThan(view, ANNA)).toEqual(['Bo']);
});

test('a choice declines no quote of the chosen one that was revised meanwhile', () => {
  const revised = columnOf('Anna Solheim', quoteOf('anna', {}, { version: 2 }));
  expect(othersThan(quotesOf([revised, BO]), ANNA)).toEqual(['Bo']);
});

test.each([
  [
    'a first quote',
    [ANNA, KAJA],
    [ANNA, columnOf('Kaja Nes', quoteOf('k'))],
    ['Kaja har sendt tilbud'],
  ],
  [
    'a revision',
    [ANNA],
    [columnOf('Anna Solheim', quoteOf('anna', {}, { version: 2 }))],
    ['Anna har endret tilbudet sitt'],
  ],
  [
    'a withdrawal',
    [ANNA],
    [inState('Anna Solheim', 'withdrawn')],
    ['Anna har trukket tilbudet sitt'],
  ],
  ['an expiry', [ANNA], [inState('Anna Solheim', 'expired')], ['Tilbudet fra Anna gikk ut']],
  ['another yes', [ANNA], [ANNA, KAJA], ['Kaja har sagt ja']],
  ['nothing new', [ANNA, BO], [ANNA, BO], []],
  ['a choice', [ANNA], [inState('Anna Solheim', 'chosen')], []],
  [
    'an undone choice',
    [inState('Anna Solheim', 'chosen'), inState('Bo Lie', 'declined')],
    [ANNA, BO],
    [],
  ],
])('%s is announced once', (_, before, after, news) =>
  expect(newsOf(quotesOf(before), quotesOf(after))).toEqual(news),
);

test('two stylists with one whole name are told apart by their companies', () => {
  const other = columnOf('Anna Solheim', quoteOf('other'), { company: 'Nordlys AS' });
  const view = quotesOf([ANNA, other]);
  const names = ['Anna Solheim i Anna Solheim AS', 'Anna Solheim i Nordlys AS'];
  expect(view.columns.map(shortNames(view))).toEqual(names);
  expect(quotesHeadline(view)?.lead).toContain(`${names.join(' og ')} har sendt tilbud`);
});

test('two stylists with one first name are told apart by their whole names', () => {
  const other = columnOf('Anna Lie', quoteOf('other'));
  const view = quotesOf([ANNA, other, BO]);
  expect(view.columns.map(shortNames(view))).toEqual(['Anna Solheim', 'Anna Lie', 'Bo']);
  expect(othersThan(view, ANNA)).toEqual(['Anna Lie', 'Bo']);
  expect(quotesHeadline(view)?.lead).toContain('Anna Solheim, Anna Lie og Bo har sendt tilbud');
});
