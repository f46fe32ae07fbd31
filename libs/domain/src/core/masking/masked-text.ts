import { emailSpans } from './email-spans.js';
import { phoneSpans } from './phone-spans.js';
import { joined, type Span } from './span.js';
import { streetSpans } from './street-spans.js';
import { webSpans } from './web-spans.js';
import { wordsOf, type Word } from './words.js';

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
function nameSpans(text: string, words: readonly Word[], name: string): Span[] {
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

/** What the numbers of a property, and of a part of one, are called: «gnr.», «b.nr.», «bruksnummer». */
const CALLED = String.raw`(?:g|b|s|f|gårds?|gards?|bruks?|seksjons|feste)\.?(?:nr|nummer)`;
const LABEL = String.raw`(?:${CALLED}\.?\s?/\s?${CALLED}|g/${CALLED}|${CALLED}|matrikkel(?:nr|nummer)?)`;
const NUMBERS = String.raw`\p{Nd}{1,5}(?:\s?[-–/]\s?\p{Nd}{1,5}){0,4}`;

/**
 * Where a text has the number of a property: «gnr. 12 bnr. 345», «matrikkel 4601-12/345». By that
 * anybody looks up whose it is.
 */
const NUMBER = new RegExp(String.raw`(?<![\p{L}\p{M}])${LABEL}[.:]?\s?${NUMBERS}(?!\p{Nd})`, 'giu');

/** Where a text has the numbers by which the land register knows a home. */
function landRegisterSpans(text: string): Span[] {
  return Array.from(text.matchAll(NUMBER), ({ 0: all, index }) => [index, index + all.length]);
}

/**
 * Stands for what is not told, and for nothing else: where an owner wrote it, it becomes three dots.
 * No letter and no digit, so it is nobody's name or number itself.
 */
export const MASK = '…';

/** Who must not be recognised by the text. */
export interface MaskedOwner {
  name: string;
  /** Street, house number and what follows them, as the owner wrote it. */
  address: string;
}

/**
 * What an owner wrote in words of her own, for partners who are asked and do not know yet who she
 * is: without telephone numbers, e-mail and web addresses, streets with the number of a house, numbers
 * of the land register, her own street and each part of her name. Sizes, amounts, years and dates stay. Masks too much rather
 * than too little, and takes time in proportion to the text.
 */
export function maskedText(written: string, owner: MaskedOwner): string {
  const text = written.replaceAll(MASK, '...');
  const words = wordsOf(text);
  const spans = [
    ...phoneSpans(text),
    ...emailSpans(text),
    ...webSpans(text),
    ...landRegisterSpans(text),
    ...streetSpans(text, words, owner.address),
    ...nameSpans(text, words, owner.name),
  ];
  let told = '';
  let from = 0;
  for (const [start, end] of joined(spans, text)) {
    told += text.slice(from, start) + MASK;
    from = end;
  }
  return told + text.slice(from);
}
