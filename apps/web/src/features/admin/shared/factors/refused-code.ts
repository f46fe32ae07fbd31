import type { CallError } from '@boligstyling/api-client/admin';
import { problemOf } from '../../../../shared/calls/problem-of';
import { reasonOf } from '../calls/reason-of';

export function refusedCode(error: unknown): Partial<Record<'password' | 'code', string>> {
  const ofPassword = problemOf(error).errors.find(({ field }) => field === 'password');
  if (ofPassword) return { password: ofPassword.message };
  return { code: reasonOf(error as CallError) };
}
