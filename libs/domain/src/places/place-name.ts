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
