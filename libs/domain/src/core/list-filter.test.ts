import { expect, it } from '@jest/globals';
import {
  addressesOf,
  type FilterField,
  filterFault,
  filterOf,
  filterQueryOf,
  fromFilterQuery,
  type ListFilter,
  PERIOD_FILTER,
} from './list-filter.js';

const about = { description: 'Only those.' };
const FILTER = {
  state: { wire: 'state', address: 'tilstand', kind: 'choice', label: 'Tilstand', ...about },
  partnerId: { wire: 'partner_id', address: 'partner', kind: 'id', label: 'Partner', ...about },
  place: { wire: 'place', address: 'sted', kind: 'line', label: 'Sted', limit: 5, ...about },
  number: { wire: 'number', address: 'nummer', kind: 'line', label: 'Nummer', ...about },
  ...PERIOD_FILTER,
} as const;
const LIST = {
  ...FILTER,
  state: { ...FILTER.state, options: ['on', 'off'] },
  number: {
    ...FILTER.number,
    holds: (text: string) => text === '1',
    isReadable: (text: string) => text !== 'x',
    otherwise: 'Ukjent nummer.',
  },
} as const satisfies ListFilter;
const ID = '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
const PLACE = 'Sted: Oppgi høyst 5 tegn uten linjeskift.';

it.each<[FilterField, unknown, string | undefined]>([
  [LIST.state, 'on', undefined],
  [LIST.state, '', 'Velg on, off, eller utelat feltet.'],
  [LIST.partnerId, ID.toUpperCase(), undefined],
  [LIST.partnerId, `${ID}0`, 'Oppgi en id.'],
  [LIST.partnerId, `0${ID}`, 'Oppgi en id.'],
  [LIST.place, 'Oslo', undefined],
  [LIST.place, 'Bergen', PLACE],
  [LIST.place, 'a\nb', PLACE],
  [LIST.place, ['Oslo'], PLACE],
  [LIST.number, '1', undefined],
  [LIST.number, '2', 'Ukjent nummer.'],
  [LIST.from, '2026-11-20', undefined],
  [LIST.from, '2026-02-30', 'Oppgi en dag som 2026-11-20.'],
])('a filter $label of %j has the fault %j', (field, value, fault) => {
  expect(filterFault(field, value)).toBe(fault);
});

it('an address has its own names, and values without a meaning are left out', () => {
  const values = { tilstand: 'on', partner: 'x', sted: ' Bergen ', nummer: '2', fra: '2026-11-20' };
  expect(addressesOf(LIST)).toEqual(['tilstand', 'partner', 'sted', 'nummer', 'fra', 'til']);
  const query = { state: 'on', place: 'Bergen', number: '2', from: '2026-11-20' };
  expect(filterQueryOf(LIST, values)).toEqual(query);
  expect(filterQueryOf(LIST, { nummer: 'x', sted: ' ' })).toEqual({});
  expect(filterOf(LIST, { partner: ID, fra: '2026-11-20' })).toEqual({
    partnerId: ID,
    from: '2026-11-20',
  });
});

const WORDS = {
  show: {
    ...{ wire: 'show', address: 'vis', kind: 'choice', label: 'Vis', ...about },
    ...{ options: ['due', 'paid'], words: { due: 'forfalt', paid: 'betalt' } },
  },
  active: {
    ...{ wire: 'active', address: 'tilstand', kind: 'flag', label: 'Tilstand', ...about },
    words: { true: 'aktiv', false: 'pause' },
  },
} as const satisfies ListFilter;

it.each([
  [
    { vis: 'forfalt', tilstand: 'pause' },
    { show: 'due', active: false },
  ],
  [{ vis: 'due', tilstand: 'false' }, {}],
  [{ vis: '', tilstand: 'aktiv' }, { active: true }],
])('the words %j of an address mean %j', (address, query) => {
  expect(filterQueryOf(WORDS, address)).toEqual(query);
  expect(filterOf(WORDS, address)).toEqual(query);
});

it('a flag of a query is true or false, and no text', () => {
  expect(filterFault(WORDS.active, true)).toBeUndefined();
  expect(filterFault(WORDS.active, 'aktiv')).toBe('Svar true eller false.');
});

it('a query becomes the filter of a port, and its days are left to the caller', () =>
  expect(fromFilterQuery(LIST, { partner_id: ID, from: '2026-11-20' })).toEqual({ partnerId: ID }));
