import { describe, expect, it } from '@jest/globals';
import { gatherCalls } from './gather-calls.js';

describe('gathering calls', () => {
  const ended = (call: Promise<void>) => call.then(() => 'done').catch(() => 'failed');

  it('does the first at once, and what comes meanwhile together', async () => {
    const batches: string[][] = [];
    const call = gatherCalls(async (batch: string[]) => {
      batches.push(batch);
      await new Promise(setImmediate);
    });
    const first = call('a');
    await Promise.resolve();
    await Promise.all([first, call('b'), call('c')]);
    await call('d');
    expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('fails the calls of a batch that fails, and no others', async () => {
    const call = gatherCalls(async (batch: string[]) => {
      await new Promise(setImmediate);
      if (batch.includes('bad')) throw new Error('refused');
    });
    const first = call('good');
    await Promise.resolve();
    const outcomes = await Promise.all([first, call('bad'), call('beside it')].map(ended));
    expect(outcomes).toEqual(['done', 'failed', 'failed']);
    expect(await ended(call('good'))).toBe('done');
  });
});
