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
  const problem = (error.data ?? {}) as { type?: string; error?: unknown; errors?: unknown };
  const message = typeof problem.error === 'string' ? problem.error : undefined;
  const field = FIELDS[problem.type?.replace('/problems/', '') as DomainErrorCode];
  const errors = field && message !== undefined ? [{ field, message }] : [];
  return { message, isAnswer, errors: Array.isArray(problem.errors) ? problem.errors : errors };
}

const FIELDS: Partial<Record<DomainErrorCode, string>> = {
  'partner-email-taken': 'email',
  'user-email-taken': 'email',
  'invoice-not-found': 'invoice_number',
  'bank-line-amount': 'amount',
};

export const isUnreachable = (error: unknown): boolean =>
  (error as CallError | undefined)?.status === 'FETCH_ERROR';

export function isRefusedAs(error: unknown, code: DomainErrorCode): boolean {
  const problem = (error as CallError | undefined)?.data as { type?: string } | undefined;
  return problem?.type === `/problems/${code}`;
}
