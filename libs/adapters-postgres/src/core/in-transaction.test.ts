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
