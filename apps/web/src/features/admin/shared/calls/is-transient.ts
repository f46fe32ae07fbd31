import type { CallError } from '@boligstyling/api-client/admin';
import { problemOf } from '../../../../shared/calls/problem-of';

/** A failure without an answer, or because the session could not be renewed. */
export const isTransient = (error: unknown): boolean =>
  !problemOf(error).isAnswer || isAnswered(error, 401);

export function isAnswered(error: unknown, status: number): boolean {
  return (error as CallError | undefined)?.status === status;
}
