import { expect, it } from '@jest/globals';
import { hasRoom } from './picture.js';

const GB = 1_000_000_000;

it.each([
  ['two gigabytes and a tenth of the disk are free', 2 * GB, 20 * GB, true],
  ['less than two gigabytes are free', 2 * GB - 1, 4 * GB, false],
  ['less than a tenth of the disk is free', 10 * GB - 1, 100 * GB, false],
])('uploads have room while enough of the disk stays free: %s', (_, free, total, expected) => {
  expect(hasRoom({ free, total })).toBe(expected);
});
