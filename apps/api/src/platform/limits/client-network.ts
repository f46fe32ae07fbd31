import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Who a limit counts for: an IPv4 address, or the /64 network of an IPv6 address, since one
 * subscriber has all addresses of it.
 */
export function clientNetwork(ip: string): string {
  const mapped = MAPPED_IPV4.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIP(ip) === 6 ? networkOf(ip) : ip;
}

function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  if (address.includes('::')) {
    const after = tail.split(':').filter(Boolean).length;
    while (groups.length + after < 8) groups.push('0');
  }
  const first = groups.slice(0, 4).map((group) => parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}
