import { expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstInteraction } from './first-interaction';

/** State after all microtasks. */
const soFar = () => Promise.race([firstInteraction.then(() => 'seen'), sleep(0, 'nothing')]);

test('a press counts only after its effect is painted, so that no code loads within it', async () => {
  expect(await soFar()).toBe('nothing');
  const frame = new Promise(requestAnimationFrame);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await soFar()).toBe('nothing');
  await frame;
  await firstInteraction;
  expect(await soFar()).toBe('seen');
});
