import type { Span } from './span.js';

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
export function landRegisterSpans(text: string): Span[] {
  return Array.from(text.matchAll(NUMBER), ({ 0: all, index }) => [index, index + all.length]);
}
