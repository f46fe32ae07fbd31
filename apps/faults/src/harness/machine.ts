import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Set-up files shipped to operators. */
export const HIGH_AVAILABILITY = fileURLToPath(
  new URL('../../../../ops/high-availability/', import.meta.url),
);

/** Home of the PostgreSQL user in Debian's packages. Patroni refuses root. */
const POSTGRES_HOME = '/var/lib/postgresql';

const SERVICES = `
  set -a
  eval "$(sh "$OPS/environment.sh")"
  as_postgres="setpriv --reuid=postgres --regid=postgres --init-groups"
  $as_postgres etcd --data-dir "$DATA/etcd" >>"$DATA/etcd.log" 2>&1 &
  $as_postgres patroni "$OPS/patroni.yml" >>"$DATA/patroni.log" 2>&1 &
  wait`;

/** Killed when the suite ends, however it ends. */
const living = new Set<ChildProcess>();
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

/** One address and one process tree, which the kernel ends at once, like a power cut. */
export class Machine {
  private child: ChildProcess | undefined;

  constructor(
    readonly name: string,
    private readonly settings: Readonly<Record<'DATA', string> & Record<string, string>>,
  ) {}

  async start(): Promise<void> {
    const { uid, gid } = await stat(POSTGRES_HOME);
    await mkdir(this.settings.DATA, { recursive: true });
    await chown(this.settings.DATA, uid, gid);
    const child = spawn(
      'unshare',
      ['--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c', SERVICES],
      {
        env: { PATH: process.env.PATH, ...this.settings, NAME: this.name, OPS: HIGH_AVAILABILITY },
        stdio: 'ignore',
      },
    );
    this.child = child;
    living.add(child);
    child.once('exit', () => living.delete(child));
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
