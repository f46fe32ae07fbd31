import { DomainError } from './domain-error.js';

/** Only equality has a meaning. Where an expected one is undefined, any will do. */
export type Version = number | string;

export const FIRST_VERSION = 1;

/** Of a record without a counter: the fields on which decisions depend. */
export const versionFrom = (...fields: readonly (string | number | Date | null)[]): Version =>
  fields.map((field) => (field instanceof Date ? field.getTime() : field)).join('.');

const FNV_PRIME = 0x100000001b3n;
const FNV_OFFSET = 0xcbf29ce484222325n;

/** The version of a text that nobody forges: 64 bits of FNV-1a over its UTF-16 units. */
export function versionOfText(text: string): string {
  let hash = FNV_OFFSET;
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * FNV_PRIME);
  }
  return hash.toString(36);
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
