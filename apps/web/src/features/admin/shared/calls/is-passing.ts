import { problemOf } from '../../../../shared/calls/problem-of';
import { isAnswered } from './is-answered';

/**
 * True if the same call may succeed later: no answer arrived, or the session could not be renewed.
 */
export const isPassing = (error: unknown): boolean =>
  !problemOf(error).isAnswer || isAnswered(error, 401);
