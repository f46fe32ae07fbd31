import type { Span } from './span.js';

/**
 * Length of a Norwegian number; foreign ones have at least as many digits with their country code.
 */
const PHONE_DIGITS = 8;

const MOST_SIGNS = 4;

const RUN = /\p{Nd}(?:[\s./()+−·\p{Pd}\p{Cf}]{0,3}\p{Nd})*/gu;

const DATE = String.raw`(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d`;
const DAY_OR_TIME = String.raw`[0-3]?\d\.[0-5]\d`;
/** Other texts of eight digits: days, years, times, and ranges of them. */
const TIME = new RegExp(
  [
    String.raw`^(?:${DATE}(?:\p{Pd}${DATE})?`,
    String.raw`(?:19|20)\d\d-\d\d-\d\d`,
    String.raw`(?:19|20)\d\d[/\p{Pd}](?:19|20)\d\d`,
    String.raw`${DAY_OR_TIME}\.?\p{Pd}${DAY_OR_TIME})$`,
  ].join('|'),
  'u',
);

const IN_THOUSANDS = String.raw`\d{1,3}(?:(?:\.\d{3}){1,2}|(?:\s\d{3}){1,2})`;
const AMOUNT = new RegExp(String.raw`^${IN_THOUSANDS}(?:\p{Pd}${IN_THOUSANDS})?$`, 'u');
const MILLIONS = /^\d(?:[.\s]\d{3}){2}\p{Pd}\d(?:[.\s]\d{3}){2}$/u;
const CURRENCY_BEFORE = /(?<![\p{L}\p{M}]|\p{Nd}\s?)(?:kr|nok)\.?\s?$/iu;
const CURRENCY_AFTER = /^\s?(?:,-|(?:kr|kroner|nok|mill)(?![\p{L}\p{M}]))/iu;

/** Telephone numbers in any grouping, also with letters for digits («4O OO OO OO»). */
export function phoneSpans(text: string): Span[] {
  const read = withDigitsForLetters(text);
  return Array.from(read.matchAll(RUN)).flatMap(({ 0: run, index }) => {
    const end = index + run.length;
    const from = Math.max(0, index - MOST_SIGNS);
    const start = from + read.slice(from, index).search(/[+(]{0,4}$/);
    const before = read.slice(Math.max(0, start - 8), start);
    const signs = read.slice(start, index);
    return isPhone(run, before, signs, read.slice(end, end + 9)) ? [[start, end] as const] : [];
  });
}

function isPhone(run: string, before: string, signs: string, after: string): boolean {
  // No Norwegian number begins with 1, and no foreign one is so short.
  if (run.startsWith('1') && digitsOf(run) === PHONE_DIGITS && !signs.includes('+')) return false;
  const close = run.replace(/\s?(\p{Pd})\s?/gu, '$1');
  const hasCurrency = CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after);
  if (MILLIONS.test(close) || (hasCurrency && AMOUNT.test(close))) return false;
  let together = 0;
  for (const part of close.split(/\s/u)) {
    together = TIME.test(part) ? 0 : together + digitsOf(part);
    if (together >= PHONE_DIGITS) return true;
  }
  return false;
}

const digitsOf = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

/** Reads o and l among digits as 0 and 1. Keeps the length, so that positions stay valid. */
function withDigitsForLetters(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{Nd}]+/gu, (word) => {
    const isNumber = /^[\p{Nd}oOlI]+$/u.test(word) && (/\p{Nd}/u.test(word) || /^oo$/i.test(word));
    return isNumber ? word.replace(/o/gi, '0').replace(/[lI]/g, '1') : word;
  });
}
