import { describe, expect, it } from '@jest/globals';
import { cardCities, cities } from './cities';
import { cityTexts } from './city-texts';
import { knownPlaceSpelling } from './known-place-spelling';

describe('cities', () => {
  it('are the eighteen with a route of their own', () => {
    expect(cities.map(({ slug }) => slug)).toEqual(
      'oslo bergen trondheim stavanger kristiansand drammen fredrikstad sandnes tromsø sarpsborg skien ålesund sandefjord haugesund tønsberg moss bodø arendal'.split(
        ' ',
      ),
    );
  });

  it('have nine cards in the order of the carousel, each with a local text', () => {
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
    'speak of %s by name in the title, the text and the button',
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

  it('is looked up by lower-case names only', () => {
    for (const asked of knownPlaceSpelling.keys()) expect(asked).toBe(asked.toLowerCase());
  });
});
