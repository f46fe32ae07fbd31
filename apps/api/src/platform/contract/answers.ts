import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import { ApiProblems } from '../problems/api-problems.js';
import type { ProblemKind } from '../problems/problem-kinds.js';

/** Documents a call. Its operation id is the method's name. */
export const Operation = (summary: string, description: string): MethodDecorator =>
  ApiOperation({ summary, description });

export const Answers = (type: Type, ...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(HttpCode(200), ApiOkResponse({ type }), ApiProblems(...problems));

export const AnswersNew = (type: Type, ...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(HttpCode(201), ApiCreatedResponse({ type }), ApiProblems(...problems));

export const AnswersNothing = (...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(HttpCode(204), ApiNoContentResponse(), ApiProblems(...problems));
