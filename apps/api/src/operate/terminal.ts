import {
  DomainError,
  type DomainErrorCode,
  FEWEST_POSTAL_CODES,
  InvalidPostalRegister,
  type RegisterFault,
} from '@boligstyling/domain';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { beginsWith, linesOf } from './backup-files.js';

const PACKED = '\u001f\u008b';

/**
 * Plain or packed by gzip, as rotated logs are.
 *
 * @throws Error when it cannot be read to its end
 */
export async function* linesOfLog(file: string): AsyncGenerator<string> {
  try {
    const isPacked = await beginsWith(file, PACKED);
    const bytes = createReadStream(file);
    const text = isPacked ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
    yield* linesOf(text);
  } catch (cause) {
    throw new Error(`There is no file ${file} that can be read.`, { cause });
  }
}

const GIVEN = {
  backup: '<file> [--replace]',
  restore: '<file>',
  erase: '<file>',
  import: '<folder> [--store] [--without-bad-lines]',
  'import-postal-codes': '<file>',
  'last-invoice': '<number>',
  'reset-person': '<e-mail>',
  'clock-is-right': '<today’s date>',
  grants: '<role>',
  migrate: '',
  'migrate:down': '',
} as const;
type Asked = keyof typeof GIVEN;

/** Docker's users call `operate.js` by these names. */
export type Command = Exclude<Asked, 'migrate:down'> | 'migrate-down';

interface TerminalOrder {
  readonly command: Command;
  /** File, invoice number, e-mail address, day or role; empty for none. */
  readonly given: string;
  readonly options: readonly string[];
}

/**
 * Unknown words are refused; a word that begins like an option is never a file.
 *
 * @throws Error with the usage of each command
 */
export function terminalOrder([name = '', ...words]: readonly string[]): TerminalOrder {
  const asked = Object.keys(GIVEN).find((each) => each.replace(':', '-') === name) as Asked;
  const wanted = GIVEN[asked] ?? '';
  const options = words.filter((word) => word.startsWith('--'));
  const given = words.filter((word) => !word.startsWith('--') && word !== '');
  const isUnderstood =
    asked !== undefined &&
    given.length === (wanted ? 1 : 0) &&
    options.every((option) => wanted.includes(`[${option}]`));
  if (!isUnderstood) throw new Error(`Usage: ${usage().join(', ')}`);
  return { command: name as Command, given: given[0] ?? '', options };
}

const usage = () =>
  Object.entries(GIVEN).map(([name, wanted]) => `npm run ${name}${wanted && ` -- ${wanted}`}`);

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
 * For operators, in English: the domain's own sentences are Norwegian, for users of the product.
 */
export function terminalText(error: unknown): string {
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
