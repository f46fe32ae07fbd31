import { expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { inSnapshot, snapshotNow } from './in-transaction.js';

it('work that outlives its snapshot no longer reads on its connection', async () => {
  const client = { query: async () => ({ rows: [] }), release: () => undefined };
  const pool = { connect: async () => client } as unknown as Pool;
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const seen = await inSnapshot(pool, async () => {
    const later = ended.then(snapshotNow);
    return { within: snapshotNow(), later: () => later };
  });
  end();
  expect(seen.within).toBe(client);
  expect(await seen.later()).toBeUndefined();
  expect(snapshotNow()).toBeUndefined();
});

it('what a snapshot has read waits for no commit, but its connection does', async () => {
  const { promise: committed, resolve: commit } = Promise.withResolvers<object>();
  const heard: string[] = [];
  const query = (text: string) => (text === 'commit' ? committed : Promise.resolve({}));
  const client = { query, release: () => heard.push('released') };
  const pool = { connect: async () => client } as unknown as Pool;
  expect(await inSnapshot(pool, async () => 'read')).toBe('read');
  expect(heard).toEqual([]);
  commit({});
  await new Promise(setImmediate);
  expect(heard).toEqual(['released']);
});
