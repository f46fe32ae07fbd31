import { describe, expect, it } from '@jest/globals';
import {
  faultOf,
  fromWholeWire,
  fromWire,
  type RecordField,
  shownOf,
  tidied,
  type StoredRecord,
  toWire,
  type WireRecord,
} from './record-field.js';
import { exampleOf } from '../testing/sample-partner.js';

const FIELDS = {
  name: { wire: 'name', kind: 'line', limit: 5, typedLimit: 8, label: 'Navn', example: 'Anne' },
  note: { wire: 'own_note', kind: 'text', limit: 5, absent: '', label: 'Notat', example: 'a\nb' },
  state: {
    wire: 'state',
    kind: 'choice',
    options: ['on', 'off'],
    names: { on: 'På', off: 'Av' },
    limit: 3,
    label: 'Tilstand',
    otherwise: 'Velg på eller av.',
  },
  things: {
    wire: 'things',
    kind: 'list',
    options: ['a', 'b'],
    most: 2,
    label: 'Ting',
    missing: 'Velg en ting.',
    otherwise: 'Velg a eller b.',
    nameOf: (item: string) => item.toUpperCase(),
    example: ['a'],
  },
  hosts: {
    wire: 'hosts',
    kind: 'list',
    absent: [],
    holds: (item: string) => item.endsWith('.no'),
    label: 'Verter',
    otherwise: 'Skriv verter.',
    tidy: (items: readonly string[]) => items.map((item) => item.trim()),
    example: ['stil.no'],
  },
  priceOre: {
    wire: 'price',
    kind: 'number',
    least: 0,
    most: 10_050,
    unit: 'kroner',
    label: 'Pris',
    example: 2.5,
  },
  days: { wire: 'days', kind: 'number', least: 1, most: 90, label: 'Dager', example: 14 },
  active: { wire: 'active', kind: 'flag', label: 'Aktiv', otherwise: 'Svar.', example: true },
} as const;
const { active, days, hosts, name, note, priceOre, state, things } = FIELDS;

const PRICE = 'Skriv et tall fra 0 til 100,5 kroner, med høyst to desimaler.';
const DAYS = 'Skriv et helt tall fra 1 til 90.';

describe('a value', () => {
  it.each<[RecordField, unknown, string | undefined]>([
    [name, ' Anne   ', undefined],
    [name, undefined, 'Navn må fylles ut.'],
    [name, ' ', 'Navn må fylles ut.'],
    [name, 7, 'Navn må være tekst.'],
    [name, 'A'.repeat(9), 'Navn kan ha høyst 8 tegn.'],
    [name, 'A\nB', 'Navn kan ikke ha linjeskift eller kontrolltegn.'],
    [note, null, undefined],
    [note, ' ', undefined],
    [note, 'A\nB', undefined],
    [note, 'A\u0007', 'Notat kan ikke ha kontrolltegn.'],
    [note, 'A'.repeat(6), 'Notat kan ha høyst 5 tegn.'],
    [state, 'on', undefined],
    [state, 'over', 'Velg på eller av.'],
    [things, ['a', 'b'], undefined],
    [things, undefined, 'Velg en ting.'],
    [things, [], 'Velg en ting.'],
    [things, ['c'], 'Velg a eller b.'],
    [things, ['a', 'b', 'a'], 'Velg a eller b.'],
    [things, [1], 'Velg a eller b.'],
    [things, 'a', 'Velg a eller b.'],
    [things, null, 'Velg a eller b.'],
    [hosts, undefined, undefined],
    [hosts, [], undefined],
    [hosts, ['stil.no'], undefined],
    [hosts, ['stil.com'], 'Skriv verter.'],
    [hosts, [1], 'Skriv verter.'],
    [priceOre, 100.5, undefined],
    [priceOre, 100.51, PRICE],
    [priceOre, -0.01, PRICE],
    [priceOre, 1.005, PRICE],
    [priceOre, '5', PRICE],
    [days, 1, undefined],
    [days, 0, DAYS],
    [days, 1.5, DAYS],
    [days, Number.NaN, DAYS],
    [active, false, undefined],
    [active, 'yes', 'Svar.'],
  ])('of $label, %j, has the fault %j', (field, value, fault) => {
    expect(faultOf(field, value)).toBe(fault);
  });

  it.each<[RecordField, unknown, string]>([
    [name, 'Anne', 'Anne'],
    [{ ...name, shown: (text) => `«${text}»` }, 'Anne', '«Anne»'],
    [state, 'off', 'Av'],
    [state, 'earlier', ''],
    [things, ['a', 'b'], 'A, B'],
    [hosts, ['stil.no'], 'stil.no'],
    [priceOre, 2.5, '2,5 kroner'],
    [days, 14, '14'],
    [active, true, 'Ja'],
    [active, false, 'Nei'],
  ])('of $label, %j, is shown as %j', (field, value, text) => {
    expect(shownOf(field, value)).toBe(text);
  });
});

describe('a record', () => {
  const WIRE: Required<WireRecord<typeof FIELDS>> = {
    ...{ name: 'Anne', own_note: '', state: 'on' as const, things: ['a' as const], hosts: [] },
    ...{ price: 2.5, days: 14, active: true },
  };
  const RECORD: StoredRecord<typeof FIELDS> = {
    ...{ name: 'Anne', note: '', state: 'on' as const, things: ['a' as const], hosts: [] },
    ...{ priceOre: 250, days: 14, active: true },
  };

  it('is tidied from its wire names, with the absent values of optional fields', () => {
    const { own_note, hosts: none, ...sent } = WIRE;
    expect([own_note, none]).toEqual(['', []]);
    const given = { ...sent, name: ' Anne ', things: ['a' as const, 'a' as const] };
    expect(fromWholeWire(FIELDS, given)).toEqual(RECORD);
  });

  it('is tidied in its stored form, with its amounts unchanged', () => {
    const changed = { ...RECORD, name: ' Anne ', note: ' a ', hosts: [' b.no'] };
    expect(tidied(FIELDS, changed)).toEqual({ ...RECORD, note: 'a', hosts: ['b.no'] });
  });

  it('has only the given fields in a change', () =>
    expect(fromWire(FIELDS, { price: 0.29, own_note: null, hosts: [' b.no'] })).toEqual({
      priceOre: 29,
      hosts: ['b.no'],
    }));

  it('has wire names outwards', () => expect(toWire(FIELDS, RECORD)).toEqual(WIRE));

  it('has an example that keeps every rule', () =>
    expect(exampleOf(FIELDS)).toEqual({ ...RECORD, note: 'a\nb', hosts: ['stil.no'] }));
});
