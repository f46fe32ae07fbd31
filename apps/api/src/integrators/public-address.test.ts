import { networkInterfaces } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { isLoopback, isPublicAddress } from './webhook-reach.js';

describe('a public address', () => {
  it.each([
    ...['93.184.215.14', '1.1.1.1', '198.17.255.255', '198.20.0.0', '223.255.255.255'],
    ...['2606:2800:21f::1', '2a00:1450:400f:80d::200e', '::ffff:93.184.215.14', '::ffff:5db8:d70e'],
  ])('is %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this machine', '127.0.0.1', '127.255.255.255', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
    ['nowhere', '0.0.0.0', '0.1.2.3', '::'],
    ['private networks', '10.1.2.3', '172.16.0.1', '172.31.0.1', '192.168.1.1', 'fd00::1'],
    ['the site', 'fec0::1', 'feff::1'],
    ['the link, with the metadata of clouds', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
    ['the provider', '100.64.0.1', '100.127.255.255'],
    ['protocols', '192.0.0.1', '192.0.0.170', '192.88.99.1', '192.52.193.1', '192.31.196.1'],
    ['examples', '192.0.2.2', '198.51.100.7', '203.0.113.9', '2001:db8::1', '3fff::1'],
    ['measuring', '198.18.0.1', '198.19.255.255', '2001:2::1'],
    ['many at once', '224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1'],
    ['later', '240.0.0.1', '4000::1', '::7f00:1', '::127.0.0.1', '100::1', '5f00::1'],
    ['Teredo, which holds an IPv4 address', '2001::1', '2001:0:5db8:d70e::1'],
    ['6to4, likewise', '2002:7f00:1::1', '2002:c000:202::1', '2002:5db8:d70e::1'],
    ['translators, likewise', '64:ff9b::7f00:1', '64:ff9b::5db8:d70e', '64:ff9b:1::7f00:1'],
    ['older translators, likewise', '::ffff:0:127.0.0.1', '::ffff:0:5db8:d70e'],
    ['no address at all', 'localhost', '', '1', 'example.com', '93.184.215.14:443', '[::1]'],
  ])('is not one of %s', (_, ...addresses) =>
    expect(addresses.filter((address) => isPublicAddress(address))).toEqual([]),
  );

  it("is not this machine's own, in any notation", () => {
    const own = ['93.184.215.14', '2606:2800:21f::1', 'fe80::1%eth0'];
    const written = ['93.184.215.14', '::ffff:93.184.215.14', '2606:2800:21f:0::1'];
    const withCard = '2606:2800:21f::1%eth0';
    expect([...written, withCard].filter((address) => isPublicAddress(address, own))).toEqual([]);
    expect(isPublicAddress('93.184.215.15', own)).toBe(true);
  });

  it('is not an address of a local network card', () => {
    const own = Object.values(networkInterfaces()).flatMap((all = []) => all);
    expect(own.filter(({ address }) => isPublicAddress(address))).toEqual([]);
  });
});

describe('loopback', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])('is %s', (address) =>
    expect(isLoopback(address)).toBe(true),
  );
  it.each(['10.0.0.1', '0.0.0.0', '::', '192.0.2.2', 'localhost', ''])('is not %s', (address) =>
    expect(isLoopback(address)).toBe(false),
  );
});
