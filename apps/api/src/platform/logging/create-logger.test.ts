import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const SOURCES = fileURLToPath(
  new URL('../../../../../tools/jest/run-sources.mjs', import.meta.url),
);
const file = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

function printed(happens: string) {
  const product = `
    import fs from 'node:fs';
    import { createLogger, endOnFault } from ${file('create-logger.ts')};
    const { write, writeSync } = fs;
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    fs.writeSync = () => { throw full; };
    endOnFault({ logLevel: 'info' }, () => write(1, 'the last thing', () => undefined));
    const logger = createLogger({ logLevel: 'info' });
    const tried = (event) => new Promise((resolve) => {
      fs.write = (...given) => setImmediate(() => resolve(given.at(-1)(full)));
      logger.info(event);
    });
    ${happens}`;
  const args = ['--import', SOURCES, '--input-type=module', '--eval', product];
  return spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 20_000 });
}

it('keeps unwritable lines until the disk has room, and the process continues', () => {
  const { status, stdout, stderr } = printed(`
    await tried('one');
    await tried('two');
    Object.assign(fs, { write, writeSync });
    logger.info('three');`);
  const events = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).msg);
  expect([status, events, stderr]).toEqual([0, ['one', 'two', 'three'], '']);
});

it('does not stop the last work of a failing process', () => {
  const { status, stdout } = printed('setTimeout(() => { throw new Error(); });');
  expect([status, stdout]).toEqual([1, 'the last thing']);
});

it('does not hold up a requested stop', () => {
  const { status } = printed(`
    await tried('stopping');
    process.exit(0);`);
  expect(status).toBe(0);
});

it.each([
  ['thrown', 'setTimeout(() => { throw fault; });'],
  ['of a promise that nobody waits for', 'void Promise.reject(fault);'],
])('a fault %s ends the process, and its line names nobody', (_, happens) => {
  const product = `
    import { endOnFault } from ${file('create-logger.ts')};
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
