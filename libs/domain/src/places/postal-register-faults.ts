import { DOMAIN_ERRORS, DomainError, type FieldError } from '../core/domain-error.js';

/** There are about 5,100; a file with fewer than this is incomplete. */
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
  /** From 1; null: the fault concerns the whole file. */
  readonly line: number | null;
  readonly kind: keyof typeof SENTENCES;
  /** The text at fault, such as a repeated code; empty when the kind says all. */
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
