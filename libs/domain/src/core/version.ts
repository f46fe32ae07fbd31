import { DomainError } from './domain-error.js';

/** Names one stored state of a record. Only equality has a meaning. */
export type Version = number | string;

/** The version of a record that nobody has changed. */
export const FIRST_VERSION = 1;

/** An entity tag (RFC 9110, 8.8.3). */
export const entityTag = (version: Version): string => `"${version}"`;

/**
 * The optimistic lock of every editable record.
 *
 * @param expected the version that the change is based on; undefined: any
 * @throws DomainError `version-stale` when another change was stored since
 */
export function requireVersion(now: Version, expected: Version | undefined): void {
  if (expected !== undefined && String(expected) !== String(now)) {
    throw new DomainError('version-stale');
  }
}
