/** Milliseconds. */
export const PAUSE_MS = 300;
export const MIN_CHARACTERS = 2;

/** The address service answers 400 to more. */
const MAX_WORDS = 50;
const MAX_CHARACTERS = 500;
/** For example H0201. */
const APARTMENT = /^[HULK]\d{4}$/i;

/** The service does not split «1,oslo» and rejects asterisks in a fuzzy search. */
export function searchText(typed: string): string {
  return typed
    .split(/[\s,*]+/)
    .filter((word) => word !== '' && !APARTMENT.test(word))
    .slice(0, MAX_WORDS)
    .join(' ')
    .slice(0, MAX_CHARACTERS);
}
