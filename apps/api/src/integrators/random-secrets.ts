import { hash, randomBytes } from 'node:crypto';
import { IntegratorSecrets } from '@boligstyling/application';

/** By its beginning people, and programs that look for secrets, see what it is. */
const PREFIX = 'ik_';

/** Secrets of 256 random bits, kept as their SHA-256 digests. */
export class RandomSecrets extends IntegratorSecrets {
  override make(): string {
    return PREFIX + randomBytes(32).toString('base64url');
  }

  override digest(secret: string): string {
    return hash('sha256', secret);
  }
}
