import { expect, it } from '@jest/globals';
import { LOGO_BYTES, requireLogo } from './file-type.js';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (beginning: Iterable<number>, length = 100) => {
  const bytes = new Uint8Array(length);
  bytes.set([...beginning]);
  return bytes;
};
const text = (words: string) => new TextEncoder().encode(words);

it.each([
  ['PNG', file(PNG)],
  ['JPEG', file([0xff, 0xd8, 0xff, 0xe0])],
  ['WebP', file(text('RIFF\u0001\u0002\u0003\u0004WEBPVP8 '))],
  ['PNG of just a megabyte', file(PNG, LOGO_BYTES)],
])('may be a %s', (_, bytes) => expect(() => requireLogo(bytes)).not.toThrow());

it.each([
  ['SVG', file(text('<svg xmlns="http://www.w3.org/2000/svg">'))],
  ['GIF', file(text('GIF89a'))],
  ['RIFF of another kind', file(text('RIFF1234WAVE'))],
  ['page', file(text('<!doctype html>'))],
  ['empty file', new Uint8Array()],
])('may be no %s', (_, bytes) => {
  expect(() => requireLogo(bytes)).toThrow('Logoen må være PNG, JPEG eller WebP.');
});

it('may not be larger than a megabyte', () => {
  expect(() => requireLogo(file(PNG, LOGO_BYTES + 1))).toThrow(
    `Logoen er for stor. Den kan være høyst ${LOGO_BYTES / 1024 ** 2} MB.`,
  );
});
