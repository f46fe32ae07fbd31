import type { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { asDownload } from '../contract/files.js';
import { ApiProblems } from '../problems/api-problems.js';
import type { ProblemKind } from '../problems/problem-kinds.js';

export const AnswersTable = (...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } }),
    ApiProblems(...problems),
  );

export class TableFile extends StreamableFile {
  /** @param count number of subjects in it; null if not counted */
  constructor(
    content: Buffer | Readable,
    name: string,
    readonly count: number | null,
  ) {
    // Either has a signature of its own there.
    super(content as Readable, asDownload(`${name}.csv`, 'text/csv; charset=utf-8'));
  }
}
