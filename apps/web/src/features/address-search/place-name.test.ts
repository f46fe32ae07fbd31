import { expect, test } from '@jest/globals';
import { placeName } from './place-name';

test.each([
  ['OSLO', 'Oslo'],
  ['MO I RANA', 'Mo i Rana'],
  ['Å I LOFOTEN', 'Å i Lofoten'],
  ['NORD-STATLAND', 'Nord-Statland'],
  ['BÆRUMS VERK', 'Bærums Verk'],
  ['ÅLESUND ', 'Ålesund'],
  ['', ''],
])('%s becomes «%s»', (town, name) => expect(placeName(town)).toBe(name));
