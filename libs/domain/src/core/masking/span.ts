export type Span = readonly [start: number, end: number];

/** Joins spans that overlap or have at most one space or hyphen between them. */
export function joinSpans(spans: readonly Span[], text: string): Span[] {
  const together: [number, number][] = [];
  for (const [start, end] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = together.at(-1);
    if (last && /^[\s-]?$/.test(text.slice(last[1], start))) last[1] = Math.max(last[1], end);
    else together.push([start, end]);
  }
  return together;
}

export interface Word {
  readonly span: Span;
  readonly plain: string;
}

const WORD = /[\p{L}\p{M}]+/gu;

/** Letters only, so «Anne-Lise» is two words. */
export function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    span: [index, index + word.length],
    plain: plain(word),
  }));
}

/** One spelling for «Åsen», «ÅSEN», «Aasen» and «Asen». */
function plain(word: string): string {
  const letters = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('aa', 'a');
}
