import { municipalityNamed, placeKey } from './places/municipality-named.js';

/**
 * What two spellings of one city have in common, for comparing and never for showing: «ÅLESUND»,
 * «Aalesund» and «Alesund» have the same key, and so have «Bergen», «Bergen kommune» and «Nesttun».
 */
export function cityKey(name: string): string {
  return municipalityNamed(name) ?? placeKey(name);
}
