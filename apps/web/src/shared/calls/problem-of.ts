import type { CallError } from '@boligstyling/api-client';
import type { FieldError, DomainErrorCode } from '@boligstyling/domain';

export interface Problem {
  /** Otherwise the browser's. */
  message: string | undefined;
  isAnswer: boolean;
  errors: readonly FieldError[];
}

/** A problem document (RFC 9457). */
export function problemOf(refused: unknown): Problem {
  const error = refused as CallError;
  const isAnswer = typeof error.status === 'number' && error.status < 500;
  if (!isAnswer) {
    return { message: 'error' in error ? error.error : undefined, isAnswer, errors: [] };
  }
  const problem = (error.data ?? {}) as { error?: unknown; errors?: unknown };
  return {
    message: typeof problem.error === 'string' ? problem.error : undefined,
    isAnswer,
    errors: Array.isArray(problem.errors) ? problem.errors : [],
  };
}

export const isUnreachable = (error: unknown): boolean =>
  (error as CallError | undefined)?.status === 'FETCH_ERROR';

export function isRefusedAs(error: unknown, code: DomainErrorCode): boolean {
  const problem = (error as CallError | undefined)?.data as { type?: string } | undefined;
  return problem?.type === `/problems/${code}`;
}
