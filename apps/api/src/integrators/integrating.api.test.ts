import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { logIn } from '../testing/admin-access.js';
import { eventually } from '../testing/eventually.js';
import { block, BLOCKS } from '../testing/integrating-blocks.js';
import { ownApi } from '../testing/start-api.js';
import { webhookHeaders } from './http-webhook-sender.js';

const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const HERE = fileURLToPath(new URL('.', import.meta.url));

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

describe('an integrator that follows docs/integrating.md', () => {
  const api = ownApi({ LEADS_PER_MINUTE: '30' });
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    env = { PATH: process.env.PATH, API: api.address, KEY: DEVELOPMENT_API_KEY };
  });

  const node = (script: string, more: NodeJS.ProcessEnv = {}, flags: string[] = []) =>
    run(process.execPath, [...flags, '--input-type=module', '--eval', script], {
      ...{ env: { ...env, ...more }, cwd: HERE },
    });
  const leadsOf = (name: string) =>
    api.rows<{ id: string }>(`select id from lead where customer_name = '${name}'`);
  const submit = (body: object) =>
    api.call('post', '/api/leads').set('apikey', DEVELOPMENT_API_KEY).send(body);

  it('finds only blocks that this test knows', () => {
    expect(BLOCKS.map(({ heading, language }) => `${heading}: ${language}`)).toEqual([
      'Keys: sh',
      'From a terminal: sh',
      'From Node: js',
      "From an estate agent's page: html",
      "From an estate agent's page: js",
      'Our form in your page: html',
      'Our form in your page: html',
      'Limits: ',
      'Errors: json',
      'Webhooks: json',
      'Webhooks: js',
      'Calls by name: js',
    ]);
  });

  it('gets the remaining calls with every answer, and the reasons of a refusal', async () => {
    const { headers, body } = await submit({ customer_phone: '123' });
    const [policy = '', rest = ''] = block('Limits', '').trim().split('\n');
    expect(`RateLimit-Policy: ${headers['ratelimit-policy']}`).toBe(policy);
    expect(headers['ratelimit']).toBe('"leads";r=30;t=60');
    expect(rest.replace('r=29', 'r=30')).toBe(`RateLimit: ${headers['ratelimit']}`);
    const example = JSON.parse(block('Errors', 'json'));
    const { errors, ...problem } = body;
    expect({ ...problem, errors: [] }).toEqual({ ...example, errors: [] });
    expect(errors).toEqual(expect.arrayContaining(example.errors));
  });

  (hasCurl ? it : it.skip)(
    'submits a lead from a terminal, exactly once (needs curl)',
    async () => {
      const command = block('From a terminal', 'sh');
      const once = await run('sh', ['-c', command], { env });
      const again = await run('sh', ['-c', command], { env });
      const { id } = JSON.parse(once.stdout);
      expect(await leadsOf('Kari Nordmann')).toEqual([{ id }]);
      expect(JSON.parse(again.stdout).id).toBe(id);
    },
  );

  (hasCurl ? it : it.skip)(
    'reads the outcome of its leads with its own key (needs curl)',
    async () => {
      const { body: key } = await api
        .call('post', '/api/admin/integrator-keys')
        .set('authorization', `Bearer ${(await logIn(api)).token}`)
        .send({
          ...{ name: 'Megler AS', source: 'megler-as', origins: [], shows_contacts: false },
          scopes: ['leads:submit', 'leads:read-own', 'figures:read-own'],
          ...{ per_minute: 30, paused: false },
        })
        .expect(201);
      const mine = { ...env, KEY: key.secret, SECRET: key.secret };
      await node(block('From Node', 'js').replace('Ola', 'Per'), mine);
      const answers = [];
      for (const command of block('Keys', 'sh').trim().split('\n')) {
        answers.push(JSON.parse((await run('sh', ['-c', command], { env: mine })).stdout));
      }
      const [lead] = await leadsOf('Per Nordmann');
      expect(answers).toEqual([
        expect.objectContaining({
          leads: [expect.objectContaining(lead ?? {})],
          next_cursor: null,
        }),
        expect.any(Object),
      ]);
      expect(JSON.stringify(answers[1])).toContain('"sent":1');
    },
  );

  describe('from Node', () => {
    const script = block('From Node', 'js');
    const sending = (lead: string, attempts: number) =>
      script.slice(0, script.indexOf('const receipt')) +
      `await submitLead(${lead}, 'key', ${attempts}).catch(({ message }) => console.log(message));`;

    it('submits a lead', async () => {
      const { stdout } = await node(script);
      expect(await leadsOf('Ola Nordmann')).toEqual([{ id: stdout.trim() }]);
    });

    it('reads at once why a lead is rejected', async () => {
      const { stdout } = await node(sending('{ customer_phone: "1" }', 5));
      expect(JSON.parse(stdout)).toMatchObject({ type: '/problems/invalid-request', status: 400 });
    });

    it('gets the connection error after a retry', async () => {
      const API = `http://127.0.0.1:${await freePort()}`;
      const start = performance.now();
      const { stdout } = await node(sending('{}', 2), { API });
      expect(stdout).toBe('No answer: ECONNREFUSED\n');
      expect(performance.now() - start).toBeGreaterThan(2_000);
    });
  });

  it.each([
    ['by name', []],
    ['by name where there is no WebSocket, as on Node 20', ['--no-experimental-websocket']],
  ])('submits a lead %s', async (_, flags) => {
    const { stdout } = await node(block('Calls by name', 'js'), {}, flags);
    expect(await leadsOf('Liv Nordmann')).toContainEqual({ id: stdout.trim() });
  });

  it('reads by name why a lead is rejected', async () => {
    const script = block('Calls by name', 'js').replace("'40000002'", "'1'");
    await expect(node(script)).rejects.toThrow('Telefonnummer må være 8 siffer.');
  });

  it('receives its own webhooks only', async () => {
    const PORT = String(await freePort());
    const url = `http://127.0.0.1:${PORT}/`;
    const { token } = await logIn(api);
    const { body: endpoint } = await api
      .call('post', '/api/admin/webhooks')
      .set('authorization', `Bearer ${token}`)
      .send({ url, events: ['lead.received'], active: true })
      .expect(201);
    const script = ['--input-type=module', '--eval', block('Webhooks', 'js')];
    const receiver = spawn(process.execPath, script, {
      env: { ...env, PORT, SECRET: endpoint.secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    receiver.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
    const send = async (headers: Record<string, string>, body = '{}') =>
      (await fetch(url, { method: 'POST', headers, body })).status;
    try {
      const stranger = await eventually(() => send({}).catch(() => undefined));
      const seconds = Math.floor(Date.now() / 1000);
      const ours = webhookHeaders([endpoint.secret], 'id', seconds, '{}');
      const late = webhookHeaders([endpoint.secret], 'id', seconds - 400, '{}');
      const statuses = [stranger, await send(ours, '{ }'), await send(late), await send(ours)];
      expect(statuses).toEqual([401, 401, 401, 204]);
      const { stdout } = await node(block('From Node', 'js'));
      const reported = await eventually(async () =>
        said.split('\n').find((line) => line.length > 2),
      );
      const example = JSON.parse(block('Webhooks', 'json'));
      // The field is absent if the status has not changed.
      delete example.data.previous_status;
      expect(JSON.parse(reported)).toEqual({
        type: 'lead.received',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        data: {
          ...example.data,
          ...{ lead_id: stdout.trim(), status: 'new' },
          ...{ service_type: 'Delstyling', location: 'Trondheim' },
        },
      });
    } finally {
      receiver.kill();
      await once(receiver, 'exit');
    }
  });
});
