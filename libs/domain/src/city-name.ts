import { MUNICIPALITY_PARTS } from './municipality-parts.js';

/** Words that say what sort of place it is, not which. */
const PLACE_WORDS = / (kommune|sentrum|by|s|n|v|m)$/;

const PART_OF = new Map(
  Object.entries(MUNICIPALITY_PARTS).flatMap(([municipality, parts]) =>
    parts.split(', ').map((part) => [folded(part), folded(municipality)] as const),
  ),
);

/**
 * What two spellings of one city have in common, for comparing and never for showing: «ÅLESUND»,
 * «Aalesund» and «Alesund» have the same key, and so have «Bergen», «Bergen kommune» and «Nesttun».
 */
export function cityKey(name: string): string {
  const key = folded(name).replace(PLACE_WORDS, '');
  return PART_OF.get(key) ?? key;
}

/** Lower case, one space between words, and Norwegian letters as keyboards without them write them. */
function folded(name: string): string {
  return name
    .normalize('NFKC')
    .toLocaleLowerCase('nb')
    .replace(/å|aa/g, 'a')
    .replace(/ø|ö|oe/g, 'o')
    .replace(/æ|ä/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
