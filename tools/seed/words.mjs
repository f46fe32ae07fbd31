const array = (words) => `array[${words.split(' ').map((word) => `'${word}'`)}]`;

export const FIRST_NAMES = array(
  'Kari Ola Ingrid Lars Anne Per Silje Magnus Åse Øystein Bjørg Håkon Sunniva Tor Ragnhild Einar Marte Jonas Solveig Kåre',
);
export const LAST_NAMES = array(
  'Nordmann Hansen Johansen Olsen Larsen Andersen Berg Haugen Hagen Bakken Solberg Moen Strand Lund Dahl Ødegård Åsen Sæther Fjeld Vik',
);
/** From most to least common: each has about a third fewer leads than the one before. */
const MUNICIPALITIES = {
  Oslo: '0301',
  Bergen: '4601',
  Trondheim: '5001',
  Stavanger: '1103',
  Kristiansand: '4204',
  Drammen: '3301',
  Fredrikstad: '3107',
  Sandnes: '1108',
  Tromsø: '5501',
  Sarpsborg: '3105',
  Skien: '4003',
  Ålesund: '1508',
  Sandefjord: '3907',
  Haugesund: '1106',
  Tønsberg: '3905',
  Moss: '3103',
  Bodø: '1804',
  Arendal: '4203',
  Hamar: '3403',
  Lillehammer: '3405',
};
export const CITIES = array(Object.keys(MUNICIPALITIES).join(' '));
/** A table (city, municipality). */
export const MUNICIPALITY_OF = `(values ${Object.entries(MUNICIPALITIES).map(
  ([city, number]) => `('${city}', '${number}')`,
)}) known (city, municipality)`;
export const STREETS = array(
  'Storgata Kirkegata Bjørkeveien Nygårdsgaten Skogveien Havnegata Parkveien Åsveien Fjordgata Møllergata',
);
export const TRADES = array('Styling Interiør Boligstil Hjem Rom');
