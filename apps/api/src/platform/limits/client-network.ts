import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address as some proxies write it into `X-Forwarded-For`: with a port, or in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

/** Whoever has no address that can be read shares one limit: a new text makes no new client. */
const UNREADABLE = 'unreadable';

/**
 * Who a limit counts for: an IPv4 address, or the /64 network of an IPv6 address, since one
 * subscriber has all addresses of it.
 */
export function clientNetwork(ip: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(ip) ?? [];
  const address = bracketed ?? dotted ?? ip;
  if (!isIP(address)) return UNREADABLE;
  const known = ipaddr.process(address);
  if (!('parts' in known)) return known.toString();
  const first = known.parts.slice(0, 4).map((part) => part.toString(16));
  return `${first.join(':')}::/64`;
}

/**
 * A network as it is shown to people and kept in logs: an IPv4 address without its last part, of an
 * IPv6 address the /48. It says where about, and names no single household.
 */
export function shortenedNetwork(ip: string): string {
  const network = clientNetwork(ip);
  if (network === UNREADABLE) return network;
  if (isIP(network) === 4) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
