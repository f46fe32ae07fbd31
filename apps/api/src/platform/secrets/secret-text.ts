import { hash, timingSafeEqual } from 'node:crypto';

export class SecretText {
  private readonly digest: Buffer;

  constructor(secret: string) {
    this.digest = digestOf(secret);
  }

  /** In constant time, so that timing reveals nothing. */
  equals(given: string): boolean {
    return timingSafeEqual(digestOf(given), this.digest);
  }
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
