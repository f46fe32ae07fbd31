/** «a», «a og b», «a, b og c»; empty for an empty list. */
export function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' og ');
}
