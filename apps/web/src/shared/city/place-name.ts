import { knownPlaceSpelling } from '../../content/known-place-spelling';

const SMALL_WORDS = new Set(['i', 'og', 'på', 'ved']);

const capitalised = (word: string): string =>
  SMALL_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);

/** How a place is spelled on the page, however it was typed: «Mo i Rana», «Øvre Eiker», «Bodø». */
export function placeName(typed: string): string {
  const asked = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const known = knownPlaceSpelling.get(asked) ?? knownPlaceSpelling.get(asked.replaceAll('-', ' '));
  return (
    known ??
    asked
      .split(/(?=[ -])|(?<=[ -])/)
      .map(capitalised)
      .join('')
  );
}
