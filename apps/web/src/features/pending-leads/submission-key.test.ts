import { expect, test } from '@jest/globals';
import type { LeadPayload } from '../../shared/lead/lead-payload';
import { forbiddenStorage, memoryStorage } from '../../shared/testing/storage';
import { newKey, SubmissionKeys } from './submission-key';

const lead = (rooms: string) => ({ rooms }) as LeadPayload;

test('a key has 128 random bits', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});

test.each([
  ['with storage', memoryStorage()],
  ['without storage', null],
])('%s: unchanged content keeps its key, changed content gets a new one', (_, storage) => {
  const keys = new SubmissionKeys(() => storage ?? forbiddenStorage());
  const first = keys.keyFor(lead('stue'));
  expect(keys.keyFor(lead('stue'))).toEqual(first);
  const changed = keys.keyFor(lead('kjøkken'));
  expect(changed.key).not.toBe(first.key);
  expect(changed.replaced).toBe(first.key);
});

test('the key survives a reload', () => {
  const storage = memoryStorage();
  const { key } = new SubmissionKeys(() => storage).keyFor(lead('stue'));
  expect(new SubmissionKeys(() => storage).keyFor(lead('stue'))).toEqual({ key });
});

test('after settling, the same content is a new submission and replaces nothing', () => {
  const storage = memoryStorage();
  const keys = new SubmissionKeys(() => storage);
  const { key } = keys.keyFor(lead('stue'));
  keys.settle();
  const next = keys.keyFor(lead('stue'));
  expect(next.key).not.toBe(key);
  expect(next.replaced).toBeUndefined();
});
