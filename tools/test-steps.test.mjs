import { describe, expect, it } from '@jest/globals';
import jestConfig from '../jest.config.js';
import { stages } from './test-steps.mjs';

const steps = stages('reports').flat(2);

describe('the steps of npm test', () => {
  it('have one report each', () => {
    const reports = steps.flatMap(({ report }) => report ?? []);
    expect(new Set(reports).size).toBe(reports.length);
    expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
    expect(steps.filter(({ runner, report }) => Boolean(runner) !== Boolean(report))).toEqual([]);
  });

  it('include every Jest project once', () => {
    const selected = steps
      .filter(({ runner }) => runner === 'jest')
      .flatMap(({ command }) => command.slice(command.indexOf('--selectProjects') + 1));
    const projects = jestConfig.projects.map(({ displayName }) => displayName);
    expect(selected.sort()).toEqual(projects.sort());
  });
});
