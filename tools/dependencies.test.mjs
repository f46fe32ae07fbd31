import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sbomOf } from './sbom.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const readJson = (file) => JSON.parse(read(file));

const manifests = globSync('{package.json,{apps,libs}/*/package.json}', { cwd: ROOT }).map(
  readJson,
);
const namedIn = (...kinds) =>
  new Set(
    manifests
      .flatMap((manifest) => kinds.flatMap((kind) => Object.keys(manifest[kind] ?? {})))
      .filter((name) => !name.startsWith('@boligstyling/')),
  );
const served = new Set(
  sbomOf(readJson('package-lock.json'), 'production').components.map(({ name }) => name),
);
const running = namedIn('dependencies', 'optionalDependencies').intersection(served);
const direct = namedIn('dependencies', 'optionalDependencies', 'devDependencies');

const tables = read('docs/dependencies.md').split(/^## /m);
const rowsOf = (text) => [...text.matchAll(/^\| `([^`]+)` +\| (.+?) +\|$/gm)];
const rows = tables.flatMap(rowsOf);
const fits = (row, name) => (row.endsWith('*') ? name.startsWith(row.slice(0, -1)) : row === name);

describe('the table of direct dependencies', () => {
  it('gives every one a reason', () => {
    const unexplained = [...direct].filter((name) => !rows.some(([, row]) => fits(row, name)));
    expect(unexplained).toEqual([]);
  });

  it('names none that is not there', () => {
    const gone = rows.filter(([, row]) => ![...direct].some((name) => fits(row, name)));
    expect(gone.map(([, row]) => row)).toEqual([]);
  });

  it('separates runtime dependencies from those for building and testing', () => {
    const runs = (row) => [...running].some((name) => fits(row, name));
    const [inProduction, elsewhere] = tables
      .slice(1)
      .map((table) => rowsOf(table).map(([, row]) => row));
    expect(inProduction.filter((row) => !runs(row))).toEqual([]);
    expect(elsewhere.filter(runs)).toEqual([]);
  });
});

describe('install scripts', () => {
  it('are each allowed or refused by name', () => {
    const withScripts = Object.entries(readJson('package-lock.json').packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.split('node_modules/').at(-1));
    expect(withScripts.sort()).toEqual(Object.keys(readJson('package.json').allowScripts).sort());
  });
});

describe('the lock file', () => {
  it('has what package.json asks for, and the checksum of all that is installed on every machine', () => {
    const { packages } = readJson('package-lock.json');
    const { devDependencies, optionalDependencies } = readJson('package.json');
    expect(packages['']).toMatchObject({ devDependencies, optionalDependencies });
    const unchecked = Object.entries(packages).filter(
      ([folder, { integrity, link, optional }]) =>
        folder.includes('node_modules/') && !integrity && !link && !optional,
    );
    expect(unchecked.map(([folder]) => folder)).toEqual([]);
  });

  it('lacks a checksum or a licence only where docs/dependencies.md says so, and says why', () => {
    const { packages } = readJson('package-lock.json');
    const lacking = Object.entries(packages)
      .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
      .filter(([, { integrity, license }]) => !integrity || !license)
      .map(([folder]) => folder.slice('node_modules/'.length));
    const reported = [
      ...read('docs/dependencies.md').matchAll(/^- `([^`]+)` (?:\S+):(.+)$/gm),
    ].flatMap(([, family, platforms]) =>
      [...platforms.matchAll(/`([^`]+)`/g)].map(([, platform]) => `${family}${platform}`),
    );
    expect(lacking.sort()).toEqual(reported.sort());
  });
});
