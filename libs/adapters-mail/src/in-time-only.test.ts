import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ATTEMPT_SECONDS } from '@boligstyling/application';
import { describe, expect, it } from '@jest/globals';
import { inTimeOnly } from './in-time-only.js';

describe('a message within its time', () => {
  const sentAfter = (seconds: number) =>
    Readable.from(['Hei, ', 'Kari']).compose(inTimeOnly(performance.now() - seconds * 1000));

  it('leaves whole and in one piece', async () => {
    const pieces = await sentAfter(ATTEMPT_SECONDS - 11).toArray();
    expect(pieces.map(String)).toEqual(['Hei, Kari']);
  });

  it('never ends when the mail server has no ten seconds left to say that it has it', async () => {
    await expect(text(sentAfter(ATTEMPT_SECONDS - 10))).rejects.toThrow('too late');
  });
});
