import type { CallError } from '@boligstyling/api-client';
import type { FieldError } from '@boligstyling/domain';
import type { Outcome } from './delivery';

/** Request Timeout and Too Many Requests: the same request may do better later. */
const CAN_PASS = [408, 429];

/** Whether an error can pass, and what the server said if it cannot. */
export function outcomeOf(error: CallError, now: number): Outcome {
  const status = 'originalStatus' in error ? error.originalStatus : error.status;
  const isRefused =
    typeof status === 'number' && status >= 400 && status < 500 && !CAN_PASS.includes(status);
  if (!isRefused) {
    return { kind: 'unreachable', retryAfterMs: retryAfterMs(error.retryAfter, now) };
  }
  const problem = (error.data ?? {}) as { error?: unknown; errors?: unknown };
  const errors = Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : [];
  const sentence = typeof problem.error === 'string' ? [problem.error] : [];
  const reasons = errors.length > 0 ? errors.map(({ message }) => message) : sentence;
  return { kind: 'refused', reasons, errors };
}

function isFieldError(error: Partial<FieldError> | null): error is FieldError {
  return typeof error?.field === 'string' && typeof error.message === 'string';
}

/** `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), in milliseconds from now. */
function retryAfterMs(header: string | null | undefined, now: number): number {
  if (!header) return 0;
  const milliseconds = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Math.max(milliseconds || 0, 0);
}
