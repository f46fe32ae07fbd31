import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstInteraction } from './first-interaction';

/** What it has come to by the next turn, when everything that follows at once is done. */
const soFar = () => Promise.race([firstInteraction.then(() => 'seen'), sleep(0, 'nothing')]);

test('a press counts once its answer is seen, so that no code is loaded within it', async () => {
  expect(await soFar()).toBe('nothing');
  const frame = new Promise(requestAnimationFrame);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await soFar()).toBe('nothing');
  await frame;
  await firstInteraction;
  expect(await soFar()).toBe('seen');
});
