import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's on the internet (RFC 6890): ours, this machine, the cloud's metadata. */
const OURS = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  OURS.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  OURS.addSubnet(network, bits, 'ipv6');
}

/** Whether it is an IP address on the internet. IPv4 addresses inside IPv6 ones are seen through. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !OURS.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
