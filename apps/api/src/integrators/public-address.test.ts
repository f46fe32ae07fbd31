import { describe, expect, it } from '@jest/globals';
import { isPublicAddress } from './public-address.js';

describe('a public address', () => {
  it.each(['93.184.215.14', '2606:2800:21f::1', '::ffff:93.184.215.14'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
    ...['100.64.0.1', '255.255.255.255', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1'],
    ...['64:ff9b::7f00:1', 'localhost', ''],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});
