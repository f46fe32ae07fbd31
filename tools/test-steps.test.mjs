import { expect, it } from '@jest/globals';
import { part } from './test-steps.mjs';

const FILES = [
  'apps/api/src/leads/leads.api.test.ts',
  'apps/e2e/journeys/admin/admin-lead.spec.ts',
  'libs/domain/src/lead-case/lead-case.test.ts',
];

const names = (...patterns) => stepsOf(patterns).map(({ name }) => name);
const stepsOf = (patterns) => part('reports', patterns, FILES).flat(2);
const commands = (...patterns) => stepsOf(patterns).map(({ command }) => command.join(' '));

it.each([
  [['types'], ['Types']],
  [['Lint'], ['Contract lint', 'Lint']],
  [['tests'], ['Tests', 'Tests on PostgreSQL', 'Tests of the API']],
  [['faults'], ['Production build', 'Faults (a short cut of npm run test:faults)']],
  [['journeys'], ['Production build', 'A browser that renders', 'Journeys in the browser']],
  [
    ['libs/domain', 'walls'],
    ['Walls between packages', 'Tests asked for'],
  ],
  [['admin-lead'], ['Production build', 'A browser that renders', 'Journeys asked for']],
])('%j are steps, in their order and with what they need', (patterns, steps) => {
  expect(names(...patterns)).toEqual(steps);
});

it('runs the files whose path matches, each once', () => {
  const [, , tests, journeys] = commands('lead', 'lead-case');
  expect(tests).toMatch(/--runTestsByPath \S+leads\.api\.test\.ts \S+lead-case\.test\.ts$/);
  expect(journeys).toMatch(/list,json apps\/e2e\/journeys\/admin\/admin-lead\.spec\.ts$/);
});

it('refuses a pattern without a match, and lists the choices', () => {
  expect(() => names('types', 'lisence')).toThrow(/called lisence\. The steps are:\n.*Production/);
});
