import { DomainError, type DomainErrorCode } from './domain-error.js';

/**
 * Refuses a change when the thing no longer matches the caller's earlier view of it.
 *
 * @param seen fields to compare; left out: unchecked
 * @throws DomainError with the given code when a field differs
 */
export function requireAsSeen<Thing extends object>(
  now: Thing,
  seen: Partial<Thing>,
  otherwise: DomainErrorCode,
): void {
  const keys = Object.keys(seen) as (keyof Thing)[];
  if (keys.some((key) => !isSame(now[key], seen[key]))) throw new DomainError(otherwise);
}

function isSame(now: unknown, seen: unknown): boolean {
  if (!Array.isArray(now) || !Array.isArray(seen)) return now === seen;
  return now.length === seen.length && now.every((each, nth) => each === seen[nth]);
}
