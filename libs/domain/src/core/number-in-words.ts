const WORDS = ['ingen', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti'];

/** «ingen», «én», «to» … «ti», then digits. */
export function numberInWords(count: number): string {
  return WORDS[count] ?? String(count);
}
