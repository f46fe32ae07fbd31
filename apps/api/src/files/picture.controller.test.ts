import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { OpenPicture } from '@boligstyling/application';
import { expect, it } from '@jest/globals';
import { PictureController } from './picture.controller.js';

it('closes the stored file when the answer is abandoned before its first byte', async () => {
  const stored = Readable.from([Buffer.from('a picture')]);
  const pictures = { execute: async () => stored } as unknown as OpenPicture;
  const answer = await new PictureController(pictures).getPicture('token');
  answer.getStream().destroy();
  await setImmediate();
  expect(stored.destroyed).toBe(true);
});
