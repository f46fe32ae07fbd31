import { signedLinks } from '../../content/signed-links';
import { problemOf } from '../calls/problem-of';

/** Why a call failed: the API's own sentence, where it gave one. */
export function reasonOf(error: unknown): string {
  const { isAnswer, message } = problemOf(error);
  return isAnswer && message !== undefined ? message : signedLinks.unreachable;
}
