import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = new URL('../../../', import.meta.url);
const SOURCES = fileURLToPath(new URL('tools/jest/run-sources.mjs', ROOT));

/** Simulates a Node of that version, except for features it lacks. */
function run(version: string, ...what: string[]) {
  const older = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const pretend = `data:text/javascript,${encodeURIComponent(older)}`;
  const args = ['--import', SOURCES, '--import', pretend, ...what];
  const ran = spawnSync(process.execPath, args, { env: { PATH: process.env.PATH } });
  return { status: ran.status, said: `${ran.stdout}${ran.stderr}` };
}

const here = (file: string) => new URL(file, import.meta.url);

describe.each(['main.ts', 'operate.ts', 'hash-password.ts'])('%s', (entry) => {
  it('imports nothing before the check that an old Node cannot load', () => {
    const source = readFileSync(here(entry), 'utf8');
    const imported = [...source.matchAll(/from '(.+)'/g)].map(([, name]) => name);
    expect(imported).toEqual(['./require-node.js']);
  });

  it('names the required Node in a sentence', () => {
    for (const version of ['20.20.2', '22.16.0']) {
      expect(run(version, fileURLToPath(here(entry)))).toEqual({
        status: 1,
        said: expect.stringMatching(
          new RegExp(`^Node 22\\.17 or newer is needed, and this is ${version}\\..+\\n$`),
        ),
      });
    }
  });
});

it.each(['22.17.0', '24.0.0'])('continues with Node %s', (version) => {
  const script = `import { requireNode } from '${here('require-node.ts').href}';
    requireNode();
    console.log('on');`;
  expect(run(version, '--input-type=module', '--eval', script).said).toBe('on\n');
});

it('requires the same as npm start', () => {
  const install = readFileSync(new URL('tools/install.mjs', ROOT), 'utf8');
  expect(install).toContain('major > 22 || (major === 22 && minor >= 17)');
});
