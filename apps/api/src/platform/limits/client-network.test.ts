import { describe, expect, it } from '@jest/globals';
import { clientNetwork, shortenedNetwork } from './client-network.js';

describe('the client of a rate limit', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ])('%s is %s', (ip, network) => expect(clientNetwork(ip)).toBe(network));

  it('is the same for all unreadable addresses', () => {
    const texts = ['unknown', 'x1', '_hidden', '999.1.1.1', '::ffff:999.1.1.1', '127.1', '7', ''];
    expect(new Set(texts.map(clientNetwork)).size).toBe(1);
  });
});

describe('a stored address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::1', '0:0:0::/48'],
    ['nothing', 'unreadable'],
  ])('of %s is %s', (ip, network) => expect(shortenedNetwork(ip)).toBe(network));
});
