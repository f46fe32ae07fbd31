const GIVEN = {
  backup: '<file> [--replace]',
  restore: '<file>',
  erase: '<file>',
  'import-postal-codes': '<file>',
  'last-invoice': '<number>',
  'reset-person': '<e-mail>',
  'clock-is-right': '<today’s date>',
  grants: '<role>',
  migrate: '',
  'migrate:down': '',
} as const;
type Asked = keyof typeof GIVEN;

/** Commands of `operate.js`, which Docker's users call by these names. */
export type Command = Exclude<Asked, 'migrate:down'> | 'migrate-down';

export interface TerminalOrder {
  readonly command: Command;
  /**
   * A file, an invoice number, an e-mail address, a day or a role; empty for a command without
   * argument.
   */
  readonly given: string;
  readonly replace: boolean;
}

const REPLACE = '--replace';

/**
 * Parses the arguments of `operate.js`. Unknown words are refused; a word that begins like an
 * option is never a file.
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
    options.every((option) => option === REPLACE && wanted.includes(REPLACE));
  if (!isUnderstood) throw new Error(`Usage: ${usage().join(', ')}`);
  return { command: name as Command, given: given[0] ?? '', replace: options.length > 0 };
}

const usage = () =>
  Object.entries(GIVEN).map(([name, wanted]) => `npm run ${name}${wanted && ` -- ${wanted}`}`);
