import { describe, expect, it } from '@jest/globals';
import jestConfig from '../jest.config.js';
import { stages } from './test-steps.mjs';

const steps = stages('reports').flat(2);

describe('what npm test runs', () => {
  it('is counted for each step, whose report no other one overwrites', () => {
    const reports = steps.flatMap(({ report }) => report ?? []);
    expect(new Set(reports).size).toBe(reports.length);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    expect(steps.filter(({ runner, report }) => Boolean(runner) !== Boolean(report))).toEqual([]);
  });

  it('is every project of Jest, once', () => {
    const selected = steps
      .filter(({ runner }) => runner === 'jest')
      .flatMap(({ command }) => command.slice(command.indexOf('--selectProjects') + 1));
    const projects = jestConfig.projects.map(({ displayName }) => displayName);
    expect(selected.sort()).toEqual(projects.sort());
  });
});
