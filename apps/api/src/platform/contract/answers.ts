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

/** Documents a call. Its operation id is the method's name. */
export const Operation = (summary: string, description: string): MethodDecorator =>
  ApiOperation({ summary, description });

export function Answers(type: Type, ...problems: ProblemKind[]): MethodDecorator {
  const { tagged, decorators } = tagging(type);
  const answer = ApiOkResponse({ type, ...tagged });
  return applyDecorators(HttpCode(200), answer, ApiProblems(...problems), ...decorators);
}

export function AnswersNew(type: Type, ...problems: ProblemKind[]): MethodDecorator {
  const { tagged, decorators } = tagging(type);
  const answer = ApiCreatedResponse({ type, ...tagged });
  return applyDecorators(HttpCode(201), answer, ApiProblems(...problems), ...decorators);
}

export const AnswersNothing = (...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(HttpCode(204), ApiNoContentResponse(), ApiProblems(...problems));
