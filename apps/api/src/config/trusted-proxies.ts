import { isIP } from 'node:net';

export type TrustedProxies = ((address: string, hop: number) => boolean) | string[] | false;

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * A number of proxies, or comma-separated addresses and networks. Empty: the connecting address is
 * the client. Not every hop can be trusted, because anyone could claim any address.
 */
export function trustedProxies(setting: string, faults: string[]): TrustedProxies {
  if (setting === '') return false;
  if (/^\d{1,2}$/.test(setting)) return (_, hop) => hop < Number(setting);
  const proxies = setting.split(',').map((proxy) => proxy.trim());
  if (!proxies.every((proxy) => NAMED_NETWORKS.includes(proxy) || isNetwork(proxy))) {
    faults.push('TRUST_PROXY must be a number of proxies, or their addresses or networks');
  }
  return proxies;
}

/** CIDR notation; a prefix of 0 bits is rejected. */
function isNetwork(proxy: string): boolean {
  const [address = '', bits = '1', ...more] = proxy.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= most;
}
