import type { CallError } from '@boligstyling/api-client/admin';
import { adminToasts } from '../../../../content/admin-toasts';
import { problemOf } from '../../../../shared/calls/problem-of';

/** Why a change was not made: the server's own words, or ours where it gave none. */
export function reasonOf(error: CallError): string {
  const { message, isAnswer, errors } = problemOf(error);
  if (!isAnswer) return adminToasts.notSaved.text;
  const reasons = errors.map(({ message }) => message).join(' ');
  return reasons || message || adminToasts.unexpected.text;
}
