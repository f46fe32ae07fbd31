import { STATUS_CODES } from 'node:http';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ProblemDto } from './problem.js';

/** Documents that an operation can answer these statuses, each with a problem document. */
export function ApiProblems(...statuses: number[]): MethodDecorator & ClassDecorator {
  const schema = { $ref: getSchemaPath(ProblemDto) };
  return applyDecorators(
    ApiExtraModels(ProblemDto),
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: STATUS_CODES[status] ?? '',
        content: { 'application/problem+json': { schema } },
      }),
    ),
  );
}
