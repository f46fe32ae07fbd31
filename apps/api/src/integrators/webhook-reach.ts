import { type LookupAddress, lookup as lookUp, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** Allocated (RFC 4291, 2.4); all else is reserved. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Unicast, unreserved and outside `own`. IPv4-mapped IPv6 is unwrapped; 6to4, Teredo and NAT64 are
 * refused.
 */
export function isPublicAddress(address: string, own: readonly string[] = ownAddresses()): boolean {
  const ip = parsed(address);
  return (
    ip?.range() === 'unicast' &&
    (ip.kind() === 'ipv4' || ip.match(GLOBAL_UNICAST)) &&
    !own.some((each) => parsed(each)?.toString() === ip.toString())
  );
}

export function isLoopback(address: string): boolean {
  return parsed(address)?.range() === 'loopback';
}

/** Read each time, because they change with the machine's networks. */
function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((all = []) => all.map((one) => one.address));
}

function parsed(address: string) {
  const [bare = ''] = address.split('%');
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}

export const NOT_PUBLIC = 'address not on the internet';

/** A sandbox, for one, hides the addresses that no webhook may go to. */
const OWN_UNKNOWN = 'own addresses cannot be read';

export interface ReachOptions {
  readonly loopback: boolean;
  readonly lookup?: typeof lookUp;
  /** @throws Error if they cannot be read */
  readonly own?: () => readonly string[];
}

type Asker = (error: NodeJS.ErrnoException | null, found?: LookupAddress[]) => void;

export class WebhookReach {
  private readonly asked = new Map<string, Asker[]>();

  constructor(private readonly options: ReachOptions) {}

  /** Of an IP address as host; a name is looked up first. */
  whyBarredAt({ hostname }: URL): string | undefined {
    const host = hostname.replace(/^\[|\]$/g, '');
    return isIP(host) === 0 ? undefined : this.whyBarred([host]);
  }

  /** One internal address bars the whole name, because that is no accident. */
  whyBarred(addresses: readonly string[]): string | undefined {
    try {
      const isOpen = addresses.length > 0 && addresses.every((each) => this.mayReach(each));
      return isOpen ? undefined : NOT_PUBLIC;
    } catch (error) {
      const { code = 'unknown' } = error as { code?: string };
      return `${OWN_UNKNOWN}: ${code}`;
    }
  }

  /**
   * Resolves a name if all its addresses are permitted. An exception in here would end the process.
   */
  readonly lookup: LookupFunction = (name, options, decide) =>
    this.ask(name, options, (error, found = []) => {
      const barred = this.whyBarred(found.map(({ address }) => address));
      const [first = { address: '', family: 0 }] = found;
      if (error) decide(error, '', 0);
      else if (barred) decide(Object.assign(new Error(barred), { code: barred }), '', 0);
      else if (options.all) decide(null, found);
      else decide(null, first.address, first.family);
    });

  /**
   * Shared, because the process has two look-up threads, which its database uses too, and silent
   * name servers hold one for many seconds.
   */
  private ask(name: string, options: LookupOptions, asker: Asker): void {
    const others = this.asked.get(name);
    if (others) return void others.push(asker);
    const askers = [asker];
    this.asked.set(name, askers);
    (this.options.lookup ?? lookUp)(name, { ...options, all: true }, (error, found) => {
      this.asked.delete(name);
      for (const each of askers) each(error, found);
    });
  }

  private mayReach(address: string): boolean {
    return (
      isPublicAddress(address, this.options.own?.()) ||
      (this.options.loopback && isLoopback(address))
    );
  }
}
