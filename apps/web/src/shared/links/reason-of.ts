import type { CallError } from '@boligstyling/api-client/links';
import { signedLinks } from '../../content/signed-links';

/** Why a call failed: the API's own sentence, where it gave one. */
export function reasonOf(error: unknown): string {
  const { status, data } = error as CallError & { data?: unknown };
  const sentence = (data as { error?: unknown } | null | undefined)?.error;
  const isAnswer = typeof status === 'number' && status < 500;
  return isAnswer && typeof sentence === 'string' ? sentence : signedLinks.unreachable;
}
