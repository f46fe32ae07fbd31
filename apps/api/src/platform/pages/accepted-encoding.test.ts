import { expect, test } from '@jest/globals';
import { acceptedEncoding } from './pages.js';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.000', 'identity'],
  ['brotli', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
