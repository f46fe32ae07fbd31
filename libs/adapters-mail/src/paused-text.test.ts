import { setImmediate as turn } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { pausedText } from './smtp-mailer.js';

describe('a held text', () => {
  const content = Buffer.from('Hei, Kari');

  it('is handed over at the first read, and leaves whole in one piece', async () => {
    let handOvers = 0;
    const held = pausedText(content, async () => void (handOvers += 1));
    await turn();
    expect(handOvers).toBe(0);
    expect((await held.toArray()).map(String)).toEqual(['Hei, Kari']);
    expect(handOvers).toBe(1);
  });

  it('never ends when the hand-over fails', async () => {
    const fails = () => Promise.reject(new Error('no longer ours'));
    await expect(text(pausedText(content, fails))).rejects.toThrow('no longer ours');
  });
});
