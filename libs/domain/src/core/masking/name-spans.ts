import type { Span } from './span.js';
import { type Word, wordsOf } from './words.js';

/** Parts of names that tell nothing of whose they are, and are words of their own. */
const PARTICLES = new Set(
  'af av da das de del den der di dos du el la le og ten ter van von'.split(' '),
);

/** Shorter parts, such as «Bo» and «Li», are a name only where they begin with a capital letter. */
const SURE_LENGTH = 3;

/**
 * Where a text says a part of the name: whole words in any spelling, also with the -s of the
 * genitive. Initials and particles are left.
 */
export function nameSpans(text: string, words: readonly Word[], name: string): Span[] {
  const parts = new Set(
    wordsOf(name)
      // «Ååv» is no «av», though plainly spelt it is the same.
      .filter(({ span }) => !PARTICLES.has(name.slice(...span).toLowerCase()))
      .map(({ plain }) => plain)
      .filter((part) => part.length > 1),
  );
  const isName = (part: string, [start, end]: Span) =>
    parts.has(part) && (end - start >= SURE_LENGTH || /\p{Lu}/u.test(text.charAt(start)));
  return words
    .filter(
      ({ plain, span: [start, end] }) =>
        isName(plain, [start, end]) ||
        (plain.endsWith('s') && isName(plain.slice(0, -1), [start, end - 1])),
    )
    .map(({ span: [start, end] }) => [start, end + genitiveLength(text, end)]);
}

/** Of what follows a word: «'s», or the apostrophe alone after a name that ends with s. */
function genitiveLength(text: string, end: number): number {
  return /^['’](?:s(?![\p{L}\p{M}]))?/u.exec(text.slice(end, end + 3))?.[0].length ?? 0;
}
