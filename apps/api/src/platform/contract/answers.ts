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

type WireName<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${WireName<Rest>}`
  : '';

type Wired<Value> = Value extends Date ? string : Value;

export function wire<Thing extends object, Name extends keyof Thing & string>(
  thing: Thing,
  ...names: Name[]
): { [Each in Name as WireName<Each>]: Wired<Thing[Each]> };
export function wire(thing: object, ...names: string[]): object {
  const copy: Record<string, unknown> = {};
  for (const name of names) copy[wireName(name)] = wired((thing as typeof copy)[name]);
  return copy;
}

/** Every row of a list needs each name. Bounded by the number of our fields. */
const wireNames = new Map<string, string>();

function wireName(name: string): string {
  const known = wireNames.get(name);
  if (known) return known;
  const made = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  wireNames.set(name, made);
  return made;
}

const wired = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

export const given = <Thing extends object>(of: {
  [Name in keyof Required<Thing>]: Thing[Name] | null | undefined;
}): Partial<Thing> =>
  Object.fromEntries(
    Object.entries(of).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Thing>;
