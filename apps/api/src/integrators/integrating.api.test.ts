import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_API_KEY } from '../config/config.js';
import { makeWebhookSecret, webhookHeaders } from './webhook-signature.js';
import { type ApiUnderTest, startApi } from '../testing/start-api.js';

const run = promisify(execFile);
const hasCurl = spawnSync('curl', ['--version']).status === 0;
const PAGE = new URL('../../../../docs/integrating.md', import.meta.url);

/** The first block of a language under a heading of the page. */
async function snippet(heading: string, language: string): Promise<string> {
  const [, section = ''] = (await readFile(PAGE, 'utf8')).split(`\n## ${heading}\n`);
  return new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(section)?.[1] ?? '';
}

describe('an integrator who types what docs/integrating.md says', () => {
  let api: ApiUnderTest;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    api = await startApi();
    env = { PATH: process.env.PATH, API: api.address, KEY: DEVELOPMENT_API_KEY };
  });
  afterAll(() => api.close());

  const leadOf = async (name: string) => {
    const leads = await api.rows<{ id: string; customer_name: string }>(
      'select id, customer_name from lead',
    );
    return leads.filter(({ customer_name }) => customer_name === name);
  };

  (hasCurl ? it : it.skip)('submits a lead from a terminal, once however often', async () => {
    const command = await snippet('From a terminal', 'sh');
    const answers = [
      await run('sh', ['-c', command], { env }),
      await run('sh', ['-c', command], { env }),
    ].map(({ stdout }) => JSON.parse(stdout).id);
    expect(await leadOf('Kari Nordmann')).toEqual([
      { id: answers[0], customer_name: 'Kari Nordmann' },
    ]);
    expect(answers[1]).toBe(answers[0]);
  });

  it('submits a lead from Node', async () => {
    const script = await snippet('From Node', 'js');
    const { stdout } = await run('node', ['--input-type=module', '--eval', script], { env });
    expect(await leadOf('Ola Nordmann')).toMatchObject([{ id: stdout.trim() }]);
  });

  it('checks the signature of a webhook', async () => {
    const script = await snippet('Webhooks', 'js');
    const secret = makeWebhookSecret();
    const headers = webhookHeaders(
      [makeWebhookSecret(), secret],
      'msg',
      Math.floor(Date.now() / 1000),
      'a body',
    );
    const check = `${script}
      const [headers, body, secret] = JSON.parse(process.env.MESSAGE);
      console.log(isOurs(headers, body, secret), isOurs(headers, 'another', secret));`;
    const MESSAGE = JSON.stringify([headers, 'a body', secret]);
    const { stdout } = await run('node', ['--input-type=module', '--eval', check], {
      env: { ...env, MESSAGE },
    });
    expect(stdout).toBe('true false\n');
  });

  it('writes a script for a page that a browser reads', async () => {
    const script = await snippet("From an estate agent's page", 'js');
    expect(() => new Function(script)).not.toThrow();
  });
});
