import type { CallError } from '@boligstyling/api-client';
import type { FieldError } from '@boligstyling/domain';

/** What went wrong with a call, for the person who made it. */
export interface Problem {
  /** The API's own sentence; where there was none, what the browser said. */
  message: string | undefined;
  /** Whether the API understood the call and refused it, rather than being out of reach. */
  isAnswer: boolean;
  /** What to mend, field by field. */
  errors: readonly FieldError[];
}

/** Reads the problem document (RFC 9457) of a refused call, as the API’s client has it. */
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
