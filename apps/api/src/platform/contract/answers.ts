import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
} from '@nestjs/swagger';
import { ApiProblems } from '../problems/api-problems.js';
import type { ProblemKind } from '../problems/problem-kinds.js';

/** What a call does, and what else is worth knowing of it. Its id in the contract is the method's name. */
export const Operation = (summary: string, description: string): MethodDecorator =>
  ApiOperation({ summary, description });

/** The call answers 200 with this, or one of these problems besides those of its controller. */
export const Answers = (type: Type, ...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(HttpCode(200), ApiOkResponse({ type }), ApiProblems(...problems));

/** The call makes something new and answers 201 with this, or one of these problems. */
export const AnswersNew = (type: Type, ...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(HttpCode(201), ApiCreatedResponse({ type }), ApiProblems(...problems));

/** The call answers 204, or one of these problems. */
export const AnswersNothing = (...problems: ProblemKind[]): MethodDecorator =>
  applyDecorators(HttpCode(204), ApiNoContentResponse(), ApiProblems(...problems));
