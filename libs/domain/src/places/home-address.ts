import { canBeOneDwelling, dwellingIn, withoutDwellings } from './dwelling.js';
import { foldedSpelling } from './place-spelling.js';
import { postalCodeIn, withoutPostalPlace } from './postal-code.js';

/** For comparison, never for display. */
export interface HomeAddress {
  /** «kirkevei». Empty: none. */
  readonly street: string;
  /** «64b», «12-14». Empty: none. */
  readonly number: string;
  readonly dwelling: string;
  readonly postalCode: string | null;
}

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?:(?:gata|gaten|gate|gt)\.?|g\.)$/, 'gate'],
  [/(?:(?:veien|vegen|vei|veg|(?<!a)vn)\.?|vn?\.)$/, 'vei'],
  [/(?:plassen|plass|pl\.)$/, 'plass'],
  [/(?:terrassen|terrasse|terr\.)$/, 'terrasse'],
  [/(?:alleen|alle)$/, 'alle'],
  [/(?:torget|torg)$/, 'torg'],
  [/(?:bakken|bakke)$/, 'bakke'],
  [/(?:stien|sti)$/, 'sti'],
];
const STREET_WORD =
  '(?:gata|gaten|gate|gt|veien|vegen|vei|veg|vn|plassen|plass|allé|alléen|terrasse)';

const SHORTENED: Readonly<Record<string, string>> = {
  st: 'sankt',
  gml: 'gamle',
  dr: 'doktor',
  prof: 'professor',
  chr: 'christian',
};

const HAS_LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{M}\p{N}]+\.?/gu;

/** «64», «64 B», «12–14»; not the «17» of «17. mai gate» nor the «7s» of «Haakon 7s gate». */
const HOUSE_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\d{1,4})(?:\s?[-–/]\s?(\d{1,4})(?!\p{N}))?` +
    String.raw`(?:-?(\p{L})|\s([A-HJ-ZÆØ]))?(?![\p{L}\p{M}\p{N}]|\/\s?\p{L})(?!\.?\s?${STREET_WORD})`,
  'giu',
);
const NUMBER_ALONE = /^(?:nr\.?|nummer)?\s?\d{1,4}\s?\p{L}?$/iu;
const NUMBER_WORD = /(?<!\p{L})(?:nr|nummer)[\s.:]*$/iu;
const LAND_REGISTER = /(?<!\p{L})(?:gnr|bnr|gårdsnr|bruksnr|gårdsnummer|bruksnummer)(?!\p{L})/iu;

/** «Kirkevn. 64 B, leil. 302, NO-0368 Oslo» and «KIRKEVEIEN 64b H0302» are equal. */
export function homeAddress(written: string): HomeAddress {
  const address = written.normalize('NFKC');
  const dwelling = dwellingIn(address);
  const postalCode = postalCodeIn(address);
  const parts = partsOf(withoutPostalPlace(withoutDwellings(address)));
  if (LAND_REGISTER.test(address)) {
    return { street: landRegister(parts), number: '', dwelling, postalCode };
  }
  for (const part of parts) {
    const house = houseIn(part);
    if (house) return { ...house, dwelling, postalCode };
  }
  const street = streetSpelling(parts.find((part) => HAS_LETTER.test(part)) ?? '');
  return { street, number: '', dwelling, postalCode };
}

export function houseKey(address: string): string {
  return keyOfHouse(homeAddress(address));
}

/** Street, number and, after {@link HOME_KEY_DIVIDER}, the dwelling. Empty: no street. */
export function homeKey(address: string): string {
  const home = homeAddress(address);
  const house = keyOfHouse(home);
  return house && home.dwelling ? house + HOME_KEY_DIVIDER + home.dwelling : house;
}

export const HOME_KEY_DIVIDER = '|';

/**
 * Equal street and number, and no different dwellings or postal codes. An address without a street
 * matches any home.
 */
export function canBeOneHome(one: string, other: string): boolean {
  const [home, otherHome] = [homeAddress(one), homeAddress(other)];
  const [house, otherHouse] = [keyOfHouse(home), keyOfHouse(otherHome)];
  const isOneHouse = house === '' || otherHouse === '' || house === otherHouse;
  const hasTwoCodes =
    home.postalCode && otherHome.postalCode && home.postalCode !== otherHome.postalCode;
  return isOneHouse && !hasTwoCodes && canBeOneDwelling(home.dwelling, otherHome.dwelling);
}

/** «Kirkevn.» is `kirkevei`. */
export function addressWord(word: string): string {
  const dotted = foldedSpelling(word) + (word.endsWith('.') ? '.' : '');
  const long = SHORTENED[dotted.replace('.', '')];
  if (long) return long;
  const ending = ENDINGS.find(([written]) => written.test(dotted));
  return ending ? dotted.replace(ending[0], ending[1]) : dotted.replace('.', '');
}

function keyOfHouse({ street, number }: HomeAddress): string {
  return street && number ? `${street} ${number}` : street;
}

/** Splits at commas; a number alone belongs to the street before it. */
function partsOf(address: string): string[] {
  return address.split(/[,;]/).reduce<string[]>((parts, piece) => {
    const part = piece.trim();
    const before = parts.at(-1);
    if (before && NUMBER_ALONE.test(part) && HAS_LETTER.test(before) && !houseIn(before)) {
      return [...parts.slice(0, -1), `${before} ${part}`];
    }
    return /[\p{L}\p{N}]/u.test(part) ? [...parts, part] : parts;
  }, []);
}

function houseIn(part: string): Pick<HomeAddress, 'street' | 'number'> | undefined {
  for (const found of part.matchAll(HOUSE_NUMBER)) {
    const street = streetSpelling(part.slice(0, found.index).replace(NUMBER_WORD, ''));
    if (!HAS_LETTER.test(street)) continue;
    const [, first, last, near, apart] = found;
    const number = String(Number(first)) + (last ? `-${Number(last)}` : '');
    return { street, number: number + (near ?? apart ?? '').toLowerCase() };
  }
  return undefined;
}

/** Only the last word has the ending of a street. */
function streetSpelling(street: string): string {
  const words = street.match(WORD) ?? [];
  const last = words.length - 1;
  return words
    .map((word, index) => {
      const plain = foldedSpelling(word);
      return index === last ? addressWord(word) : (SHORTENED[plain] ?? plain);
    })
    .join('');
}

function landRegister(parts: readonly string[]): string {
  return (foldedSpelling(parts.join()).match(/\p{L}+|\p{N}+/gu) ?? []).join('-');
}
