import { describe, expect, it } from '@jest/globals';
import { entityTag, requireVersion, versionFrom, versionOfText } from './version.js';

describe('the version of a record without a counter', () => {
  const at = new Date('2026-11-24T09:00:00.000Z');

  it('changes with each of its fields', () => {
    const versions = [
      versionFrom('a', 1, at, null),
      versionFrom('b', 1, at, null),
      versionFrom('a', 2, at, null),
      versionFrom('a', 1, new Date(+at + 1), null),
      versionFrom('a', 1, at, at),
    ];
    expect(new Set(versions).size).toBe(versions.length);
    expect(versionFrom('a', 1, new Date(at), null)).toBe(versions[0]);
  });

  it('keeps neighbouring fields apart', () => {
    expect(versionFrom(1, 23)).not.toBe(versionFrom(12, 3));
  });
});

it.each([
  ['', 0xcbf29ce484222325n],
  ['a', 0xaf63dc4c8601ec8cn],
  ['foobar', 0x85944171f73967e8n],
])('the version of the text «%s» is its FNV-1a hash', (text, hash) =>
  expect(versionOfText(text)).toBe(hash.toString(36)),
);

it('an entity tag is the version in quotes', () => expect(entityTag(7)).toBe('"7"'));

describe('a change', () => {
  it('of the current version, or of any, is accepted', () => {
    expect(() => requireVersion(2, '2')).not.toThrow();
    expect(() => requireVersion(2, undefined)).not.toThrow();
  });

  it('of another version is stale', () => {
    const stale = expect.objectContaining({ code: 'version-stale' });
    expect(() => requireVersion(2, 1)).toThrow(stale);
  });
});
