import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../embedded/launcher.js';
import { asWorker } from './test-database.js';

/** A pooler in front of a test database, with fewer server connections than clients. */
export interface PgBouncer {
  through(url: string): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in transaction mode, as an unprivileged user where the tests run as root. */
export async function startPgBouncer(url: string): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const [port, server] = [await freePort(), new URL(url)];
  const roles = [url, asWorker(url)].map((each) => new URL(each));
  const users = roles.map(({ username, password }) => `"${username}" "${password}"`);
  await writeFile(join(folder, 'users'), users.join('\n'));
  await writeFile(
    join(folder, 'settings'),
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 4
max_client_conn = 100
`,
  );
  await chmod(folder, 0o755);
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', [...asNobody, join(folder, 'settings')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const line of pooler.stderr) if (String(line).includes('process up')) break;
  return {
    // Drops the socket, which would bypass the pooler.
    through: (direct) => Object.assign(new URL(direct), { port: String(port), search: '' }).href,
    stop: async () => {
      pooler.kill('SIGINT');
      if (pooler.exitCode === null) await once(pooler, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
