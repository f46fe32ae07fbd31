import type { Span } from './span.js';
import { type Word, wordsOf } from './words.js';

/** Endings of street names that hardly any other word has before a number. */
const STREET = /(?:gata|gaten|gate|gt|veien|vegen|vei|veg|vn|allé|alléen)$/;

/** Ambiguous endings: a street only with a capital letter and without a unit. */
const PERHAPS_A_STREET =
  /(?:^plass|plassen|torg|torget|sti|stien|bakke|bakken|svingen|kroken|lia|løkka|tunet|ringen|brygge|brygga|kaia|haugen|jordet|åsen|^terrasse|stubben|faret|smauet|smuget|løypa|grenda|toppen|dalen|vangen|moen|høgda|høyden|hagen|lunden|brinken|kleiva|berget|marka|skogen|odden|vika|bukta|neset|sletta|enga|myra)$/;

/** Short and long spellings of one street name: «Storgata», «Storgaten», «Storgt.», «Storg.». */
const ANY_STREET = /(?:(?:gata|gaten|gate|gt)\.?|g\.)$/;
const ANY_ROAD = /(?:(?:veien|vegen|vei|veg|vn)\.?|v\.)$/;

/** A house number: «12», «nr. 12», «12 B», «12b», «12–14». */
const HOUSE_NUMBER = /\.?,?\s?(?:nr\.?\s?|nummer\s)?\d{1,4}(?!\d)/uy;
const HOUSE_LETTER = /(?:[-–/]\d{1,4}(?!\d))?(?:\s?[A-Za-hj-zÆØÅæø]|[iå])?(?![\p{L}\p{M}])/uy;

/** A number with one of these is a size, an amount or a time. */
const UNIT =
  /^\s?(?:m2|m²|m\b|kv|rom|soverom|bad|et[ag]|stk|kr|%|år|dag|uke|mnd|måned|min|time|meter|cm\b|mm\b|km\b|bil|person|mål)/iu;

const YEAR = /(?:19|20)\d\d/;

const MOST_WORDS_BEFORE = 3;

export function streetSpans(text: string, words: readonly Word[], address: string): Span[] {
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

/**
 * Start of a street's name of several words, «Karl Johans gate»: earlier words with capital
 * letters.
 */
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
