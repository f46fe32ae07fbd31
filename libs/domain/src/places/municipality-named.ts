import { COUNTIES, MUNICIPALITIES } from './municipalities.js';
import { MUNICIPALITY_PARTS } from './municipality-parts.js';
import { foldedSpelling, plainSpelling } from './place-spelling.js';

export interface NamedPlace {
  readonly name: string;
  readonly municipality: string;
}

interface SpelledPlace extends NamedPlace {
  readonly plain: string;
  readonly folded: string;
}

/** Words for the kind of place or post office, which do not identify it. */
const PLACE_WORDS = / (kommune|herad|sentrum|by|s|n|v|m)$/;

/** Words for a municipality; western ones use «herad». */
const IS_MUNICIPALITY = / (kommune|herad)$/;

const BETWEEN_NAMES = / [-–] |\//;

/**
 * Ambiguous names whatever the lists say: the municipality needs «kommune» or «herad» after them.
 */
const NAMES_OF_SEVERAL = new Set(
  [
    ...['Bø', 'Frogner', 'Hemnes', 'Hol', 'Kurland', 'Kvam', 'Lund', 'Nes', 'Nordberg', 'Os'],
    ...['Osen', 'Roa', 'Sande', 'Sula', 'Vang', 'Åmot', 'Årdal'],
  ].map(foldedSpelling),
);

const COUNTY_ENDINGS = COUNTIES.map(({ number, name }) => {
  return { number, county: ` ${foldedSpelling(name)}` };
});
const OFFICIAL = MUNICIPALITIES.flatMap(({ number, name, otherNames }) =>
  [name, ...otherNames].map((each) => spelled({ name: each, municipality: number })),
);
const PARTS = Object.entries(MUNICIPALITY_PARTS).flatMap(([municipality, parts]) =>
  parts.split(', ').map((name) => spelled({ name, municipality })),
);

/**
 * Number of the only municipality that a name can mean: its own name in any language, else a part
 * of it or a post place. A name with Norwegian letters is literal, «Høle» in Sandnes and not Hole;
 * one without may be typed on a foreign keyboard.
 *
 * @param postPlaces entries of the postal register under {@link placeKey} of the name
 */
export function municipalityNamed(
  name: string,
  postPlaces: readonly NamedPlace[] = [],
): string | undefined {
  const others = [...PARTS, ...postPlaces.map(spelled)];
  const meanings = name.split(BETWEEN_NAMES).map((each) => meaningOf(each, others));
  return meanings.every((each) => each === meanings[0]) ? meanings[0] : undefined;
}

/** Lookup key shared by all spellings of a place's name, never displayed. */
export function placeKey(name: string): string {
  return withoutPlaceWord(foldedSpelling(name));
}

function meaningOf(name: string, others: readonly SpelledPlace[]): string | undefined {
  const plain = withoutPlaceWord(plainSpelling(name));
  const folded = placeKey(name);
  const isMunicipality = IS_MUNICIPALITY.test(plainSpelling(name));
  if (!isMunicipality && NAMES_OF_SEVERAL.has(folded)) return undefined;
  const places = isMunicipality ? [] : others;
  const ranked = [
    () => OFFICIAL.filter((place) => place.plain === plain),
    () => places.filter((place) => place.plain === plain && plain !== folded),
    () => [...OFFICIAL, ...places].filter((place) => place.folded === folded),
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
  return COUNTY_ENDINGS.flatMap(({ number, county }) => {
    if (!folded.endsWith(county)) return [];
    const municipality = folded.slice(0, -county.length).replace(/ i$/, '');
    return OFFICIAL.filter(
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
