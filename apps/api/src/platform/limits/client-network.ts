import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Some proxies write `X-Forwarded-For` with a port or in brackets. */
const WITH_PORT = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d{1,5})?$/;

/** They share one limit, so that a new text makes no new client. */
const UNREADABLE = 'unreadable';

/** An IPv4 address, or the /64 of an IPv6 address, which is one subscriber's. */
export function clientNetwork(ip: string): string {
  const [, bracketed, dotted] = WITH_PORT.exec(ip) ?? [];
  const address = bracketed ?? dotted ?? ip;
  if (!isIP(address)) return UNREADABLE;
  const known = ipaddr.process(address);
  if (!('parts' in known)) return known.toString();
  const first = known.parts.slice(0, 4).map((part) => part.toString(16));
  return `${first.join(':')}::/64`;
}

/** For display and logs: IPv4 without its last part, IPv6 as /48, no single household. */
export function shortenedNetwork(ip: string): string {
  const network = clientNetwork(ip);
  if (network === UNREADABLE) return network;
  if (isIP(network) === 4) return `${network.slice(0, network.lastIndexOf('.'))}.0/24`;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}
