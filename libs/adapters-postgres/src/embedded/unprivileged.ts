import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const NOBODY = 65534;

export interface Unprivileged {
  readonly prefix: readonly string[];
  /** User id that owns the files; undefined for an ordinary user. */
  readonly owner?: number;
}

/**
 * Ways for root that need no new user. In a user namespace the files stay root's; where a container
 * forbids namespaces, `nobody` runs the program with the one capability to reach the files.
 */
const WAYS_FOR_ROOT: readonly Unprivileged[] = [
  {
    prefix: ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`],
    owner: 0,
  },
  {
    prefix: [
      ...['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'],
      ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--'],
    ],
    owner: NOBODY,
  },
];

/** True for user ids that root's ways give the files to. */
export function isOfRoot(uid: number): boolean {
  return WAYS_FOR_ROOT.some(({ owner }) => owner === uid);
}

/**
 * The first way that starts `program` here.
 *
 * @throws Error when root has none
 */
export async function unprivileged(program: string): Promise<Unprivileged> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  for (const way of WAYS_FOR_ROOT) {
    if (await works([...way.prefix, program, '--version'])) return way;
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and neither unshare nor setpriv works here. ' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

async function works([file = '', ...args]: string[]): Promise<boolean> {
  return execute(file, args).then(
    () => true,
    () => false,
  );
}
