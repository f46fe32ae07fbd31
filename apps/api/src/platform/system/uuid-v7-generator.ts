import { randomUUID } from 'node:crypto';
import { IdGenerator } from '@boligstyling/application';

/**
 * Version 7 (RFC 9562, 5.7): 48 bits of milliseconds, then 74 random bits from a random UUID, which
 * Node pre-generates.
 */
export class UuidV7Generator extends IdGenerator {
  override next(): string {
    const time = Date.now().toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
  }
}
