const SMALL_WORDS = new Set(['i', 'på', 'og', 'ved', 'under', 'av']);

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A town as it is written in running text: «MO I RANA» becomes «Mo i Rana». */
export function placeName(upperCase: string): string {
  return upperCase
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .map((word, index) =>
      index > 0 && SMALL_WORDS.has(word) ? word : word.split('-').map(capitalised).join('-'),
    )
    .join(' ');
}
