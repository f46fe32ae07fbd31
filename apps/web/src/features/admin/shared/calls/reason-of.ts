import type { CallError } from '@boligstyling/api-client/admin';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import { problemOf } from '../../../../shared/calls/problem-of';

/** Of the API itself, which has kept nothing then. A proxy that got no answer from it has others. */
const KEPT_NOTHING: readonly unknown[] = [500, 503];

/**
 * Why a change was not made: the server's own words, or ours where it gave none. Where no answer came it
 * may have been made: who is told to try again would add a second receiver, key or note.
 */
export function reasonOf(error: CallError): string {
  const { message, isAnswer, errors } = problemOf(error);
  const { notSaved, unanswered } = adminToasts;
  if (!isAnswer) return (KEPT_NOTHING.includes(error.status) ? notSaved : unanswered).text;
  const reasons = errors.map(({ message }) => message).join(' ');
  return reasons || message || adminToasts.unexpected.text;
}
