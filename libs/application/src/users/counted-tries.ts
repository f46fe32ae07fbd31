import { RateLimited } from '@boligstyling/domain';
import type { LoginAttempts, LoginClient } from './login-attempts.js';

/**
 * Counts a try as failed before it runs, and takes it back only on success.
 * @throws RateLimited, and what the try throws
 */
export async function counted<T>(
  attempts: LoginAttempts,
  client: LoginClient,
  tried: () => Promise<T>,
): Promise<T> {
  const attempt = await attempts.reserve(client);
  if (attempt.outcome === 'refused') throw new RateLimited(attempt.retryAfterSeconds);
  const result = await tried();
  await attempts.release(attempt.id);
  return result;
}
