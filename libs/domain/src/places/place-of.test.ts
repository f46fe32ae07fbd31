import { describe, expect, it } from '@jest/globals';
import { placeOf, type PostalLookup, type GivenPlace, UNKNOWN_PLACE } from './place-of.js';

const REGISTER: PostalLookup = {
  area: (code) =>
    ({
      '5015': { municipality: '4601', source: 'postal-register' as const },
      '2050': { municipality: '3209', source: 'address-service' as const },
      '9170': { municipality: null, source: 'postal-register' as const },
      '6000': { municipality: '1507', source: 'postal-register' as const },
    })[code],
  postPlaces: (key) => (key === 'kirkenaer' ? [{ name: 'Kirkenær', municipality: '3417' }] : []),
};

const place = (given: Partial<GivenPlace>) =>
  placeOf({ municipalityNumber: '', postalCode: null, placeName: '', ...given }, REGISTER);

describe('the place of a home', () => {
  it('follows from the chosen address first', () =>
    expect(place({ municipalityNumber: '0301', postalCode: '5015', placeName: 'Voss' })).toEqual({
      municipality: '0301',
      foundBy: 'chosen-address',
    }));

  it('follows from the postal code before the name', () => {
    expect(place({ postalCode: '5015', placeName: 'Oslo' })).toEqual({
      municipality: '4601',
      foundBy: 'postal-register',
    });
    expect(place({ postalCode: '2050' })).toEqual({
      municipality: '3209',
      foundBy: 'address-service',
    });
  });

  it('follows from the name when nothing else is known', () => {
    const named = (municipality: string) => ({ municipality, foundBy: 'place-name' });
    expect(place({ placeName: 'Nesttun' })).toEqual(named('4601'));
    expect(place({ postalCode: '9999', placeName: 'Voss' })).toEqual(named('4621'));
    expect(place({ placeName: 'KIRKENÆR' })).toEqual(named('3417'));
  });

  it.each(['1507', '9999', '', 'Oslo'])(
    'ignores the number %j, which is not in use today',
    (number) =>
      expect(place({ municipalityNumber: number, postalCode: '5015' }).foundBy).toBe(
        'postal-register',
      ),
  );

  it('ignores a municipality that ended after the register was imported', () =>
    expect(place({ postalCode: '6000', placeName: 'Ålesund' })).toEqual({
      municipality: '1508',
      foundBy: 'place-name',
    }));

  it('is unknown on Svalbard, whatever place is named', () => {
    const unknown = { municipality: null, foundBy: null };
    expect(place({ postalCode: '9170', placeName: 'Oslo' })).toEqual(unknown);
  });

  it.each(['asdf', 'Stockholm', 'Herøy', ''])('is in no area for %j', (placeName) =>
    expect(place({ placeName })).toEqual(UNKNOWN_PLACE),
  );
});
