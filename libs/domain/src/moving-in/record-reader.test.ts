import { describe, expect, it } from '@jest/globals';
import { exportedMoment, RecordReader } from './record-reader.js';

const written = (text: string, zone?: string) => exportedMoment(text, zone)?.toISOString();

describe('an exported timestamp', () => {
  it.each([
    ['2026-03-29 02:30:00+01', '2026-03-29T01:30:00.000Z'],
    ['2026-11-24 12:00:00.123456+00', '2026-11-24T12:00:00.123Z'],
    ['2026-11-24T12:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['2026-11-24 12:00:00.5-03:30', '2026-11-24T15:30:00.500Z'],
    ['2026-11-24 12:00', '2026-11-24T12:00:00.000Z'],
    ['2026-11-24', '2026-11-24T00:00:00.000Z'],
    ['2026-11-24 12:00:00 UTC', '2026-11-24T12:00:00.000Z'],
    ['2026-11-24 12:00:00+0330', '2026-11-24T08:30:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, moment) => expect(written(text)).toBe(moment));

  it.each([
    ['2026-07-01 12:00:00', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01 12:00:00', '2026-12-01T11:00:00.000Z'],
    ['2026-12-01 00:15:30', '2026-11-30T23:15:30.000Z'],
    ['2026-03-29 01:30:00', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29 03:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25 01:30:00', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25 03:30:00', '2026-10-25T02:30:00.000Z'],
    ['2026-10-25 02:30:00+02', '2026-10-25T00:30:00.000Z'],
  ])('without an offset %s is in the zone of the mapping', (text, moment) =>
    expect(written(text, 'Europe/Oslo')).toBe(moment),
  );

  it('is in the zone of the mapping, whatever its hours and minutes', () => {
    expect(written('2026-07-01 12:00:00', 'America/St_Johns')).toBe('2026-07-01T14:30:00.000Z');
    expect(written('2026-07-01 12:00:00', 'Asia/Kolkata')).toBe('2026-07-01T06:30:00.000Z');
    expect(written('1999-07-01 12:00:00.25', 'Europe/Oslo')).toBe('1999-07-01T10:00:00.250Z');
  });

  it.each([
    'infinity',
    '-infinity',
    '2026-02-30 12:00:00',
    '2026-01-01 24:30:00',
    ...['2026-13-01', '2026-01-32', '2026-01-01 24:00', '2026-01-01 10:60'],
    '2026-01-01 10:00:60',
    '24.11.2026',
    ...['x2026-11-24', '2026-11-24x', '2026-11-24 12:00:00 CET'],
    '',
  ])('without a moment is refused: %s', (text) => expect(written(text)).toBeUndefined());
});

describe('a value of an export', () => {
  const NOW = new Date('2026-11-24T12:00:00.000Z');

  function read<Value>(
    value: unknown,
    of: (reader: RecordReader) => Value,
    values: Record<string, string> = {},
  ) {
    const reader = new RecordReader({ c: value }, { values: { c: values } });
    return [of(reader), reader.faults.map(({ column: _, ...fault }) => fault)];
  }

  it.each([undefined, null, '', ' ', '\\N', 'NULL', ' null '])('is absent: %j', (value) => {
    for (const of of [
      (reader: RecordReader) => reader.text('c'),
      (reader: RecordReader) => reader.flag('c'),
      (reader: RecordReader) => reader.moment('c', NOW),
      (reader: RecordReader) => reader.ore('c'),
      (reader: RecordReader) => reader.count('c', 9),
      (reader: RecordReader) => reader.choice('c', ['a']),
    ]) {
      expect(read<unknown>(value, of)).toEqual([null, []]);
    }
    expect(read(value, (reader) => reader.list('c'))).toEqual([[], []]);
    expect(read(value, (reader) => reader.required('c'))).toEqual(['', [{ cause: 'missing' }]]);
    expect(read(value, (reader) => reader.requiredMoment('c', NOW))).toEqual([
      NOW,
      [{ cause: 'missing' }],
    ]);
  });

  it.each([
    ['5', 5, []],
    ['0', 0, []],
    ['6', 6, [{ cause: 'not-a-count', value: '6' }]],
    ['1.5', 1.5, [{ cause: 'not-a-count', value: '1.5' }]],
    ['-1', -1, [{ cause: 'not-a-count', value: '-1' }]],
    ['fem', 0, [{ cause: 'not-a-count', value: 'fem' }]],
  ])('is a count up to the most: %s', (value, count, faults) =>
    expect(read(value, (reader) => reader.count('c', 5))).toEqual([count, faults]),
  );

  it('is a count of several digits', () =>
    expect(read('12', (reader) => reader.count('c', 12))).toEqual([12, []]));

  it.each([
    ['20000000', 2_000_000_000, []],
    ['20000000.01', 2_000_000_001, [{ cause: 'not-an-amount', value: '20000000.01' }]],
    ['ti', 0, [{ cause: 'not-an-amount', value: 'ti' }]],
  ])('is an amount up to 20 million: %s', (value, ore, faults) =>
    expect(read(value, (reader) => reader.ore('c'))).toEqual([ore, faults]),
  );

  it.each([
    ...['JA', 't', 'true', '1', 'yes', 'y', 'on'].map((text) => [text, true, []] as const),
    ...['f', 'false', '0', 'no', 'n', 'NEI', 'off'].map((text) => [text, false, []] as const),
    ['kanskje', false, [{ cause: 'not-yes-or-no', value: 'kanskje' }]],
  ])('is a flag: %s', (value, flag, faults) =>
    expect(read(value, (reader) => reader.flag('c'))).toEqual([flag, faults]),
  );

  it.each([
    ['["a", 1]', ['a', '1']],
    ['["a", ', ['["a",']],
    [' ["a"] ', ['a']],
    [' {a,b} ', ['a', 'b']],
    ['{}', []],
    ['a}', ['a}']],
    ['{a,"b, \\"c\\"",NULL}', ['a', 'b, "c"']],
    ['{a', ['{a']],
    [' a ;b,\nc, ', ['a', 'b', 'c']],
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['x', ['y']],
  ])('is a list: %j', (value, items) =>
    expect(read(value, (reader) => reader.list('c'), { x: 'y' })).toEqual([items, []]),
  );

  it('is a moment up to now', () => {
    const moment = (reader: RecordReader) => reader.moment('c', NOW);
    expect(read('2026-11-24 12:00:00', moment)).toEqual([NOW, []]);
    const [, faults] = read('2026-11-24 12:00:00.001', moment);
    expect(faults).toEqual([{ cause: 'in-the-future', value: '2026-11-24 12:00:00.001' }]);
  });

  it.each(['infinity ja', 'ja infinity', '-infinityy'])('is no moment: %s', (value) => {
    const faults = [{ cause: 'not-a-date', value }];
    expect(read(value, (reader) => reader.moment('c', NOW))).toEqual([null, faults]);
  });

  it('without a moment is refused where one is required', () => {
    const required = (reader: RecordReader) => reader.requiredMoment('c', NOW);
    expect(read('infinity', required)).toEqual([NOW, [{ cause: 'not-a-date' }]]);
    expect(read('i går', required)).toEqual([NOW, [{ cause: 'not-a-date', value: 'i går' }]]);
    expect(read('-Infinity', (reader) => reader.moment('c', NOW))).toEqual([null, []]);
  });

  it('that is an object is read as JSON, and lines end in one way', () => {
    expect(read({ a: 1 }, (reader) => reader.text('c'))).toEqual(['{"a":1}', []]);
    expect(read('a\r\nb\rc', (reader) => reader.text('c'))).toEqual(['a\nb\nc', []]);
    expect(read(' a\n b ', (reader) => reader.line('c'))).toEqual(['a b', []]);
  });

  it('that is wrong is named by at most 60 characters', () => {
    const [, faults] = read('x'.repeat(61), (reader) => reader.choice('c', ['a']));
    expect(faults).toEqual([{ cause: 'unknown-value', value: 'x'.repeat(60) }]);
  });
});
