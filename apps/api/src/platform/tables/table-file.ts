import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { asDownload } from '../contract/files.js';
import { ApiProblems } from '../problems/api-problems.js';
import type { ProblemKind } from '../problems/problem-kinds.js';

/** The call answers a table, or one of these problems besides those of its controller. */
export const AnswersTable = (...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } }),
    ApiProblems(...problems),
  );

/** Of a table that a browser keeps under this name. */
export const asTable = (name: string) => asDownload(`${name}.csv`, 'text/csv; charset=utf-8');
