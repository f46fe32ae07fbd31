import type { CallError } from '@boligstyling/api-client/admin';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import { problemOf } from '../../../../shared/calls/problem-of';

/** Statuses of the API after a rollback; a proxy answers with 502 or 504. */
const KEPT_NOTHING: readonly unknown[] = [500, 503];

/** A retry without an answer could duplicate an endpoint, key or note. */
export function reasonOf(error: CallError): string {
  const { message, isAnswer, errors } = problemOf(error);
  const { notSaved, unanswered } = adminToasts;
  if (!isAnswer) return (KEPT_NOTHING.includes(error.status) ? notSaved : unanswered).text;
  const reasons = errors.map(({ message }) => message).join(' ');
  return reasons || message || adminToasts.unexpected.text;
}
