import { oneAtATime } from '@boligstyling/application';
import { hash, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's least parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A burst of wrong passwords keeps one processor busy, and leaves the others to those who submit leads. */
const inTurn = oneAtATime();

/** The hash that goes into ADMIN_PASSWORD_HASH, and of a person's password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, COST));
}

/** Whether the hash is of this password. */
export function isHashOf(hashed: string, password: string): Promise<boolean> {
  return inTurn(() => verify(hashed, password));
}
