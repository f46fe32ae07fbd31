import type { Span } from './span.js';

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

/** One spelling for «Åsen», «ÅSEN», «Aasen» and «Asen», and for «Bjørn» and «Bjorn». */
function plain(word: string): string {
  const letters = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('aa', 'a');
}
