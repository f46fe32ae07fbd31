import { COUNTIES, MUNICIPALITIES } from './municipalities.js';
import { foldedSpelling, plainSpelling } from './place-spelling.js';

/**
 * Towns, districts, post towns and former municipalities by their municipality: names that mean one
 * place in Norway. Other post places are in the postal register.
 */
const MUNICIPALITY_PARTS: Readonly<Record<string, string>> = {
  '0301':
    'Alna, Bjerke, Bøler, Furuset, Gamle Oslo, Grorud, Grünerløkka, Holmenkollen, Holmlia, ' +
    'Lambertseter, Majorstua, Majorstuen, Manglerud, Nordre Aker, Nordstrand, Sagene, ' +
    'Skøyen, St. Hanshaugen, Stovner, Søndre Nordstrand, Torshov, Tøyen, Ullern, Vestre Aker, ' +
    'Vinderen, Vålerenga, Østensjø',
  '1101': 'Egersund',
  '1103': 'Finnøy, Hafrsfjord, Hundvåg, Madla, Rennesøy, Tasta',
  '1108': 'Figgjo, Forsand, Ganddal, Hommersåk, Høle',
  '1119': 'Nærbø, Varhaug',
  '1122': 'Ålgård',
  '1124': 'Tananger',
  '1130': 'Jørpeland',
  '1149': 'Kopervik, Skudeneshavn, Åkrehamn',
  '1506': 'Midsund, Nesset',
  '1508': 'Ellingsøy, Moa, Skodje, Spjelkavik, Ørskog',
  '1515': 'Fosnavåg',
  '1516': 'Ulsteinvik',
  '1539': 'Åndalsnes',
  '1563': 'Sunndalsøra',
  '1579': 'Elnesvågen, Fræna',
  '1580': 'Brattvåg',
  '1804': 'Løding, Saltstraumen, Skjerstad',
  '1813': 'Brønnøysund',
  '1820': 'Sandnessjøen',
  '1824': 'Mosjøen',
  '1833': 'Mo i Rana',
  '1860': 'Leknes',
  '1865': 'Kabelvåg, Svolvær',
  '1866': 'Stokmarknes',
  '3107': 'Engalsvik, Gamle Fredrikstad, Gressvik, Kråkerøy, Rolvsøy, Sellebakk',
  '3105': 'Borgenhaugen, Greåker, Grålum, Hafslundsøy, Klavestadhaugen, Skjeberg, Yven',
  '3103': 'Larkollen, Rygge',
  '3118': 'Askim, Eidsberg, Hobøl, Mysen, Spydeberg, Trøgstad',
  '3201': 'Bekkestua, Fornebu, Høvik, Kolsås, Lysaker, Rykkinn, Sandvika, Stabekk, Østerås',
  '3203': 'Heggedal, Hurum, Røyken, Slemmestad, Spikkestad, Sætre, Tofte',
  '3205': 'Fetsund, Kjeller, Skedsmo, Skedsmokorset, Skjetten, Strømmen, Sørum, Sørumsand',
  '3207': 'Kolbotn, Langhus, Oppegård, Ski, Sofiemyr',
  '3209': 'Gardermoen, Jessheim, Kløfta',
  '3212': 'Fagerstrand, Nesoddtangen',
  '3214': 'Drøbak',
  '3218': 'Vinterbro',
  '3222': 'Fjellhamar',
  '3226': 'Bjørkelangen',
  '3228': 'Årnes',
  '3232': 'Hagan',
  '3301': 'Konnerud, Krokstadelva, Mjøndalen, Nedre Eiker, Solbergelva, Svelvik',
  '3305': 'Hønefoss',
  '3312': 'Lierbyen, Tranby',
  '3314': 'Hokksund',
  '3316': 'Vikersund',
  '3411': 'Brumunddal, Moelv',
  '3437': 'Otta',
  '3443': 'Raufoss',
  '3451': 'Fagernes',
  '3901': 'Åsgårdstrand',
  '3905': 'Barkåker, Eik, Revetal, Sem',
  '3907': 'Andebu, Fevang, Kodal, Melsomvik, Stokke',
  '3909': 'Lardal, Stavern',
  '3911': 'Nøtterøy, Tjøme',
  '4001': 'Brevik',
  '4012': 'Langesund, Stathelle',
  '4020': 'Sauherad',
  '4026': 'Rjukan',
  '4203': 'Eydehavn, Færvik, His, Hisøy, Kolbjørnsvik, Rykene, Saltrød, Staubø',
  '4204': 'Flekkerøy, Hamresanden, Nodeland, Randesund, Songdalen, Søgne, Tveit',
  '4205': 'Mandal',
  '4225': 'Audnedal',
  '4601':
    'Arna, Blomsterdalen, Bønes, Espeland, Fana, Fyllingsdalen, Godvik, Haukeland, Hjellestad, ' +
    'Hordvik, Hylkje, Indre Arna, Kalandseidet, Laksevåg, Loddefjord, Morvik, Nesttun, Paradis, ' +
    'Rådal, Salhus, Søreidgrend, Tertnes, Ulset, Ytre Arna, Ytrebygda, Åsane',
  '4602': 'Flora, Florø, Måløy',
  '4621': 'Vossevangen',
  '4624': 'Osøyro',
  '4626': 'Straume',
  '4627': 'Kleppestø',
  '4631': 'Knarvik, Lindås, Meland, Radøy',
  '4647': 'Gaular, Jølster',
  '4649': 'Nordfjordeid, Selje',
  '4650': 'Sandane',
  '5001':
    'Byneset, Flatåsen, Heimdal, Jakobsli, Kattem, Klæbu, Leinstrand, Ranheim, Saupstad, ' +
    'Sjetnemarka, Tiller, Trondhjem',
  '5031': 'Hommelvik',
  '5035': 'Stjørdalshalsen',
  '5038': 'Verdalsøra',
  '5055': 'Hemne',
  '5057': 'Brekstad',
  '5059': 'Orkanger, Orkdal',
  '5060': 'Kolvereid, Rørvik, Vikna',
  '5501': 'Kvaløya, Kvaløysletta, Tomasjord, Tromsdalen',
  '5530': 'Finnsnes, Lenvik',
  '5605': 'Kirkenes',
  '5620': 'Honningsvåg',
};

