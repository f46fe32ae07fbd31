import { describe, expect, it } from '@jest/globals';
import { terminalOrder } from './terminal.js';

describe('a command line', () => {
  it.each([
    [['backup', 'a.gz'], { command: 'backup', given: 'a.gz', options: [] }],
    [['backup', 'a.gz', '--replace'], { given: 'a.gz', options: ['--replace'] }],
    [['backup', '--replace', 'a.gz'], { given: 'a.gz', options: ['--replace'] }],
    [['import', 'old', '--store'], { command: 'import', given: 'old', options: ['--store'] }],
    [['clock-is-right', '2026-11-24'], { command: 'clock-is-right', given: '2026-11-24' }],
    [['last-invoice', '202600057'], { command: 'last-invoice', given: '202600057' }],
    [['grants', 'worker'], { command: 'grants', given: 'worker' }],
    [['migrate'], { command: 'migrate', given: '' }],
    [['migrate-down'], { command: 'migrate-down', given: '' }],
  ])('is understood: %j', (words, order) => expect(terminalOrder(words)).toMatchObject(order));

  it.each([
    [[]],
    [['remove', 'a.gz']],
    [['backup']],
    [['backup', '']],
    [['backup', '--replace']],
    [['backup', 'a.gz', '--repalce']],
    [['backup', 'a.gz', 'b.gz']],
    [['restore', 'a.gz', '--replace']],
    [['import', 'old', '--replace']],
    [['clock-is-right']],
    [['migrate', '0170']],
  ])('is refused, with how to ask: %j', (words) =>
    expect(() => terminalOrder(words)).toThrow(
      /^Usage: npm run backup -- <file> \[--replace\], .+, npm run migrate, npm run migrate:down$/,
    ),
  );
});
