import { DOMAIN_ERRORS, DomainError, type FieldError } from '../domain-error.js';
import { isSingleLine } from '../text.js';
import { MUNICIPALITIES, municipalityNumbered } from './municipalities.js';
import { isPostalCode } from './postal-code.js';

/** A postal code with its post place, as the postal register has it. */
export interface PostalCode {
  readonly code: string;
  readonly place: string;
  /** Null: it lies in none. */
  readonly municipality: string | null;
}

/** The longest post place is half as long. */
export const POST_PLACE_MAX_LENGTH = 80;

/** There are about 5,100; a file with fewer than this has lost some. */
const FEWEST_CODES = 4_000;

/** More than these say nothing new. */
const MAX_ERRORS_TOLD = 50;

/** Svalbard and Jan Mayen have numbers of their own and are no municipalities. */
const OUTSIDE_MUNICIPALITIES = ['2100', '2211'];

/** Streets, boxes, both, several uses, a service of one company. */
const CATEGORIES = ['G', 'P', 'B', 'F', 'S'];

/**
 * Reads the register as Bring publishes it: a line for each postal code with code, post place,
 * municipality's number and name, and category, between tabs, with or without a line of headings.
 *
 * @throws DomainError `invalid-postal-register` with the errors by their lines, unless all of it
 *   holds: a file that lost or mixed something must not take the place of a good one
 */
export function parsePostalRegister(text: string): PostalCode[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line, number }) => line !== '' && !(number === 1 && /^"?postnummer/i.test(line)));
  const codes = new Map<string, PostalCode>();
  const errors: FieldError[] = [];
  for (const { line, number } of lines) {
    const { error, ...code } = read(line);
    const message = codes.has(code.code) ? `Postnummer ${code.code} står to ganger.` : error;
    if (message) errors.push({ field: `linje ${number}`, message });
    codes.set(code.code, code);
  }
  if (errors.length === 0) errors.push(...errorsOfTheWhole([...codes.values()]));
  if (errors.length === 0) return [...codes.values()];
  throw new DomainError(
    'invalid-postal-register',
    `${DOMAIN_ERRORS['invalid-postal-register']} Feil: ${errors.length}.`,
    errors.slice(0, MAX_ERRORS_TOLD),
  );
}

function read(line: string): PostalCode & { error?: string } {
  const cells = line.split('\t').map((cell) => cell.trim());
  const [code = '', place = '', municipality = '', , category = ''] = cells;
  const isOutside = OUTSIDE_MUNICIPALITIES.includes(municipality);
  const known = { code, place, municipality: isOutside ? null : municipality };
  const error = errorOf();
  return error ? { ...known, error } : known;

  function errorOf(): string | undefined {
    if (cells.length !== 5) return `Ventet 5 kolonner med tabulator mellom, fant ${cells.length}.`;
    if (!isPostalCode(code)) return 'Postnummeret må være fire siffer.';
    if (!place || place.length > POST_PLACE_MAX_LENGTH || !isSingleLine(place)) {
      return 'Poststedet mangler eller kan ikke leses.';
    }
    if (!isOutside && !municipalityNumbered(municipality)) return 'Ukjent kommunenummer.';
    return CATEGORIES.includes(category) ? undefined : 'Ukjent kategori.';
  }
}

function errorsOfTheWhole(codes: readonly PostalCode[]): FieldError[] {
  const whole = (message: string) => ({ field: 'hele filen', message });
  if (codes.length < FEWEST_CODES) {
    return [whole(`Fant bare ${codes.length} postnummer, ventet minst ${FEWEST_CODES}.`)];
  }
  const present = new Set(codes.map(({ municipality }) => municipality));
  return MUNICIPALITIES.filter(({ number }) => !present.has(number)).map(({ number, name }) =>
    whole(`Kommunen ${name} (${number}) mangler.`),
  );
}
