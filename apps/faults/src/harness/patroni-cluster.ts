import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts } from './free-ports.js';
import { HIGH_AVAILABILITY, Machine } from './machine.js';
import { until } from './wait.js';

const PROGRAMS = ['/usr/bin/etcd', '/usr/bin/patroni', '/usr/sbin/haproxy'];
const ADDRESSES = { MACHINE_1: '127.0.0.11', MACHINE_2: '127.0.0.12', MACHINE_3: '127.0.0.13' };
const NAMES = ['one', 'two', 'three'];
const SETTLED = ['leader', 'replica', 'sync_standby'].join();

interface Member {
  readonly name: string;
  readonly role: string;
}

/**
 * PostgreSQL on three machines of the loopback network under Patroni and HAProxy, set up by the
 * files shipped to operators. The primary changes, the address stays.
 */
export class PatroniCluster {
  private constructor(
    readonly url: string,
    private readonly machines: readonly Machine[],
    private readonly proxy: ChildProcess,
  ) {}

  /** The programs are installed, and the user may run separate process trees. */
  static get isInstalled(): boolean {
    return process.getuid?.() === 0 && PROGRAMS.every((program) => existsSync(program));
  }

  static async start(folder: string): Promise<PatroniCluster> {
    await chmod(folder, 0o755);
    const [port] = await freePorts(1);
    const secrets = { POSTGRES_PASSWORD: randomUUID(), REPLICATION_PASSWORD: randomUUID() };
    const machines = NAMES.map(
      (name) => new Machine(name, { ...ADDRESSES, ...secrets, DATA: join(folder, name) }),
    );
    const proxy = spawn('haproxy', ['-db', '-f', join(HIGH_AVAILABILITY, 'haproxy.cfg')], {
      env: { PATH: process.env.PATH, ...ADDRESSES, LISTEN: `127.0.0.1:${port}` },
      stdio: 'ignore',
    });
    process.once('exit', () => proxy.kill('SIGKILL'));
    const url = `postgres://postgres:${secrets.POSTGRES_PASSWORD}@127.0.0.1:${port}/postgres`;
    const cluster = new PatroniCluster(url, machines, proxy);
    await Promise.all(machines.map((machine) => machine.start()));
    await cluster.settle();
    return cluster;
  }

  async find(role: 'leader' | 'sync_standby'): Promise<Machine> {
    const name = (await members()).find((member) => member.role === role)?.name;
    const machine = this.machines.find((each) => each.name === name);
    if (!machine) throw new Error(`No machine is the ${role}`);
    return machine;
  }

  /** As for maintenance. */
  async handOver(): Promise<void> {
    const { name } = await this.find('leader');
    const body = JSON.stringify({ leader: name });
    for (const address of Object.values(ADDRESSES)) {
      const answer = await fetch(`http://${address}:8008/switchover`, { method: 'POST', body });
      if (answer.ok) return;
    }
    throw new Error('Nobody took over');
  }

  /** Waits until one machine is primary and both others replicate, one synchronously. */
  async settle(): Promise<void> {
    await until(
      'the machines to settle',
      async () => {
        const roles = (await members()).map(({ role }) => role);
        return roles.sort().join() === SETTLED && (await areWell());
      },
      180,
    );
  }

  async stop(): Promise<void> {
    this.proxy.kill('SIGKILL');
    await Promise.all(this.machines.map((machine) => machine.kill()));
  }
}

async function members(): Promise<Member[]> {
  for (const address of Object.values(ADDRESSES)) {
    const answer = await ask(address, '/cluster');
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
  }
  return [];
}

/** Other members may report stale states, so each machine is asked about itself. */
async function areWell(): Promise<boolean> {
  const answers = Object.values(ADDRESSES).map((address) => ask(address, '/health'));
  return (await Promise.all(answers)).every((answer) => answer?.ok);
}

function ask(address: string, path: string): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(2_000);
  return fetch(`http://${address}:8008${path}`, { signal }).catch(() => undefined);
}
