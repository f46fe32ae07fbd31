// Comparison of spellings, separate from names, which public pages load.

/** Lower case with Norwegian letters, one space between words and no punctuation. */
export function plainSpelling(name: string): string {
  return name
    .normalize('NFKC')
    .toLocaleLowerCase('nb')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * For comparison, never displayed: «ÅLESUND», «Aalesund» and «Alesund» are equal, and «Kárášjohka»
 * and «karasjohka».
 */
export function foldedSpelling(name: string): string {
  return plainSpelling(name)
    .replaceAll('å', 'a')
    .replace(/a{2,}/g, 'a')
    .replace(/ø|ö|oe/g, 'o')
    .replace(/æ|ä/g, 'ae')
    .replace(/[đŋŧ]/g, (letter) => ({ đ: 'd', ŋ: 'n', ŧ: 't' })[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

const SMALL = new Set(['i', 'og', 'på', 'ved', 'under']);

/** Equal for «Oslo», « oslo» and «OSLO». */
export function spellingKey(name: string): string {
  return name.trim().toLocaleLowerCase('nb');
}

/** Capitals except in small words: «Mo i Rana». */
export function placeName(typed: string): string {
  return spellingKey(typed).replace(/[\p{L}\p{N}]+/gu, capitalised);
}

function capitalised(word: string, offset: number): string {
  if (offset > 0 && SMALL.has(word)) return word;
  return word.charAt(0).toLocaleUpperCase('nb') + word.slice(1);
}
