import { expect, test } from '@jest/globals';
import type { LeadPayload } from '../../shared/lead/submission';
import { forbiddenStorage, memoryStorage } from '../../shared/testing/storage';
import { newIdempotencyKey, SubmissionKeys } from './submission-key';

const lead = (rooms: string) => ({ rooms }) as LeadPayload;

test('an idempotency key has 128 random bits', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});

test.each([
  ['with storage', memoryStorage()],
  ['without storage', null],
])(
  '%s: unchanged content keeps its idempotency key, changed content gets a new one',
  (_, storage) => {
    const keys = new SubmissionKeys(() => storage ?? forbiddenStorage());
    const first = keys.keyFor(lead('stue'));
    expect(keys.keyFor(lead('stue'))).toEqual(first);
    const changed = keys.keyFor(lead('kjøkken'));
    expect(changed.idempotencyKey).not.toBe(first.idempotencyKey);
    expect(changed.replaced).toBe(first.idempotencyKey);
  },
);

test('the idempotency key survives a reload', () => {
  const storage = memoryStorage();
  const { idempotencyKey } = new SubmissionKeys(() => storage).keyFor(lead('stue'));
  expect(new SubmissionKeys(() => storage).keyFor(lead('stue'))).toEqual({ idempotencyKey });
});

test('after settling, the same content is a new submission and replaces nothing', () => {
  const storage = memoryStorage();
  const keys = new SubmissionKeys(() => storage);
  const { idempotencyKey } = keys.keyFor(lead('stue'));
  keys.settle();
  const next = keys.keyFor(lead('stue'));
  expect(next.idempotencyKey).not.toBe(idempotencyKey);
  expect(next.replaced).toBeUndefined();
});
