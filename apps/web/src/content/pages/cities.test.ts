import { describe, expect, it } from '@jest/globals';
import { cardCities, cities } from './cities';
import { cityTexts } from './city-texts';
import { knownPlaceSpelling } from './known-place-spelling';

describe('cities', () => {
  it('the eighteen with their own route are listed', () => {
    expect(cities.map(({ slug }) => slug)).toEqual(
      'oslo bergen trondheim stavanger kristiansand drammen fredrikstad sandnes tromsø sarpsborg skien ålesund sandefjord haugesund tønsberg moss bodø arendal'.split(
        ' ',
      ),
    );
  });

  it('nine have cards in carousel order, each with a local text', () => {
    expect(cardCities.map(({ name }) => name)).toEqual([
      'Oslo',
      'Bergen',
      'Trondheim',
      'Stavanger',
      'Kristiansand',
      'Drammen',
      'Tromsø',
      'Fredrikstad',
      'Ålesund',
    ]);
    expect([...cityTexts.keys()].sort()).toEqual(cardCities.map(({ slug }) => slug).sort());
  });

  it.each(cardCities.map((city) => [city.name, cityTexts.get(city.slug)] as const))(
    'title, text and button name %s',
    async (name, load) => {
      const { text } = (await load?.()) ?? {};
      expect(text?.title).toContain(name);
      expect(text?.paragraphs.join(' ')).toContain(name);
      expect(text?.button).toContain(name);
    },
  );
});

describe('known place spelling', () => {
  it.each([
    ['mo i rana', 'Mo i Rana'],
    ['nordre follo', 'Nordre Follo'],
    ['ålesund', 'Ålesund'],
    ['tromso', 'Tromsø'],
  ])('spells %s as %s', (asked, spelling) => {
    expect(knownPlaceSpelling.get(asked)).toBe(spelling);
  });

  it('the lookup takes lower-case names only', () => {
    for (const asked of knownPlaceSpelling.keys()) expect(asked).toBe(asked.toLowerCase());
  });
});
