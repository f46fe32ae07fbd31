import { withoutDwellings } from './dwelling.js';

/** «NO-0368», «N-0368»; a code is no part of a longer word or number. */
const START = String.raw`(?:(?<![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])NO?[-\s]?))`;
const AFTER_COMMA = String.raw`(?<=(?:^|,)\s?(?:NO?[-\s]?)?)`;
/** With an optional letter and space; letters of dwellings are excluded. */
const AFTER_HOUSE = String.raw`(?<=\d(?:\s?[A-GIJM-TV-ZÆØÅ])?\s(?:NO?[-\s]?)?)`;

/** A comma after the code requires one before it, because a house number has none there. */
const CODE_BEFORE_PLACE = new RegExp(
  String.raw`(?:${START}\d{4}(?=\s{1,9}\p{L}{2})|${AFTER_COMMA}\d{4}(?=,\s{0,9}\p{L}{2}))`,
  'giu',
);
const CODE_AT_END = new RegExp(String.raw`(?:${AFTER_COMMA}|${AFTER_HOUSE})\d{4}$`, 'iu');

const PLACE_BEHIND = /^(?:\s?,)?[^,\d]*(?=,|$)/u;
const COUNTRY_BEFORE = /(?<![\p{L}\p{N}])NO?[-\s]?$/iu;

/** 0000 stands for none. */
export function isPostalCode(text: string): boolean {
  return /^\d{4}$/.test(text) && text !== '0000';
}

/**
 * In «Storgata 1, 5015 Bergen», «Storgata 1, 5015, Bergen» or «Storgata 1, NO-5015»: the last four
 * digits before a place or at the end, and no house or dwelling number.
 */
export function postalCodeIn(address: string): string | null {
  return codeIn(withoutDwellings(address).trim())?.code ?? null;
}

export function withoutPostalPlace(address: string): string {
  const written = address.trim();
  const found = codeIn(written);
  if (!found) return written;
  const before = written.slice(0, found.at).replace(COUNTRY_BEFORE, '');
  const behind = written.slice(found.at + found.code.length).replace(PLACE_BEHIND, '');
  return `${before} ${behind}`;
}

function codeIn(written: string): { code: string; at: number } | undefined {
  const found = CODE_AT_END.exec(written) ?? [...written.matchAll(CODE_BEFORE_PLACE)].at(-1);
  return found && isPostalCode(found[0]) ? { code: found[0], at: found.index } : undefined;
}
