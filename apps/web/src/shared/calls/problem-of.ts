import type { CallError } from '@boligstyling/api-client';
import type { FieldError } from '@boligstyling/domain';

export interface Problem {
  /** The API's message, otherwise the browser's. */
  message: string | undefined;
  /** False if the API was unreachable. */
  isAnswer: boolean;
  errors: readonly FieldError[];
}

/** Reads the problem document (RFC 9457) of a failed call. */
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
