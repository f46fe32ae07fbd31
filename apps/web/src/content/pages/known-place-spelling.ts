import { cities } from './cities';

const otherPlaces: readonly (readonly [asked: string, spelling: string])[] = [
  ['mo i rana', 'Mo i Rana'],
  ['bø i telemark', 'Bø i Telemark'],
  ['bo i telemark', 'Bø i Telemark'],
  ['bø i vesterålen', 'Bø i Vesterålen'],
  ['os i østerdalen', 'Os i Østerdalen'],
  ['nes på romerike', 'Nes på Romerike'],
  ['øvre eiker', 'Øvre Eiker'],
  ['nordre follo', 'Nordre Follo'],
  ['indre østfold', 'Indre Østfold'],
  ['askoy', 'Askøy'],
  ['baerum', 'Bærum'],
  ['forde', 'Førde'],
  ['gjovik', 'Gjøvik'],
  ['honefoss', 'Hønefoss'],
  ['lillestrom', 'Lillestrøm'],
  ['stjordal', 'Stjørdal'],
];

/** Spellings that capitalisation alone gets wrong. A hyphen in the address may be a space. */
export const knownPlaceSpelling: ReadonlyMap<string, string> = new Map([
  ...cities.flatMap(({ name, slug, asciiVariants }) =>
    [slug, ...asciiVariants].map((asked) => [asked, name] as const),
  ),
  ...otherPlaces,
]);
