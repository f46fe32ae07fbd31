import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from './free-ports.js';
import { Machine } from './machine.js';
import { until } from './wait.js';

const CONFIGURATION = fileURLToPath(
  new URL('../../../../ops/high-availability/', import.meta.url),
);
const PROGRAMS = ['/usr/bin/etcd', '/usr/bin/patroni', '/usr/sbin/haproxy', '/usr/bin/unshare'];
const ADDRESSES = ['127.0.0.11', '127.0.0.12', '127.0.0.13'];

/** What Patroni tells of one machine. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

/**
 * Three machines whose PostgreSQL Patroni keeps available, and HAProxy before them, set up by the
 * files that operators are given. A machine is an address of the loopback network.
 */
export class PatroniCluster {
  private constructor(
    readonly url: string,
    private readonly machines: readonly Machine[],
    private readonly proxy: ChildProcess,
  ) {}

  /** Whether this machine has the programs, and a user that may start other machines. */
  static get isInstalled(): boolean {
    return process.getuid?.() === 0 && PROGRAMS.every((program) => existsSync(program));
  }
}
