import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT, run } from '../../../tools/run.mjs';
import { freePort } from '../../harness/free-port.mjs';
import { nextBody } from '../../harness/sample-submission.mjs';

const MANIFEST = path.join(import.meta.dirname, 'package.json');
export const { directus: VERSION } = JSON.parse(readFileSync(MANIFEST, 'utf8')).dependencies;

/** The policy of callers without an account, in every Directus. */
const PUBLIC = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17';
const CLI = path.join(import.meta.dirname, 'node_modules/directus/cli.js');
/** The machine's own Node, for which npm compiles Directus' native code. */
const PATH = process.env.PATH.split(path.delimiter)
  .filter((folder) => !folder.startsWith(ROOT))
  .join(path.delimiter);
const ADMINISTRATOR = { email: 'bench@eksempel.no', password: 'only for this bench' };

/**
 * Directus with one table that anybody may add to: what a user would set up without a product like
 * ours. Installed beside this file when first asked for.
 *
 * @param databaseUrl an empty database
 */
export async function startDirectus(databaseUrl) {
  const install = ['install', '--prefix', import.meta.dirname, '--no-package-lock'];
  await run('npm', [...install, '--no-audit', '--no-fund', '--loglevel=error'], {
    env: { ...process.env, PATH },
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-directus-'));
  for (const each of ['extensions', 'uploads']) mkdirSync(path.join(folder, each));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PATH,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    SECRET: 'only for this bench, thirty-two characters',
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    EXTENSIONS_PATH: path.join(folder, 'extensions'),
    STORAGE_LOCAL_ROOT: path.join(folder, 'uploads'),
  };
  const start = (command) =>
    spawn('node', [CLI, command], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [failed] = await once(start('bootstrap'), 'exit');
  const server = start('start');
  process.once('exit', () => server.kill());
  while (!(await isAnswering(url))) {
    if (failed || server.exitCode !== null) throw new Error('Directus did not start.');
    await sleep(100);
  }
  await openTable(url);
  return {
    url,
    path: '/items/lead',
    pid: server.pid,
    async stop() {
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

const isAnswering = async (url) =>
  (await fetch(`${url}/server/ping`).catch(() => undefined))?.ok === true;

async function openTable(url) {
  const send = async (to, body, token) => {
    const authorization = token && { authorization: `Bearer ${token}` };
    const headers = { 'content-type': 'application/json', ...authorization };
    const answer = await fetch(url + to, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const { access_token: token } = await send('/auth/login', ADMINISTRATOR);
  const id = {
    field: 'id',
    type: 'uuid',
    meta: { special: ['uuid'] },
    schema: { is_primary_key: true },
  };
  const receivedAt = {
    field: 'date_created',
    type: 'timestamp',
    meta: { special: ['date-created'] },
  };
  const fields = [
    id,
    receivedAt,
    ...Object.keys(JSON.parse(nextBody())).map((field) => ({ field, type: 'text', schema: {} })),
  ];
  await send('/collections', { collection: 'lead', schema: {}, meta: {}, fields }, token);
  const permission = { policy: PUBLIC, collection: 'lead', action: 'create', fields: ['*'] };
  await send('/permissions', permission, token);
}
