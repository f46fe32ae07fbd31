import { DomainError, type DomainErrorCode } from './domain-error.js';

/**
 * Lets nothing happen to a thing that is another by now than it was seen.
 *
 * @param seen what was seen of it; what is left out may be anything
 * @throws DomainError of the code where some of that is another
 */
export function requireAsSeen<Thing extends object>(
  now: Thing,
  seen: Partial<Thing>,
  otherwise: DomainErrorCode,
): void {
  const keys = Object.keys(seen) as (keyof Thing)[];
  if (keys.some((key) => !isSame(now[key], seen[key]))) throw new DomainError(otherwise);
}

/** Lists are the same whose members are, in their order. */
function isSame(now: unknown, seen: unknown): boolean {
  if (!Array.isArray(now) || !Array.isArray(seen)) return now === seen;
  return now.length === seen.length && now.every((each, nth) => each === seen[nth]);
}
