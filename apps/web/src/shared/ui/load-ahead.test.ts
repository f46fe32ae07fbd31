import { expect, test } from '@jest/globals';
import { loadAhead } from './load-ahead';

const idle = () => new Promise((resolve) => setTimeout(resolve));

test('preloaded code loads once, after the render that asked for it', async () => {
  const loaded: string[] = [];
  const load = loadAhead(
    async () => loaded.push('review'),
    async () => loaded.push('terms'),
  );
  load();
  load();
  expect(loaded).toEqual([]);
  await idle();
  load();
  await idle();
  expect(loaded).toEqual(['review', 'terms']);
});

test('only failed loads are retried by the next call', async () => {
  const tries = { first: 0, second: 0 };
  const load = loadAhead(
    async () => {
      tries.first += 1;
      if (tries.first === 1) throw new Error('offline');
    },
    async () => (tries.second += 1),
  );
  load();
  await idle();
  load();
  await idle();
  load();
  await idle();
  expect(tries).toEqual({ first: 2, second: 1 });
});
