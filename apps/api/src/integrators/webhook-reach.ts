import { type LookupAddress, lookup as lookUp, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
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

/** Why nothing was sent: the endpoint is, or its name leads, where nobody but us should get. */
export const NOT_PUBLIC = 'address not on the internet';

/** Why nothing was sent: a sandbox, say, hides what no webhook may go to. */
const OWN_UNKNOWN = 'own addresses cannot be read';

export interface ReachOptions {
  /** Whether endpoints on this machine's loopback are told too: for trying things out. */
  readonly loopback: boolean;
  /** How names become addresses. */
  readonly lookup?: typeof lookUp;
  /** This machine's own addresses; throws where they cannot be read. */
  readonly own?: () => readonly string[];
}

/** Told where a name leads, or why that cannot be said. */
type Asker = (error: NodeJS.ErrnoException | null, found?: LookupAddress[]) => void;

/** Where webhooks may go: to the internet alone, and to this machine where that is wanted. */
export class WebhookReach {
  private readonly asked = new Map<string, Asker[]>();

  constructor(private readonly options: ReachOptions) {}

  /** Why an endpoint may not be reached that is named by an IP address; another name is looked up first. */
  whyBarredAt({ hostname }: URL): string | undefined {
    const host = hostname.replace(/^\[|\]$/g, '');
    return isIP(host) === 0 ? undefined : this.whyBarred([host]);
  }

  /** Why they may not be reached, if so: that one of a name's leads inside too is no accident. */
  whyBarred(addresses: readonly string[]): string | undefined {
    try {
      const isOpen = addresses.length > 0 && addresses.every((each) => this.mayReach(each));
      return isOpen ? undefined : NOT_PUBLIC;
    } catch (error) {
      const { code = 'unknown' } = error as { code?: string };
      return `${OWN_UNKNOWN}: ${code}`;
    }
  }

  /** Resolves a name if all its addresses may be reached. What is thrown in here ends the process. */
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
   * Asks once for all who want to know it meanwhile. Two threads ask for the whole process, where its
   * database is, too: of a name whose servers are silent each question holds one for many seconds.
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
