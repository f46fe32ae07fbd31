import { hash, randomBytes } from 'node:crypto';
import { IntegratorSecrets } from '@boligstyling/application';

/** Lets people and secret scanners recognize the kind of secret. */
const PREFIX = 'ik_';

export class RandomSecrets extends IntegratorSecrets {
  override make(): string {
    return PREFIX + randomBytes(32).toString('base64url');
  }

  override digest(secret: string): string {
    return hash('sha256', secret);
  }
}
