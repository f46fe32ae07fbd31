import { randomUUID } from 'node:crypto';
import type { AuditLog } from '@boligstyling/application';
import { DomainError } from '@boligstyling/domain';
import { expect, it } from '@jest/globals';
import { eraseAgain } from './erase-again.js';

const audit = {
  during: (_: unknown, work: () => Promise<unknown>) => work(),
} as unknown as AuditLog;
const away = () => Promise.reject(new DomainError('storage-unavailable'));
const applications = { execute: async () => undefined };

it('erases the others where the storage is busy for some, and retries these', async () => {
  const ids: string[] = Array.from({ length: 9 }, () => randomUUID());
  const tried: string[] = [];
  const execute = async (id: string) => {
    const isBusy = ids.indexOf(id) % 2 === 0 && !tried.includes(id);
    tried.push(id);
    return isBusy ? away() : [id];
  };
  const done = await eraseAgain({ leads: { execute }, applications }, audit, ids);
  expect([done, tried.length]).toEqual([{ named: 9, erased: 9 }, 14]);
});

it('erases the others where one lead stays locked, and then fails', async () => {
  const [locked, ...others] = [randomUUID(), randomUUID(), randomUUID()];
  const erased: string[] = [];
  const execute = async (id: string) => {
    if (id === locked) return away();
    erased.push(id);
    return [id];
  };
  const erasing = eraseAgain({ leads: { execute }, applications }, audit, [locked, ...others]);
  await expect(erasing).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(erased).toEqual(others);
});

it('ends in an outage after a few', async () => {
  let tries = 0;
  const execute = async () => {
    tries += 1;
    return away();
  };
  const ids = Array.from({ length: 50 }, () => randomUUID());
  const erasing = eraseAgain({ leads: { execute }, applications }, audit, ids);
  await expect(erasing).rejects.toMatchObject({ code: 'storage-unavailable' });
  expect(tries).toBe(5);
});
