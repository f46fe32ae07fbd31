/** What each command is given, by its name after `npm run`. */
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

/** The commands of `operate.js`, which Docker's users call by these names. */
export type Command = Exclude<Asked, 'migrate:down'> | 'migrate-down';

/** What an operator asks for from a terminal. */
export interface TerminalOrder {
  readonly command: Command;
  /** A file, an invoice's number, an e-mail address, a day or a role; empty where the command is given nothing. */
  readonly given: string;
  /** Whether a backup goes over what has its name. */
  readonly replace: boolean;
}

const REPLACE = '--replace';

/**
 * Reads what stands behind `operate.js`. What is not understood is refused, not passed over: a word
 * that begins like an option is never a file.
 *
 * @throws Error that says how each command is asked for
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
