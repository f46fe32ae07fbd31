import { adminToasts } from '../../../../content/admin-toasts';
import { problemOf } from '../../../../shared/calls/problem-of';

/** What was wrong with a password or a code, by field. What is about neither stands at the code. */
export function refusedCode(error: unknown): Partial<Record<'password' | 'code', string>> {
  const { message, errors } = problemOf(error);
  const ofPassword = errors.find(({ field }) => field === 'password');
  if (ofPassword) return { password: ofPassword.message };
  return { code: message ?? adminToasts.notSaved.text };
}
