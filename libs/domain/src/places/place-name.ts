/** Words that are small inside a place's name. */
const SMALL = new Set(['i', 'og', 'på', 'ved', 'under']);

/** What all spellings of one place have in common: «Oslo», « oslo» and «OSLO» are one. */
export function spellingKey(name: string): string {
  return name.trim().toLocaleLowerCase('nb');
}

/**
 * A place as it is spelled, however it was typed: with a capital for each word but the small ones
 * («Mo i Rana»), as every municipality is.
 */
export function placeName(typed: string): string {
  return spellingKey(typed).replace(/[\p{L}\p{N}]+/gu, capitalised);
}

function capitalised(word: string, offset: number): string {
  if (offset > 0 && SMALL.has(word)) return word;
  return word.charAt(0).toLocaleUpperCase('nb') + word.slice(1);
}
