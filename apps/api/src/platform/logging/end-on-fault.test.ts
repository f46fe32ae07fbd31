import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const SOURCES = fileURLToPath(
  new URL('../../../../../tools/jest/run-sources.mjs', import.meta.url),
);
const file = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

it.each([
  ['thrown', 'setTimeout(() => { throw fault; });'],
  ['of a promise that nobody waits for', 'void Promise.reject(fault);'],
])('a fault %s ends the process, and its line names nobody', (_, happens) => {
  const product = `
    import { endOnFault } from ${file('end-on-fault.ts')};
    endOnFault({ logLevel: 'info' }, () => console.log('the last thing'));
    const fault = Object.assign(new Error('Kari Nordmann'), { code: '23505', detail: 'kari@nordmann.no' });
    ${happens}`;
  const args = ['--import', SOURCES, '--input-type=module', '--eval', product];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const [line = '', last] = stdout.split('\n');
  expect(JSON.parse(line)).toMatchObject({ level: 'fatal', err: { type: 'Error', code: '23505' } });
  expect([status, last, stderr]).toEqual([1, 'the last thing', '']);
  expect(stdout).not.toMatch(/kari/i);
});
