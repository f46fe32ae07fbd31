import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import { ApiProblems } from '../problems/api-problems.js';
import type { ProblemKind } from '../problems/problem-kinds.js';
import { tagging } from '../versions/versioned.js';

export const BINARY = { schema: { type: 'string', format: 'binary' } } as const;

export const asDownload = (name: string, type: string) => ({
  type,
  disposition: `attachment; filename="${name}"`,
});

export const logoPath = (logoId: string | null): string | null =>
  logoId && `/api/partner-logos/${logoId}`;

/** The operation id is the method's name. */
export const Operation = (summary: string, description: string): MethodDecorator =>
  ApiOperation({ summary, description });

export function Answers(type: Type, ...problems: ProblemKind[]): MethodDecorator {
  const { tagged, decorators } = tagging(type);
  const answer = ApiOkResponse({ type, ...tagged });
  return applyDecorators(HttpCode(200), answer, ApiProblems(...problems), ...decorators);
}

export function AnswersCreated(type: Type, ...problems: ProblemKind[]): MethodDecorator {
  const { tagged, decorators } = tagging(type);
  const answer = ApiCreatedResponse({ type, ...tagged });
  return applyDecorators(HttpCode(201), answer, ApiProblems(...problems), ...decorators);
}

export const AnswersNoContent = (...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(HttpCode(204), ApiNoContentResponse(), ApiProblems(...problems));
