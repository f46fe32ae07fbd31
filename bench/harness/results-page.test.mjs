import { describe, expect, it } from '@jest/globals';
import { resultsPage } from './results-page.mjs';

const MACHINE = { Machine: '2 cores', Commit: '1234abcd' };
const goal = { goal: 'p99, ms', wanted: 'at most 60', measured: 61.234, judgement: 'within 5 %' };

describe('a results page', () => {
  const page = resultsPage('submit', 'bench:submit', MACHINE, [goal], {
    'On this disk:': [{ ms: 1234.5 }],
  });

  it('names the command that writes it', () =>
    expect(page).toContain('Written by `npm run bench:submit`'));

  it('has the circumstances, the goals and each table, in this order', () =>
    expect(
      page.split('\n').filter((line) => line.startsWith('| ') && !line.includes('---')),
    ).toEqual([
      '|  | Value |',
      '| Machine | 2 cores |',
      '| Commit | 1234abcd |',
      '| goal | wanted | measured | judgement |',
      '| p99, ms | at most 60 | 61.2 | within 5 % |',
      '| ms |',
      '| 1,235 |',
    ]));

  it('leaves out goals where a part has none', () =>
    expect(
      resultsPage('growth', 'bench:growth', MACHINE, [], { 'By size:': [{ ms: 1 }] }),
    ).not.toContain('Goals'));
});
