import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sbomOf } from './sbom.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const LOCK = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
const production = sbomOf(LOCK, 'production');
const development = sbomOf(LOCK, 'development');
const names = ({ components }) => components.map(({ name }) => name);

describe('the bill of materials', () => {
  it('separates production from development', () => {
    const running = ['fastify', 'pg', 'sharp', 'react', '@boligstyling/api'];
    const building = ['jest', 'oxlint', 'vite', '@boligstyling/e2e'];
    expect(names(production)).toEqual(expect.arrayContaining(running));
    expect(names(development)).toEqual(expect.arrayContaining(building));
    expect(names(production).filter((name) => building.includes(name))).toEqual([]);
    expect(names(development).filter((name) => running.includes(name))).toEqual([]);
  });

  it('has each package of the lock file once', () => {
    const locked = Object.entries(LOCK.packages)
      .filter(([place, { link }]) => place.includes('node_modules/') && !link)
      .map(([place, { name, version }]) => {
        return `${name ?? place.replace(/.*node_modules\//, '')}@${version}`;
      });
    const parts = [...production.components, ...development.components];
    const refs = parts.map((part) => part['bom-ref']);
    expect(refs.filter((ref) => !/^@boligstyling\//.test(ref)).sort()).toEqual(
      [...new Set(locked)].sort(),
    );
  });

  it.each([production, development])('names each with its address and checksum', (sbom) => {
    for (const { name, version, purl, hashes, scope } of sbom.components) {
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      if (name.startsWith('@boligstyling/')) continue;
      expect([name, hashes?.[0]]).toEqual([
        name,
        scope === 'optional' && !hashes ? undefined : HASH,
      ]);
    }
  });

  it('lists dependencies only on its own components', () => {
    const refs = new Set(production.components.map((part) => part['bom-ref']));
    const api = production.dependencies.find(({ ref }) => ref.startsWith('@boligstyling/api@'));
    expect(api.dependsOn).toEqual(expect.arrayContaining([expect.stringMatching(/^fastify@/)]));
    for (const { ref, dependsOn } of production.dependencies) {
      expect([ref, ...dependsOn].filter((each) => !refs.has(each))).toEqual([]);
    }
  });
});

const HASH = { alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) };
