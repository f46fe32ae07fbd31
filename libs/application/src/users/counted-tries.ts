import { TooManyAttempts } from '@boligstyling/domain';
import type { LoginAttempts, LoginClient } from './login-attempts.js';

/**
 * Lets a secret be tried. The try counts as failed before it is made, whatever comes of it; only one
 * that succeeds counts no more.
 *
 * @throws TooManyAttempts, and what the try throws
 */
export async function counted<T>(
  attempts: LoginAttempts,
  client: LoginClient,
  tried: () => Promise<T>,
): Promise<T> {
  const attempt = await attempts.reserve(client);
  if (attempt.outcome === 'refused') throw new TooManyAttempts(attempt.retryAfterSeconds);
  const result = await tried();
  await attempts.release(attempt.id);
  return result;
}
