import { signedLinks } from '../../content/signed-links';
import { problemOf } from '../calls/problem-of';

export function reasonOf(error: unknown): string {
  const { isAnswer, message } = problemOf(error);
  return isAnswer && message !== undefined ? message : signedLinks.unreachable;
}
