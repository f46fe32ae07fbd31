import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { goalsBeside, withFigures } from './with-figures.mjs';

describe('the figures of a part', () => {
  const page = `# Speed
<!-- figures: one -->
<!-- end: one -->
A note.
<!-- figures: two -->
old
<!-- end: two -->
Another note.
`;

  it('replace the earlier ones and leave the rest', () => {
    const once = withFigures(page, 'two', 'new');
    expect(once).toContain('<!-- figures: two -->\n\nnew\n\n<!-- end: two -->\nAnother note.\n');
    expect(once).not.toContain('old');
    expect(once.startsWith(page.slice(0, page.indexOf('old')))).toBe(true);
    expect(withFigures(once, 'two', 'new')).toBe(once);
  });

  it('are refused where their marks are missing', () => {
    expect(() => withFigures(page, 'three', 'new')).toThrow('three');
  });

  it.each(['goals', 'submit', 'suggestions', 'delivery', 'admin', 'pages', 'start'])(
    'of %s have marks on the page',
    (part) => {
      const file = path.join(import.meta.dirname, '../../docs/performance.md');
      expect(withFigures(readFileSync(file, 'utf8'), part, 'here')).toContain('here');
    },
  );
});

it("goals replace their part's rows for this machine and keep all others", () => {
  const row = (part, on, machine = 'this') =>
    `| ${part} | ms | at most 2 | 1 | met | ${on} | ${machine} |`;
  const page = `<!-- figures: goals -->

| part   | goal | wanted | measured | judgement | on | machine |
| ------ | ---- | ------ | -------- | --------- | -- | ------- |
${row('submit', 1)}
${row('pages', 2)}
${row('submit', 3)}
${row('submit', 4, 'other')}

<!-- end: goals -->
| of | another | table |
`;
  const kept = { goal: 'ms', wanted: 'at most 2', measured: '1', judgement: 'met' };
  expect(goalsBeside(page, [{ part: 'submit' }], 'this')).toEqual([
    { part: 'pages', ...kept, on: '2', machine: 'this' },
    { part: 'submit', ...kept, on: '4', machine: 'other' },
  ]);
  expect(goalsBeside('<!-- figures: goals -->\n<!-- end: goals -->', [], 'this')).toEqual([]);
});
