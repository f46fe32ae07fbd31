import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { ATTEMPT_SECONDS } from '@boligstyling/application';
import { describe, expect, it } from '@jest/globals';
import { inTimeOnly } from './in-time-only.js';

describe('a message within its time', () => {
  const sentAfter = (seconds: number) =>
    text(Readable.from(['Hei']).compose(inTimeOnly(performance.now() - seconds * 1000)));

  it('leaves whole', async () => {
    expect(await sentAfter(ATTEMPT_SECONDS - 1)).toBe('Hei');
  });

  it('never ends when its time is over', async () => {
    await expect(sentAfter(ATTEMPT_SECONDS)).rejects.toThrow('too late');
  });
});
