import { problemOf } from '../../../../shared/calls/problem-of';
import { isAnswered } from './is-answered';

/**
 * Whether a call that failed may succeed as it is later: it did not arrive, or was not answered, or the
 * session could not be renewed just then.
 */
export const isPassing = (error: unknown): boolean =>
  !problemOf(error).isAnswer || isAnswered(error, 401);
