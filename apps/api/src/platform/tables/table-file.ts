import type { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
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

/** A table that a browser keeps under this name. */
export class TableFile extends StreamableFile {
  /** @param count of how many it tells; null: nobody has counted */
  constructor(
    content: Buffer | Readable,
    name: string,
    readonly count: number | null,
  ) {
    // Either has a signature of its own there.
    super(content as Readable, asDownload(`${name}.csv`, 'text/csv; charset=utf-8'));
  }
}
