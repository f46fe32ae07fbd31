import { describe, expect, it } from '@jest/globals';
import { batchCalls } from './batch-calls.js';

describe('batching calls', () => {
  const ended = (call: Promise<void>) => call.then(() => 'done').catch(() => 'failed');

  it('runs the first call at once and batches those that arrive meanwhile', async () => {
    const batches: string[][] = [];
    const call = batchCalls(async (batch: string[]) => {
      batches.push(batch);
      await new Promise(setImmediate);
    });
    const first = call('a');
    expect(batches).toEqual([['a']]);
    await Promise.all([first, call('b'), call('c')]);
    await call('d');
    expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
  });

  it('gives each call the answer of its batch', async () => {
    const call = batchCalls(async (batch: string[]) => {
      await new Promise(setImmediate);
      return batch.join('+');
    });
    expect(await Promise.all(['a', 'b', 'c'].map(call))).toEqual(['a', 'b+c', 'b+c']);
  });

  it('fails the calls of a failed batch and no others', async () => {
    const call = batchCalls(async (batch: string[]) => {
      await new Promise(setImmediate);
      if (batch.includes('bad')) throw new Error('refused');
    });
    const outcomes = await Promise.all(['good', 'bad', 'beside it'].map(call).map(ended));
    expect(outcomes).toEqual(['done', 'failed', 'failed']);
    expect(await ended(call('good'))).toBe('done');
  });

  it('keeps to the limits of concurrent batches and of batch size', async () => {
    const sizes: number[] = [];
    let underWay = 0;
    let mostUnderWay = 0;
    const call = batchCalls(
      async (batch: number[]) => {
        sizes.push(batch.length);
        mostUnderWay = Math.max(mostUnderWay, (underWay += 1));
        await new Promise(setImmediate);
        underWay -= 1;
      },
      { concurrency: 2, maxSize: 3 },
    );
    await Promise.all(Array.from({ length: 10 }, (_, number) => call(number)));
    expect(sizes).toEqual([1, 1, 3, 3, 2]);
    expect(mostUnderWay).toBe(2);
  });

  it('begins a second batch once it has the minimum number of calls', async () => {
    const batches: string[] = [];
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const call = batchCalls(
      async (batch: string[]) => answers[batches.push(batch.join('')) - 1]?.promise,
      { concurrency: 2, fewestBeside: 3 },
    );
    const calls = ['a', 'b', 'c'].map(call);
    expect(batches).toEqual(['a']);
    calls.push(call('d'), call('e'));
    expect(batches).toEqual(['a', 'bcd']);
    for (const { resolve } of answers) resolve();
    await Promise.all(calls);
    expect(batches).toEqual(['a', 'bcd', 'e']);
  });

  it.each([
    ['there may be no more', {}],
    ['it is small', { concurrency: 2, fewestBeside: 3 }],
  ])(
    'begins a batch that has waited too long beside hanging ones, though %s',
    async (_, limits) => {
      let hang = true;
      const call = batchCalls(
        async (batch: string[]) => {
          if (hang) await new Promise(() => undefined);
          return batch.join('+');
        },
        { ...limits, maxWaitMs: 20 },
      );
      void call('hangs');
      hang = false;
      expect(await Promise.all(['a', 'b'].map(call))).toEqual(['a+b', 'a+b']);
    },
  );
});
