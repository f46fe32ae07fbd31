import { IntegratorSecrets } from '../known-keys.js';

/** Readable: «secret-1» is stored as «digest of secret-1». */
export class PlainIntegratorSecrets extends IntegratorSecrets {
  private made = 0;

  override make(): string {
    return `secret-${(this.made += 1)}`;
  }

  override digest(secret: string): string {
    return `digest of ${secret}`;
  }
}
