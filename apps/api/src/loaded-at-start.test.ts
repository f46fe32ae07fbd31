import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';

const SOURCES = fileURLToPath(new URL('../../../tools/jest/run-sources.mjs', import.meta.url));
const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

const SCRIPT = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  const { Database } = await import('@boligstyling/adapters-postgres');
  const { parseConfig } = await import(${here('config/config.ts')});
  const { createApp } = await import(${here('create-app.ts')});
  const nowhere = Database.open('postgres://localhost/none');
  const app = await createApp(parseConfig({ LOG_LEVEL: 'error' }), nowhere, { preview: true });
  await app.close();
  console.log(JSON.stringify(loaded.filter((url) => url.includes('/node_modules/'))));`;

let loaded: string[];
beforeAll(() => {
  const args = ['--import', SOURCES, '--input-type=module', '--eval', SCRIPT];
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const said = execFileSync(process.execPath, args, { cwd, encoding: 'utf8' });
  loaded = JSON.parse(said.trim().split('\n').at(-1) ?? '');
});

/** Loaded code is found, compiled and run at every start, though bundled. */
describe('the packages that the API loads at start', () => {
  it('are no more than listed', () => {
    expect(loaded.length).toBeGreaterThan(1000);
    expect(loaded.length).toBeLessThanOrEqual(2_600);
  });

  it.each([
    'ajv',
    'tinyglobby',
    'marked',
    '@fastify/ajv-compiler',
    'sharp',
    'pdfkit',
    'fontkit',
    'subset-font',
    'otpauth',
    '@simplewebauthn',
    '@zxcvbn-ts',
  ])('do not include %s, which is loaded when used', (name) => {
    expect(loaded.filter((url) => url.includes(`/node_modules/${name}/`))).toEqual([]);
  });
});
