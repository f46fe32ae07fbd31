export type City = {
  name: string;
  slug: string;
  asciiVariants: readonly string[];
};

const city = (name: string, ...asciiVariants: readonly string[]): City => ({
  name,
  slug: name.toLowerCase(),
  asciiVariants,
});

const oslo = city('Oslo');
const bergen = city('Bergen');
const trondheim = city('Trondheim');
const stavanger = city('Stavanger');
const kristiansand = city('Kristiansand');
const drammen = city('Drammen');
const fredrikstad = city('Fredrikstad');
const tromso = city('Tromsø', 'tromso', 'tromsoe');
const alesund = city('Ålesund', 'alesund', 'aalesund');

export const cities: readonly City[] = [
  oslo,
  bergen,
  trondheim,
  stavanger,
  kristiansand,
  drammen,
  fredrikstad,
  city('Sandnes'),
  tromso,
  city('Sarpsborg'),
  city('Skien'),
  alesund,
  city('Sandefjord'),
  city('Haugesund'),
  city('Tønsberg', 'tonsberg', 'toensberg'),
  city('Moss'),
  city('Bodø', 'bodo', 'bodoe'),
  city('Arendal'),
];

/** In the carousel's order; only these have their own text. */
export const cardCities: readonly City[] = [
  oslo,
  bergen,
  trondheim,
  stavanger,
  kristiansand,
  drammen,
  tromso,
  fredrikstad,
  alesund,
];
