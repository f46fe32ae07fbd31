import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const { parse } = createRequire(path.join(ROOT, 'apps/api/package.json'))('yaml');
const TEXT = read('.github/workflows/ci.yml');
const { permissions, jobs } = parse(TEXT);
const STEPS = Object.values(jobs).flatMap(({ steps }) => steps);
const { scripts, engines } = JSON.parse(read('package.json'));

describe('the workflow for hosted CI', () => {
  it('has read access to the sources and nothing else', () => {
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) expect(job.permissions).toEqual({ contents: 'read' });
  });

  it('pins each action to a commit with its version in a comment', () => {
    const used = [...TEXT.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(3);
    for (const action of used) {
      expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('runs npm test and other existing commands', () => {
    const commands = STEPS.flatMap(({ run }) => run ?? []);
    expect(commands).toContain('npm test');
    const named = commands.flatMap((command) => command.match(/(?<=npm run )[\w:]+/g) ?? []);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('covers every version of PostgreSQL and Node in the docs', () => {
    expect(jobs.matrix.strategy.matrix).toEqual({ postgres: [15, 16, 17, 18], node: [22, 24] });
    expect(read('docs/operating.md')).toContain('PostgreSQL 15, 16, 17 and 18');
    expect(engines.node).toBe('>=20');
  });
});
