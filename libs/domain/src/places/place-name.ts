import { MUNICIPALITIES } from './municipalities.js';

/** Words that are small inside a place's name. */
const SMALL = new Set(['i', 'og', 'på', 'ved', 'under']);

let official: Map<string, string> | undefined;

/** What all spellings of one place have in common: «Oslo», « oslo» and «OSLO» are one. */
export function spellingKey(name: string): string {
  return name.trim().toLocaleLowerCase('nb');
}

/**
 * A place as it is spelled, however it was typed: as the municipality of that name is, else with a
 * capital for each word but the small ones («Mo i Rana»).
 */
export function placeName(typed: string): string {
  official ??= new Map(MUNICIPALITIES.map(({ name }) => [spellingKey(name), name]));
  const key = spellingKey(typed);
  return official.get(key) ?? key.replace(/[\p{L}\p{N}]+/gu, capitalised);
}

function capitalised(word: string, offset: number): string {
  if (offset > 0 && SMALL.has(word)) return word;
  return word.charAt(0).toLocaleUpperCase('nb') + word.slice(1);
}
