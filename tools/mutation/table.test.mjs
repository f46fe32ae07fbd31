import { expect, it } from '@jest/globals';
import { scores, survivors } from './table.mjs';

const mutant = (status, line, isStatic = false) => ({
  fileName: '/anywhere/libs/domain/src/billing/sale.ts',
  location: { start: { line, column: 4 } },
  mutatorName: 'StringLiteral',
  replacement: '""',
  static: isStatic,
  status,
});

const mutants = [
  ...[mutant('Killed', 0), mutant('Killed', 1, true), mutant('Timeout', 2)],
  ...[mutant('Survived', 3), mutant('RuntimeError', 4), mutant('CompileError', 5)],
];

it('a time-out is valid but not killed, and an error is neither', () =>
  expect(scores({ domain: mutants })).toEqual([
    {
      Package: 'domain',
      Killed: 2,
      Survived: 1,
      'No coverage': 0,
      'Time-outs': 1,
      Static: 1,
      'Score, %': 50,
    },
  ]));

it('time-outs and survivors are listed', () =>
  expect(survivors({ domain: mutants })).toEqual([
    'libs/domain/src/billing/sale.ts:2:4 Timeout StringLiteral → ""',
    'libs/domain/src/billing/sale.ts:3:4 Survived StringLiteral → ""',
  ]));