export interface NamedPlace {
  readonly name: string;
  readonly municipality: string;
}

interface SpelledPlace extends NamedPlace {
  readonly plain: string;
  readonly folded: string;
}

const PLACE_WORDS = / (kommune|herad|sentrum|by|s|n|v|m)$/;

/** Western ones use «herad». */
const IS_MUNICIPALITY = / (kommune|herad)$/;

const BETWEEN_NAMES = / [-–] |\//;

/** These need «kommune» or «herad» after them. */
const NAMES_OF_SEVERAL = [
  ...['Bø', 'Frogner', 'Hemnes', 'Hol', 'Kurland', 'Kvam', 'Lund', 'Nes', 'Nordberg', 'Os'],
  ...['Osen', 'Roa', 'Sande', 'Sula', 'Vang', 'Åmot', 'Årdal'],
];

/** Made when first needed, because a start would wait for it. */
const spellings = () =>
  (made ??= {
    ofSeveral: new Set(NAMES_OF_SEVERAL.map(foldedSpelling)),
    counties: COUNTIES.map(({ number, name }) => ({ number, county: ` ${foldedSpelling(name)}` })),
    official: MUNICIPALITIES.flatMap(({ number, name, otherNames }) =>
      [name, ...otherNames].map((each) => spelled({ name: each, municipality: number })),
    ),
    parts: Object.entries(MUNICIPALITY_PARTS).flatMap(([municipality, parts]) =>
      parts.split(', ').map((name) => spelled({ name, municipality })),
    ),
  });
let made: Spellings | undefined;

interface Spellings {
  ofSeveral: ReadonlySet<string>;
  counties: readonly { number: string; county: string }[];
  official: readonly SpelledPlace[];
  parts: readonly SpelledPlace[];
}

/**
 * Its own name, else a part of it or a post place. Norwegian letters are literal, «Høle» in Sandnes
 * and not Hole; other names may be typed on a foreign keyboard.
 *
 * @param postPlaces entries of the postal register under {@link placeKey} of the name
 */
export function municipalityNamed(
  name: string,
  postPlaces: readonly NamedPlace[] = [],
): string | undefined {
  const others = [...spellings().parts, ...postPlaces.map(spelled)];
  const meanings = name.split(BETWEEN_NAMES).map((each) => meaningOf(each, others));
  return meanings.every((each) => each === meanings[0]) ? meanings[0] : undefined;
}

/** Shared by all spellings, never displayed. */
export function placeKey(name: string): string {
  return withoutPlaceWord(foldedSpelling(name));
}

function meaningOf(name: string, others: readonly SpelledPlace[]): string | undefined {
  const plain = withoutPlaceWord(plainSpelling(name));
  const folded = placeKey(name);
  const isMunicipality = IS_MUNICIPALITY.test(plainSpelling(name));
  if (!isMunicipality && spellings().ofSeveral.has(folded)) return undefined;
  const places = isMunicipality ? [] : others;
  const { official } = spellings();
  const ranked = [
    () => official.filter((place) => place.plain === plain),
    () => places.filter((place) => place.plain === plain && plain !== folded),
    () => [...official, ...places].filter((place) => place.folded === folded),
    () => inItsCounty(folded),
  ];
  const [first, ...rest] = firstFound(ranked);
  return rest.every((each) => each.municipality === first?.municipality)
    ? first?.municipality
    : undefined;
}

function firstFound(ways: readonly (() => SpelledPlace[])[]): SpelledPlace[] {
  for (const find of ways) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}

/** «Herøy i Nordland», «Våler (Innlandet)». */
function inItsCounty(folded: string): SpelledPlace[] {
  const { counties, official } = spellings();
  return counties.flatMap(({ number, county }) => {
    if (!folded.endsWith(county)) return [];
    const municipality = folded.slice(0, -county.length).replace(/ i$/, '');
    return official.filter(
      (place) => place.folded === municipality && place.municipality.startsWith(number),
    );
  });
}

function spelled({ name, municipality }: NamedPlace): SpelledPlace {
  const plain = withoutPlaceWord(plainSpelling(name));
  return { name, plain, folded: placeKey(name), municipality };
}

function withoutPlaceWord(spelling: string): string {
  return spelling.replace(PLACE_WORDS, '');
}
