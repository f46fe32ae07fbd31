import { DomainError } from './domain-error.js';

/** Only equality has a meaning. Where an expected one is undefined, any will do. */
export type Version = number | string;

export const FIRST_VERSION = 1;

/** Of a record without a counter: the fields on which decisions depend. */
export const versionFrom = (...fields: readonly (string | number | Date | null)[]): Version =>
  fields.map((field) => (field instanceof Date ? field.getTime() : field)).join('.');

const FNV_PRIME_LOW = 0x1b3;

/**
 * The version of a text that nobody forges: 64 bits of FNV-1a over its UTF-16 units, without slow
 * BigInt.
 */
export function versionOfText(text: string): string {
  let [high, low] = [0xcbf29ce4, 0x84222325];
  for (let at = 0; at < text.length; at += 1) {
    const unit = (low ^ text.charCodeAt(at)) >>> 0;
    const product = unit * FNV_PRIME_LOW;
    high = (Math.imul(high, FNV_PRIME_LOW) + (unit << 8) + Math.floor(product / 2 ** 32)) | 0;
    low = product | 0;
  }
  return ((BigInt(high >>> 0) << 32n) | BigInt(low >>> 0)).toString(36);
}

/** An entity tag (RFC 9110, 8.8.3). */
export const entityTag = (version: Version): string => `"${version}"`;

/**
 * The optimistic lock of every editable record.
 *
 * @throws `version-stale`
 */
export function requireVersion(now: Version, expected: Version | undefined): void {
  if (expected !== undefined && String(expected) !== String(now)) {
    throw new DomainError('version-stale');
  }
}
