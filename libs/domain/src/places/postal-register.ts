import { isSingleLine } from '../core/text.js';
import { MUNICIPALITIES, municipalityNumbered } from './municipalities.js';
import { isPostalCode } from './postal-code.js';
import { DOMAIN_ERRORS, DomainError, type FieldError } from '../core/domain-error.js';

/** There are about 5,100; fewer than this is an incomplete file. */
export const FEWEST_POSTAL_CODES = 4_000;

const MAX_FAULTS_LOGGED = 50;

const SENTENCES = {
  columns: (found: string) => `Ventet 5 kolonner med tabulator mellom, fant ${found}.`,
  code: () => 'Postnummeret må være fire siffer.',
  twice: (code: string) => `Postnummer ${code} står to ganger.`,
  place: () => 'Poststedet mangler eller kan ikke leses.',
  municipality: () => 'Ukjent kommunenummer.',
  category: () => 'Ukjent kategori.',
  'too-few': (codes: string) =>
    `Fant bare ${codes} postnummer, ventet minst ${FEWEST_POSTAL_CODES}.`,
  missing: (municipality: string) => `Kommunen ${municipality} mangler.`,
} satisfies Record<string, (about: string) => string>;

export interface RegisterFault {
  /** From 1; null: the whole file. */
  readonly line: number | null;
  readonly kind: keyof typeof SENTENCES;
  /** Such as a repeated code; empty when the kind says all. */
  readonly about: string;
}

export class InvalidPostalRegister extends DomainError {
  readonly faults: readonly RegisterFault[];
  readonly count: number;

  constructor(faults: readonly RegisterFault[]) {
    const reported = faults.slice(0, MAX_FAULTS_LOGGED);
    super(
      'invalid-postal-register',
      `${DOMAIN_ERRORS['invalid-postal-register']} Feil: ${faults.length}.`,
      reported.map(inNorwegian),
    );
    this.faults = reported;
    this.count = faults.length;
  }
}

function inNorwegian({ line, kind, about }: RegisterFault): FieldError {
  return { field: line === null ? 'hele filen' : `linje ${line}`, message: SENTENCES[kind](about) };
}

export interface PostalCode {
  readonly code: string;
  readonly place: string;
  /** Null: outside all municipalities. */
  readonly municipality: string | null;
}

/** Twice the longest one. */
export const POST_PLACE_MAX_LENGTH = 80;

/** Svalbard and Jan Mayen are no municipalities. */
const OUTSIDE_MUNICIPALITIES = ['2100', '2211'];

/** Streets, boxes, both, several uses, a service of one company. */
const CATEGORIES = ['G', 'P', 'B', 'F', 'S'];

/**
 * Bring's tab-separated file, with or without headings.
 *
 * @throws InvalidPostalRegister, because an incomplete file must not replace a good one
 */
export function parsePostalRegister(text: string): PostalCode[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line, number }) => line !== '' && !(number === 1 && /^"?postnummer/i.test(line)));
  const codes = new Map<string, PostalCode>();
  const faults: RegisterFault[] = [];
  for (const { line, number } of lines) {
    const { fault, ...code } = read(line);
    const isTwice = codes.has(code.code);
    if (isTwice) faults.push({ line: number, kind: 'twice', about: code.code });
    else if (fault) faults.push({ line: number, ...fault });
    codes.set(code.code, code);
  }
  if (faults.length === 0) faults.push(...faultsOfTheWhole([...codes.values()]));
  if (faults.length > 0) throw new InvalidPostalRegister(faults);
  return [...codes.values()];
}

function read(line: string): PostalCode & { fault?: Omit<RegisterFault, 'line'> } {
  const cells = line.split('\t').map((cell) => cell.trim());
  const [code, place, municipality, , category] = cells as [string, string, string, string, string];
  const isOutside = OUTSIDE_MUNICIPALITIES.includes(municipality);
  const known = { code, place, municipality: isOutside ? null : municipality };
  const kind = kindOfFault();
  return kind ? { ...known, fault: { kind, about: String(cells.length) } } : known;

  function kindOfFault(): RegisterFault['kind'] | undefined {
    if (cells.length !== 5) return 'columns';
    if (!isPostalCode(code)) return 'code';
    if (!place || place.length > POST_PLACE_MAX_LENGTH || !isSingleLine(place)) return 'place';
    if (!isOutside && !municipalityNumbered(municipality)) return 'municipality';
    return CATEGORIES.includes(category) ? undefined : 'category';
  }
}

function faultsOfTheWhole(codes: readonly PostalCode[]): RegisterFault[] {
  if (codes.length < FEWEST_POSTAL_CODES) {
    return [{ line: null, kind: 'too-few', about: String(codes.length) }];
  }
  const present = new Set(codes.map(({ municipality }) => municipality));
  return MUNICIPALITIES.filter(({ number }) => !present.has(number)).map(({ number, name }) => ({
    line: null,
    kind: 'missing',
    about: `${name} (${number})`,
  }));
}
