/** A name with its Norwegian letters, in lower case, one space between words and no other sign. */
export function plainSpelling(name: string): string {
  return name
    .normalize('NFKC')
    .toLocaleLowerCase('nb')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What spellings of one name have in common, for comparing and never for showing: letters as
 * keyboards without them write them, so «ÅLESUND», «Aalesund» and «Alesund» are one, and marks off,
 * so «Kárášjohka» and «karasjohka» are.
 */
export function foldedSpelling(name: string): string {
  return plainSpelling(name)
    .replaceAll('å', 'a')
    .replace(/a{2,}/g, 'a')
    .replace(/ø|ö|oe/g, 'o')
    .replace(/æ|ä/g, 'ae')
    .replace(/[đŋŧ]/g, (letter) => ({ đ: 'd', ŋ: 'n', ŧ: 't' })[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}
