import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BUILD_TARGETS, SUPPORTED_BROWSERS } from '../apps/web/supported-browsers.ts';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

describe('the supported browsers', () => {
  it('are in the documents as in the list', () => {
    const [, ...rows] = read('docs/browsers.md')
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.startsWith('| --'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const listed = SUPPORTED_BROWSERS.map(({ engine, browsers, lastTwo, tried, targets }) => [
      ...[engine, browsers, lastTwo.join(' and '), tried],
      targets.map((target) => `\`${target}\``).join(', '),
    ]);
    expect(rows).toEqual(listed);
  });

  it('are what the build compiles for, the embedded form included', () => {
    const uses = read('apps/web/vite.config.ts').match(/target: BUILD_TARGETS/g);
    expect(uses).toHaveLength(2);
    expect(BUILD_TARGETS).toContain('ios16.4');
  });

  it('are tried with the number of flows that exist', () => {
    const flows = globSync('apps/e2e/engines/*.spec.ts', { cwd: ROOT }).flatMap(
      (file) => read(file).match(/^test\(/gm) ?? [],
    );
    expect(flows.length).toBeLessThanOrEqual(25);
    const claims = SUPPORTED_BROWSERS.filter(({ tried }) => tried.endsWith(' flows'));
    expect(claims.map(({ tried }) => Number(tried.match(/(\d+) flows$/)[1]))).toEqual([
      flows.length,
      flows.length,
    ]);
  });
});
