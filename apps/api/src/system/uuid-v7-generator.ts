import { randomBytes } from 'node:crypto';
import { IdGenerator } from '@boligstyling/application';

/** UUIDs of version 7 (RFC 9562, section 5.7): 48 bits of milliseconds, then 74 random bits. */
export class UuidV7Generator extends IdGenerator {
  override next(): string {
    const bytes = randomBytes(16);
    bytes.writeUIntBE(Date.now(), 0, 6);
    bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
    bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
    const hex = bytes.toString('hex');
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      hex.slice(12, 16),
      hex.slice(16, 20),
      hex.slice(20),
    ].join('-');
  }
}
