import { describe, expect, test } from '@jest/globals';
import { cityOfPath } from './city-of-path';
import { placeName } from './place-name';

describe('the city of a path', () => {
  test.each([
    ['/oslo', 'Oslo'],
    ['/OSLO/', 'Oslo'],
    ['/troms%C3%B8', 'Tromsø'],
    ['/tromsø', 'Tromsø'],
    ['/a%CC%8Alesund', 'Ålesund'],
    ['/boligstyling/alesund', 'Ålesund'],
    ['/boligstyling/mo%20i%20rana', 'Mo i Rana'],
    ['/Boligstyling/indre-østfold', 'Indre Østfold'],
    ['/boligstyling/HAMAR', 'Hamar'],
  ])('%s is about %s', (path, city) => {
    expect(cityOfPath(path, 'boligstyling')).toBe(city);
  });

  test.each([
    '/',
    '/faq',
    '/atlantis',
    '/alesund',
    '/boligstyling',
    '/boligstyling/admin',
    '/boligstyling/admin%20',
    '/boligstyling/%20admin-login',
    '/boligstyling/%20',
    '/boligstyling/%00',
    '/boligstyling/%E2%80%8Badmin',
    '/boligstyling/---',
    '/faq/oslo',
    '/%E0%A4%A',
  ])('%s is about none', (path) => {
    expect(cityOfPath(path, 'boligstyling')).toBeUndefined();
  });
});

test('a place is spelled as on a map, however it was typed', () => {
  expect(placeName('  øvre   EIKER ')).toBe('Øvre Eiker');
  expect(placeName('nes på romerike')).toBe('Nes på Romerike');
  expect(placeName('mo-i-rana')).toBe('Mo i Rana');
  expect(placeName('sør-fron')).toBe('Sør-Fron');
  expect(placeName('gol under åsen')).toBe('Gol under Åsen');
});
