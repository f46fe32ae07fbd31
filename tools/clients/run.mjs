import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProduct } from '../../bench/pages/product.mjs';
import { filledIn } from '../document-limits.mjs';
import { announced, ROOT, run } from '../run.mjs';
import { GENERATORS } from './generators.mjs';

/**
 * Makes a client of both contracts with each generator, compiles it strictly, and submits and reads
 * a lead with it against a started product. Writes the table of `docs/integrating.md`. Needs the
 * npm registry, so it is no part of `npm test`. Arguments name the generators to try.
 */
const CONTRACTS = ['openapi-integrators.yaml', 'openapi.yaml'];
const PAGE = path.join(ROOT, 'docs/integrating.md');
const BUILD = [
  ...['run', 'build', '--filter=@boligstyling/api', '--filter=@boligstyling/web'],
  '--output-logs=errors-only',
];
const PASSWORD = 'only for these clients';
const TOOLS = [
  'typescript@5.9.3',
  'esbuild@0.25.12',
  '@types/node@24.10.1',
  '@types/js-yaml@4.0.9',
];
const COMPILED = [
  ...['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'esnext'],
  ...['--moduleResolution', 'bundler', '--types', 'node'],
];
const BUNDLED = [
  '--bundle',
  '--platform=node',
  '--format=esm',
  '--outfile=used.mjs',
  '--packages=external',
];

const LEAD = {
  customer_name: 'Kari Nordmann',
  customer_phone: '40000001',
  ...{ service_type: 'Fullstyling', location: 'Bergen', address: 'Nygårdsgaten 5, 5015 Bergen' },
  ...{ rooms: '3 rom', property_size: '74 kvm', timeframe: 'Innen 1 måned' },
  ...{ property_type_field: 'Leilighet', sell_property: 'yes', accept_styling_only: 'yes' },
  source: 'megler.example',
};

/** Begins each `use`: what it calls with, and the check of what it found. */
const prelude = (email) => `
const { API = '', SECRET = '' } = process.env;
const headers = { apikey: SECRET };
const lead = ${JSON.stringify({ ...LEAD, customer_email: email }).replace(
  /"(sell_property|accept_styling_only|service_type)":("\w+")/g,
  '"$1":$2 as const',
)};
function found(sent: string | undefined, read: string | undefined): void {
  if (!sent || sent !== read) throw new Error('Sent ' + sent + ', read ' + read);
}
`;

const execute = promisify(execFile);
const inFolder = (folder, env) => (command) =>
  execute('sh', ['-euc', command], {
    ...{ cwd: folder, timeout: 300_000, maxBuffer: 2 ** 26 },
    env: { ...process.env, ...env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` },
  });

/** A key that submits leads and reads what became of them. */
async function keyOf(url) {
  const call = async (address, headers, body) => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const answer = await fetch(url + address, { ...request, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${address}: ${await answer.text()}`);
    return answer.json();
  };
  const { adminToken } = await call('/api/admin/session', {}, { password: PASSWORD });
  const settings = { name: 'Klienter', source: 'klienter', origins: [], per_minute: 60 };
  const scopes = ['leads:submit', 'leads:read-own'];
  const rights = { scopes, shows_contacts: false, paused: false };
  const authorization = `Bearer ${adminToken}`;
  return call('/api/admin/integrator-keys', { authorization }, { ...settings, ...rights });
}

async function install(folder, { name, package: from = name, packages, version }) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const all = [`${from}@${version}`, ...packages, ...TOOLS].map((each) => `'${each}'`).join(' ');
  const flags = '--silent --ignore-scripts --no-audit --no-fund';
  await inFolder(folder, {})(`npm install ${flags} ${all}`);
}

/** Outcome of one contract: «yes», or the step that failed. */
async function tried(base, generator, contract, env) {
  const folder = path.join(base, contract.replace('.yaml', ''));
  await cp(path.join(base, 'packages'), folder, { recursive: true, verbatimSymlinks: true });
  await cp(path.join(ROOT, contract), path.join(folder, 'contract.yaml'));
  await mkdir(path.join(folder, 'client'));
  for (const [file, text] of Object.entries(generator.files ?? {})) {
    await writeFile(path.join(folder, file), text);
  }
  const email = `kari-${Date.now()}@nordmann.no`;
  const [imports, use] = inParts(generator.use);
  await writeFile(path.join(folder, 'use.ts'), imports + prelude(email) + use);
  const shell = inFolder(folder, env);
  const steps = [
    ['made', generator.make],
    ['compiled', `tsc ${[...COMPILED, ...(generator.flags ?? [])].join(' ')} use.ts`],
    ['used', `esbuild use.ts ${BUNDLED.join(' ')} && node used.mjs`],
  ];
  for (const [step, command] of steps) {
    try {
      await shell(command);
    } catch (error) {
      console.error(`${generator.name}, ${contract}: not ${step}\n${error.stdout}${error.stderr}`);
      return `not ${step}`;
    }
  }
  return 'yes';
}

/** Imports, which stand first, and the rest. */
function inParts(use) {
  const lines = use.split('\n').map((line) => line.trim());
  const end = lines.indexOf('', 1);
  return [lines.slice(0, end).join('\n'), lines.slice(end).join('\n')];
}

const wanted = process.argv.slice(2);
const chosen = GENERATORS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await run('turbo', BUILD);
const folder = await mkdtemp(path.join(tmpdir(), 'clients-'));
const product = await startProduct({ ADMIN_PASSWORD: PASSWORD });
const rows = [];
try {
  const { secret } = await keyOf(product.url);
  const env = { API: product.url, SECRET: secret };
  for (const [nth, generator] of chosen.entries()) {
    const base = path.join(folder, String(nth));
    const outcomes = [];
    await announced(`${generator.name} ${generator.version}`, async () => {
      await install(path.join(base, 'packages'), generator);
      for (const contract of CONTRACTS) outcomes.push(await tried(base, generator, contract, env));
      return true;
    });
    await rm(base, { recursive: true });
    rows.push({ ...generator, outcomes });
  }
} finally {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const { name, outcomes } of rows) console.log(`${name}: ${outcomes.join(', ')}`);
const INTRODUCTION =
  '`npm run clients` makes a client of each contract, compiles it by TypeScript 5.9.3 with `strict`, and submits and reads a lead with it. «Needs» is what the generator’s own pages do not say, or what must be installed beside it.';
const table = [
  INTRODUCTION,
  '',
  '| Generator | Version | Integrators’ contract | Whole contract | Needs |',
  '| --- | --- | --- | --- | --- |',
  ...rows.map(
    ({ name, needs, outcomes, version }) =>
      `| \`${name}\` | ${version} | ${outcomes.join(' | ')} | ${needs} |`,
  ),
].join('\n');
if (wanted.length === 0) {
  await writeFile(PAGE, filledIn(await readFile(PAGE, 'utf8'), 'npm run clients', table));
  await run('oxfmt', ['docs/integrating.md']);
}
process.exitCode = rows.every(({ outcomes }) => outcomes.every((each) => each === 'yes')) ? 0 : 1;
