import { describe, expect, it } from '@jest/globals';
import {
  areasNamedLike,
  areaName,
  areaNamed,
  covers,
  isArea,
  municipalitiesIn,
  WHOLE_COUNTRY,
  withoutOverlap,
} from './area.js';
import { COUNTIES, MUNICIPALITIES } from './municipalities.js';

describe('areas', () => {
  it('cover the municipalities in them', () => {
    expect(covers(['4601'], '4601')).toBe(true);
    expect(covers(['46'], '4601')).toBe(true);
    expect(covers([WHOLE_COUNTRY], '5634')).toBe(true);
    expect(covers(['0301', '32'], '4601')).toBe(false);
    expect(covers([], '4601')).toBe(false);
  });

  it('are listed as their municipalities, each once', () => {
    expect(municipalitiesIn(['4601', '0301', '03'])).toEqual(['0301', '4601']);
    expect(municipalitiesIn(['46'])).toHaveLength(43);
    expect(municipalitiesIn([WHOLE_COUNTRY])).toHaveLength(MUNICIPALITIES.length);
    expect(municipalitiesIn([])).toEqual([]);
  });

  it('cover no unknown place, not even the whole country', () => {
    expect(covers([WHOLE_COUNTRY, '46', '4601'], null)).toBe(false);
  });

  it('are read back from their names', () => {
    for (const { number } of [...COUNTIES, ...MUNICIPALITIES]) {
      expect([number, areaNamed(areaName(number))]).toEqual([number, number]);
    }
    expect(areaNamed(areaName(WHOLE_COUNTRY))).toBe(WHOLE_COUNTRY);
    expect(['1818', '3228', '46', '0301'].map(areaName)).toEqual([
      'Herøy (Nordland)',
      'Nes (Akershus)',
      'Vestland fylke',
      'Oslo',
    ]);
  });

  it('that have ended are shown by number', () => expect(areaName('30')).toBe('30 fylke'));

  it.each([
    ['Oslo', '0301'],
    ['vestland', '46'],
    ['Troms fylke', '55'],
    ['Finnmárku', '56'],
    ['Nesttun', '4601'],
    ['hele landet', WHOLE_COUNTRY],
  ])('are read as people write them: %j', (name, area) => expect(areaNamed(name)).toBe(area));

  it.each(['Stockholm', 'asdf', 'Herøy', 'Viken', ''])('are not guessed from %j', (name) =>
    expect(areaNamed(name)).toBeUndefined(),
  );

  it.each([WHOLE_COUNTRY, '46', '4601'])('include %j', (text) => expect(isArea(text)).toBe(true));

  it.each(['1507', '2100', '99', '4', '', 'no', 'Bergen'])('exclude %j', (text) =>
    expect(isArea(text)).toBe(false),
  );

  it('are stored once, and none within another', () => {
    expect(withoutOverlap(['4601', '0301', '46', '4601', '3201'])).toEqual(['0301', '3201', '46']);
    expect(withoutOverlap(['4601', WHOLE_COUNTRY, '46'])).toEqual([WHOLE_COUNTRY]);
  });
});

describe('areas whose name contains a text', () => {
  it.each([
    ['ulvi', ['4620']],
    ['VESTLAND', ['46', '4622', '4643']],
    ['hele', ['NO']],
    ['Stockholm', []],
  ])('%j: %j', (text, areas) => expect(areasNamedLike(text)).toEqual(areas));
});
