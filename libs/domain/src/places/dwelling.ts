/** «leil. 302», «Leilighet nr. 3», «bolignr. H0302». */
const FLAT = String.raw`(?:leilighets?|leil|lgh|bolig|leilighetsnr|bolignr)(?:nr|nummer)?[\s.:]{0,3}(?:nr\.?|nummer)?[\s:#]{0,2}`;
const SECTION = String.raw`(?:seksjons?|snr)(?:nr|nummer)?[\s.:]{0,3}(?:nr\.?|nummer)?[\s:#]{0,2}`;
const ANNOUNCED = String.raw`(?<![\p{L}\p{M}])(?:${FLAT})?`;
const STARTS = String.raw`(?<![\p{L}\p{M}.@])`;
const ENDS = String.raw`(?![\p{L}\p{M}\p{N}@])`;
const FLOOR = String.raw`\.?\s?(?:etg|etasje)(?!\p{L})\.?`;

/** «H0302», «H-0302», «H302», and «HO302» with the letter O. */
const CODE = new RegExp(
  String.raw`${ANNOUNCED}${STARTS}([HKLU])[-.]?([\dO]?\d[\dO]\d)${ENDS}`,
  'giu',
);
/** «H 0302», but not «5 H 0368 Oslo», where a postal code follows a house's letter. */
const SPACED_CODE = new RegExp(
  String.raw`${ANNOUNCED}${STARTS}([HKLU])\s([\dO]\d[\dO]\d)${ENDS}(?!\s+\p{L}{2})`,
  'giu',
);
const NUMBERED_FLAT = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${FLAT}(\d{1,5})${ENDS}(?!${FLOOR})`,
  'giu',
);
const NUMBERED_SECTION = new RegExp(String.raw`(?<![\p{L}\p{M}])${SECTION}(\d{1,5})${ENDS}`, 'giu');
const ON_FLOOR = new RegExp(
  String.raw`(?<!\p{N})(\d{1,2})${FLOOR}(?:\s?,?\s?(?:til\s)?(venstre|høyre)(?!\p{L}))?`,
  'giu',
);

/** The most exact first, each with its normal form. */
const WAYS: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [CODE, coded],
  [SPACED_CODE, coded],
  [NUMBERED_FLAT, numbered],
  [NUMBERED_SECTION, (number) => `s${Number(number)}.`],
  [ON_FLOOR, (floor, side = '') => `h${floor.padStart(2, '0')}${side.charAt(0)}`],
];

/**
 * `h0302` for «H 0302» and «leil. 302» (third floor, second door; matrikkelforskriften § 53), `n3.`
 * for «leil. 3», `h03` for a floor alone, a prefix of its dwellings. Empty: none.
 */
export function dwellingIn(address: string): string {
  for (const [way, form] of WAYS) {
    const found = [...address.matchAll(way)].at(-1);
    if (found) return form(found[1]!, found[2]!).toLowerCase();
  }
  return '';
}

export function withoutDwellings(text: string): string {
  return WAYS.reduce((rest, [way]) => rest.replaceAll(way, ' '), text).replace(/\s{2,}/g, ' ');
}

export function withDwellingForms(text: string): string {
  return text
    .replaceAll(CODE, (_, letter: string, digits: string) => coded(letter, digits))
    .replaceAll(SPACED_CODE, (_, letter: string, digits: string) => coded(letter, digits))
    .replaceAll(NUMBERED_FLAT, (_, digits: string) => numbered(digits));
}

/** In one house: equal, or one is less exact. */
export function canBeOneDwelling(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

function coded(letter: string, digits: string): string {
  return letter.toLowerCase() + digits.replace(/o/gi, '0').padStart(4, '0');
}

/** Two digits for the door and the rest for the floor; a shorter number counts the flats. */
function numbered(number: string): string {
  const isCode = number.length === 3 || number.length === 4;
  return isCode ? coded('h', number) : `n${Number(number)}.`;
}
