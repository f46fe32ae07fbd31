import { emailSpans, webSpans } from './web-spans.js';
import { joinSpans, type Span, wordsOf, type Word } from './span.js';

/** Endings that hardly any other word has before a number. */
const STREET = /(?:gata|gaten|gate|gt|veien|vegen|vei|veg|vn|allé|alléen)$/;

/** A street only with a capital letter and without a unit. */
const PERHAPS_A_STREET =
  /(?:^plass|plassen|torg|torget|sti|stien|bakke|bakken|svingen|kroken|lia|løkka|tunet|ringen|brygge|brygga|kaia|haugen|jordet|åsen|^terrasse|stubben|faret|smauet|smuget|løypa|grenda|toppen|dalen|vangen|moen|høgda|høyden|hagen|lunden|brinken|kleiva|berget|marka|skogen|odden|vika|bukta|neset|sletta|enga|myra)$/;

/** Spellings of one name: «Storgata», «Storgaten», «Storgt.», «Storg.». */
const ANY_STREET = /(?:(?:gata|gaten|gate|gt)\.?|g\.)$/;
const ANY_ROAD = /(?:(?:veien|vegen|vei|veg|vn)\.?|v\.)$/;

/** «12», «nr. 12», «12 B», «12b», «12–14». */
const HOUSE_NUMBER = /\.?,?\s?(?:nr\.?\s?|nummer\s)?\d{1,4}(?!\d)/uy;
const HOUSE_LETTER = /(?:[-–/]\d{1,4}(?!\d))?(?:\s?[A-Za-hj-zÆØÅæø]|[iå])?(?![\p{L}\p{M}])/uy;

/** After a size, an amount or a time. */
const UNIT =
  /^\s?(?:m2|m²|m\b|kv|rom|soverom|bad|et[ag]|stk|kr|%|år|dag|uke|mnd|måned|min|time|meter|cm\b|mm\b|km\b|bil|person|mål)/iu;

const YEAR = /(?:19|20)\d\d/;

const MOST_WORDS_BEFORE = 3;

function streetSpans(text: string, words: readonly Word[], address: string): Span[] {
  return [...anyStreets(text, words), ...ownStreet(text, words, address)];
}

function anyStreets(text: string, words: readonly Word[]): Span[] {
  return words.flatMap(({ span: [start, end] }, index) => {
    const word = text.slice(start, end).normalize('NFC').toLowerCase();
    const isStreet = STREET.exec(word);
    const ending = isStreet ?? PERHAPS_A_STREET.exec(word);
    const number = ending && houseNumber(text, end);
    if (!number || number.hasUnit) return [];
    const first =
      ending.index > 0
        ? start
        : startOfName(text, words.slice(Math.max(0, index - MOST_WORDS_BEFORE), index), start);
    const hasName = ending.index > 0 || first < start;
    const perhaps = hasName && isCapital(text, first) && !number.isYear;
    return isStreet || perhaps ? [[first, number.end]] : [];
  });
}

function startOfName(text: string, before: readonly Word[], start: number): number {
  let first = start;
  for (const { span } of before.toReversed()) {
    if (!isCapital(text, span[0]) || !isOneName(text.slice(span[1], first))) break;
    [first] = span;
  }
  return first;
}

function ownStreet(text: string, words: readonly Word[], address: string): Span[] {
  const [street] = /^[^\d,]+(?=[\d,])/.exec(address) ?? [''];
  const name = wordsOf(street).map((word) => inOneForm(word, street));
  if (name.join('').length < 3) return [];
  const said = words.map((word) => inOneForm(word, text));
  return words.flatMap(({ span: [start] }, index) => {
    if (!name.every((part, place) => said[index + place] === part)) return [];
    const end = words[index + name.length - 1]?.span[1] ?? start;
    return [[start, houseNumber(text, end)?.end ?? end]];
  });
}

function inOneForm({ plain, span: [, end] }: Word, text: string): string {
  const dotted = text.charAt(end) === '.' ? `${plain}.` : plain;
  return dotted.replace(ANY_STREET, 'gate').replace(ANY_ROAD, 'vei').replace(/\.$/, '');
}

function houseNumber(text: string, from: number) {
  HOUSE_NUMBER.lastIndex = from;
  const [all] = HOUSE_NUMBER.exec(text) ?? [];
  if (all === undefined) return undefined;
  const end = from + all.length;
  HOUSE_LETTER.lastIndex = end;
  return {
    isYear: YEAR.test(all),
    hasUnit: UNIT.test(text.slice(end, end + 10)),
    end: end + (HOUSE_LETTER.exec(text)?.[0].length ?? 0),
  };
}

const isCapital = (text: string, at: number) => /\p{Lu}/u.test(text.charAt(at));
const isOneName = (between: string) => /^[\s.-]{1,2}$/.test(between);

/** Of a Norwegian number; foreign ones have as many with their country code. */
const PHONE_DIGITS = 8;

const MOST_SIGNS = 4;

const RUN = /\p{Nd}(?:[\s./()+−·\p{Pd}\p{Cf}]{0,3}\p{Nd})*/gu;

const DATE = String.raw`(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d`;
const DAY_OR_TIME = String.raw`[0-3]?\d\.[0-5]\d`;
/** Days, years, times, and ranges of them have eight digits too. */
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

/** In any grouping, also with letters for digits («4O OO OO OO»). */
function phoneSpans(text: string): Span[] {
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

/** Reads o and l among digits as 0 and 1, keeping the length. */
function withDigitsForLetters(text: string): string {
  return text.replace(/[\p{L}\p{M}\p{Nd}]+/gu, (word) => {
    const isNumber = /^[\p{Nd}oOlI]+$/u.test(word) && (/\p{Nd}/u.test(word) || /^oo$/i.test(word));
    return isNumber ? word.replace(/o/gi, '0').replace(/[lI]/g, '1') : word;
  });
}

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
