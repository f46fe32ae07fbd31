import { emailSpans, webSpans } from './web-spans.js';
import { phoneSpans, streetSpans } from './phone-spans.js';
import { joinSpans, type Span, wordsOf, type Word } from './span.js';

/** Longer than any name or address. */
const LONGEST_FACT = 80;

const SAYS_SOMETHING = /[!?\n]|\d{6}|(?:\d ?){8}/u;
const REACHED_BY = [webSpans, phoneSpans, emailSpans];

/** The forms are open to anyone, and others receive the text. */
export function readsLikeMessage(text: string): boolean {
  if (text.length > LONGEST_FACT || SAYS_SOMETHING.test(text)) return true;
  return REACHED_BY.some((spansOf) => spansOf(text).length > 0);
}

const PARTICLES = new Set(
  'af av da das de del den der di dos du el la le og ten ter van von'.split(' '),
);

/** Shorter parts («Bo», «Li») are names only with a capital letter. */
const SURE_LENGTH = 3;

/** Whole words in any spelling, also with the genitive -s, without initials and particles. */
function nameSpans(text: string, words: readonly Word[], name: string): Span[] {
  const parts = new Set(
    wordsOf(name)
      // «Ååv» is not «av», though their plain spellings are equal.
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

/** «'s», or the apostrophe alone after a name that ends with s. */
function genitiveLength(text: string, end: number): number {
  return /^['’](?:s(?![\p{L}\p{M}]))?/u.exec(text.slice(end, end + 3))?.[0].length ?? 0;
}

const CALLED = String.raw`(?:g|b|s|f|gårds?|gards?|bruks?|seksjons|feste)\.?(?:nr|nummer)`;
const LABEL = String.raw`(?:${CALLED}\.?\s?/\s?${CALLED}|g/${CALLED}|${CALLED}|matrikkel(?:nr|nummer)?)`;
const NUMBERS = String.raw`\p{Nd}{1,5}(?:\s?[-–/]\s?\p{Nd}{1,5}){0,4}`;

/** «gnr. 12 bnr. 345», «matrikkel 4601-12/345»: the public register names the owner. */
const NUMBER = new RegExp(String.raw`(?<![\p{L}\p{M}])${LABEL}[.:]?\s?${NUMBERS}(?!\p{Nd})`, 'giu');

function landRegisterSpans(text: string): Span[] {
  return Array.from(text.matchAll(NUMBER), ({ 0: all, index }) => [index, index + all.length]);
}

/**
 * An owner's own «…» becomes three dots. No letter or digit, so it cannot be part of a name or
 * number.
 */
export const MASK = '…';

export interface MaskedOwner {
  name: string;
  address: string;
}

/** For partners without a reveal. Masks too much rather than too little, in linear time. */
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
  let masked = '';
  let from = 0;
  for (const [start, end] of joinSpans(spans, text)) {
    masked += text.slice(from, start) + MASK;
    from = end;
  }
  return masked + text.slice(from);
}
