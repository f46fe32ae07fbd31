import type { CallError } from '@boligstyling/api-client';
import type { FieldError } from '@boligstyling/domain';
import type { Outcome } from './delivery';

const TOO_LARGE = 413;
/** Final statuses: the same lead would get the same answer. */
const FINAL: readonly unknown[] = [400, 409, TOO_LARGE, 422];

/** Only the API's own receipt proves that the lead is stored; a proxy may answer 2xx too. */
export function outcomeOfReceipt(receipt: unknown): Outcome {
  const id = (receipt as { id?: unknown } | null | undefined)?.id;
  return typeof id === 'string' && id !== ''
    ? { kind: 'accepted', leadId: id }
    : { kind: 'unreachable', retryAfterMs: 0 };
}

/** Temporary or final, with the server's message if final. */
export function outcomeOf(error: CallError, now: number): Outcome {
  if (!isFinal(error)) {
    const status = 'originalStatus' in error ? error.originalStatus : error.status;
    return { kind: 'unreachable', retryAfterMs: retryAfterMs(error.retryAfter, now), status };
  }
  const problem = (error.data ?? {}) as { error?: unknown; errors?: unknown };
  const errors = Array.isArray(problem.errors) ? problem.errors.filter(isFieldError) : [];
  const sentence = typeof problem.error === 'string' ? [problem.error] : [];
  const reasons = errors.length > 0 ? errors.map(({ message }) => message) : sentence;
  return { kind: 'refused', reasons, errors };
}

/** The API answers in JSON; a proxy's answer is final only for size. */
function isFinal(error: CallError): boolean {
  return 'originalStatus' in error
    ? error.originalStatus === TOO_LARGE
    : FINAL.includes(error.status);
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
