import { describe, expect, it } from '@jest/globals';
import { exportedMoment } from './record-reader.js';

const written = (text: string, zone?: string) => exportedMoment(text, zone)?.toISOString();

describe('an exported timestamp', () => {
  it.each([
    ['2026-03-29 02:30:00+01', '2026-03-29T01:30:00.000Z'],
    ['2026-11-24 12:00:00.123456+00', '2026-11-24T12:00:00.123Z'],
    ['2026-11-24T12:00:00Z', '2026-11-24T12:00:00.000Z'],
    ['2026-11-24 12:00:00.5-03:30', '2026-11-24T15:30:00.500Z'],
    ['2026-11-24 12:00', '2026-11-24T12:00:00.000Z'],
    ['2026-11-24', '2026-11-24T00:00:00.000Z'],
  ])('%s is %s', (text, moment) => expect(written(text)).toBe(moment));

  it.each([
    ['2026-07-01 12:00:00', '2026-07-01T10:00:00.000Z'],
    ['2026-12-01 12:00:00', '2026-12-01T11:00:00.000Z'],
    ['2026-10-25 02:30:00+02', '2026-10-25T00:30:00.000Z'],
  ])('without an offset %s is in the zone of the mapping', (text, moment) =>
    expect(written(text, 'Europe/Oslo')).toBe(moment),
  );

  it.each([
    'infinity',
    '-infinity',
    '2026-02-30 12:00:00',
    '2026-01-01 24:30:00',
    '24.11.2026',
    '',
  ])('without a moment is refused: %s', (text) => expect(written(text)).toBeUndefined());
});
