import type { Span } from './span.js';

/** A word of a text, and the same however people write its letters. */
export interface Word {
  readonly span: Span;
  readonly plain: string;
}

const WORD = /[\p{L}\p{M}]+/gu;

/** The words of a text: letters alone, so that «Anne-Lise» is two. */
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
