import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Both run as the user that Debian's packages make; Patroni refuses root. */
const SERVICES = `
  as_postgres="setpriv --reuid=postgres --regid=postgres --init-groups --"
  $as_postgres etcd >>"$FOLDER/etcd.log" 2>&1 &
  $as_postgres patroni "$PATRONI_FILE" >>"$FOLDER/patroni.log" 2>&1 &
  wait`;

/** None outlives the suite, however that ends. */
const living = new Set<ChildProcess>();
process.once('exit', () => living.forEach((child) => child.kill('SIGKILL')));

/**
 * A machine with etcd, Patroni and PostgreSQL: an address and a process tree of its own, which
 * the kernel ends all at once, as a power cut does.
 */
export class Machine {
  private child: ChildProcess | undefined;

  constructor(
    readonly name: string,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  start(): void {
    const child = spawn(
      'unshare',
      ['--pid', '--fork', '--kill-child', '--mount-proc', 'sh', '-c', SERVICES],
      { env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...this.environment }, stdio: 'ignore' },
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
