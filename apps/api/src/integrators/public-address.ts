import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** What the IPv6 internet hands out so far (RFC 4291, section 2.4): all else is set aside. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Whether it is an IP address on the internet, of another machine: unicast, set aside for nothing,
 * and none of `own`. An IPv4 address written as IPv6 is seen through; what a tunnel or translator
 * would lead on to an IPv4 address (6to4, Teredo, NAT64) is refused.
 */
export function isPublicAddress(address: string, own: readonly string[] = ownAddresses()): boolean {
  const ip = parsed(address);
  return (
    ip?.range() === 'unicast' &&
    (ip.kind() === 'ipv4' || ip.match(GLOBAL_UNICAST)) &&
    !own.some((each) => parsed(each)?.toString() === ip.toString())
  );
}

/** Whether it is an IP address by which a machine reaches itself alone. */
export function isLoopback(address: string): boolean {
  return parsed(address)?.range() === 'loopback';
}

/** This machine's own, as they are now: they come and go with its networks. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((all = []) => all.map((one) => one.address));
}

/** Without the name of a network card, which may follow the address. */
function parsed(address: string) {
  const [bare = ''] = address.split('%');
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}
