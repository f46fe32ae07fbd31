import { oneAtATime } from '@boligstyling/application';
import { hash, verify } from '@node-rs/argon2';

/**
 * Argon2id with OWASP's least parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one
 * lane.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One at a time, so that a burst of wrong passwords leaves the other processors to submits. */
const inTurn = oneAtATime();

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

export function isHashOf(hashed: string, password: string): Promise<boolean> {
  return inTurn(() => verify(hashed, password));
}
