import { expect, test } from '@jest/globals';
import { INTEGRATOR_KEY_LIMITS } from './integrator-key.js';
import { sampleKey } from '../testing/sample-key.js';
import { toldOfKey } from './told-of-key.js';

const SEEN = ['leads:submit', 'leads:read-own'] as const;
const origin = (nth: number) => `https://side${nth}.example`;

test('keeps concurrent additions and removals in the lists', () => {
  const scopes = [...SEEN, 'figures:read-own'] as const;
  const key = sampleKey({ scopes: ['leads:submit'], origins: [origin(2), origin(3)] });
  const from = { scopes: SEEN, origins: [origin(1), origin(2)] };
  const told = { scopes, origins: [...from.origins, origin(4)], name: 'Megler Nord', from };
  expect(toldOfKey(key, told)).toEqual({
    scopes: ['leads:submit', 'figures:read-own'],
    origins: [origin(2), origin(3), origin(4)],
    name: 'Megler Nord',
  });
});

test('replaces lists whose earlier state is unknown, and keeps the rest', () => {
  const told = { scopes: SEEN.toReversed(), from: { origins: [origin(1)] } };
  expect(toldOfKey(sampleKey(), told)).toEqual({ scopes: SEEN.toReversed() });
});

test('is refused when two concurrent removals leave nothing', () => {
  const told = { scopes: ['leads:submit'] as const, from: { scopes: SEEN } };
  const message = 'Noen andre har tatt bort resten. Velg minst én tilgang.';
  expect(() => toldOfKey(sampleKey({ scopes: ['leads:read-own'] }), told)).toThrow(
    expect.objectContaining({
      code: 'invalid-integrator-key',
      fields: [{ field: 'scopes', message }],
    }),
  );
});

test('is refused when concurrent additions exceed the limit of origins', () => {
  const many = Array.from({ length: INTEGRATOR_KEY_LIMITS.origins }, (_, nth) => origin(nth));
  const told = { origins: many, from: { origins: many.slice(1) } };
  expect(toldOfKey(sampleKey({ origins: many.slice(1) }), told).origins).toHaveLength(20);
  const key = sampleKey({ origins: [...many.slice(1), origin(99)] });
  const message = 'Noen andre har lagt til adresser. Det kan være høyst 20.';
  expect(() => toldOfKey(key, told)).toThrow(
    expect.objectContaining({ fields: [{ field: 'origins', message }] }),
  );
});
