/** Undefined for implausible names: the field accepts anything, and the result greets people. */
export function firstName(name: string): string | undefined {
  return /^\p{L}[\p{L}'’-]{0,29}(?=\s|$)/u.exec(name.trim())?.[0];
}

const WORDS = ['ingen', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti'];

/** «ingen», «én» … «ti», then digits. */
export function numberInWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** «a, b og c». */
export function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' og ');
}
