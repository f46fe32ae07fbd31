import { expect, it } from '@jest/globals';
import { table } from './table.mjs';

const mutant = (status, line, isStatic = false) => ({
  fileName: '/anywhere/libs/domain/src/billing/sale.ts',
  location: { start: { line, column: 4 } },
  mutatorName: 'StringLiteral',
  replacement: '""',
  static: isStatic,
  status,
});

it('a time-out is valid but not killed, an error is neither, and survivors are listed', () => {
  const mutants = [
    ...[mutant('Killed', 0), mutant('Killed', 1, true), mutant('Timeout', 2)],
    ...[mutant('Survived', 3), mutant('RuntimeError', 4), mutant('CompileError', 5)],
  ];
  const lines = table({ domain: mutants }).split('\n');
  expect(lines[2]).toBe('| domain | 2 | 1 | 0 | 1 | 1 | 50.0 % |');
  expect(lines.slice(4)).toEqual([
    'libs/domain/src/billing/sale.ts:2:4 Timeout StringLiteral → ""',
    'libs/domain/src/billing/sale.ts:3:4 Survived StringLiteral → ""',
  ]);
});
