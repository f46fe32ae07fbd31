import {
  DomainError,
  type DomainErrorCode,
  FEWEST_POSTAL_CODES,
  InvalidPostalRegister,
  type RegisterFault,
} from '@boligstyling/domain';

const OF_REGISTERS: Record<RegisterFault['kind'], (about: string) => string> = {
  columns: (found) => `expected 5 columns with tabs between, found ${found}`,
  code: () => 'the postal code must be four digits',
  twice: (code) => `the postal code ${code} is there twice`,
  place: () => 'the post place is missing, or cannot be read',
  municipality: () => 'there is no municipality of that number',
  category: () => 'there is no such category',
  'too-few': (codes) => `found ${codes} postal codes, expected at least ${FEWEST_POSTAL_CODES}`,
  missing: (municipality) => `nothing lies in ${municipality}`,
};

const BY_CODE: Partial<Record<DomainErrorCode, string>> = {
  'storage-unavailable':
    'The database is away, full or shutting down, or lets nobody in: try again when it is back',
};

/**
 * Message for operators, in English: the domain's own sentences are Norwegian, for users of the
 * product.
 */
export function saidInTerminal(error: unknown): string {
  if (error instanceof InvalidPostalRegister) {
    const head = `The register was not imported, and the last one stays in use. Faults: ${error.count}.`;
    return [head, ...error.faults.map(ofRegister)].join('\n');
  }
  if (error instanceof DomainError) {
    const { code } = (error.cause ?? {}) as { code?: string };
    return `${BY_CODE[error.code] ?? `It was refused: ${error.code}`}${code ? ` (${code})` : ''}.`;
  }
  return error instanceof Error ? error.message : String(error);
}

function ofRegister({ line, kind, about }: RegisterFault): string {
  return `${line === null ? 'the whole file' : `line ${line}`}: ${OF_REGISTERS[kind](about)}`;
}
