import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isSafeJson } from './read-json.js';

const keysIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)])
    : [];

describe('JSON', () => {
  it('is orderly as a program writes it, unless a key is inherited by every object', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const isOrderly = !keysIn(value).some((key) => key in Object.prototype);
        expect(isSafeJson(JSON.stringify(value))).toBe(isOrderly);
      }),
    );
  });

  it.each(['{"a":[{"a":1},{"a":1}],"b":{"a":"a"}}', '{"a":"\\"a\\":1,{","b":",{\\\\"}'])(
    'is orderly as %s',
    (text) => expect(isSafeJson(text)).toBe(true),
  );

  it.each([
    '{"a":1,"a":1}',
    '{"a":1,"\\u0061":2}',
    '[{"b":{"a":[],"c":{},"a":null}}]',
    '{"a":{},"a":{}}',
    '{"a":"x\\"","a":1}',
  ])('names a key twice in %s', (text) => expect(isSafeJson(text)).toBe(false));

  it.each([
    [100, true],
    [101, false],
  ])('of an object with %d keys is orderly: %s', (many, isOrderly) => {
    const all = Object.fromEntries(Array.from({ length: many }, (_, nth) => [`key ${nth}`, nth]));
    expect(isSafeJson(JSON.stringify([all, all]))).toBe(isOrderly);
  });

  it.each(['[', '{"a":'])('is rejected when it opens %s thousands of times', (opening) => {
    expect(isSafeJson(opening.repeat(10_000))).toBe(false);
  });
});
