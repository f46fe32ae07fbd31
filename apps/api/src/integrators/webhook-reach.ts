import { lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './public-address.js';

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

/** Where webhooks may go: to the internet alone, and to this machine where that is wanted. */
export class WebhookReach {
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
    (this.options.lookup ?? lookUp)(name, { ...options, all: true }, (error, found = []) => {
      const barred = this.whyBarred(found.map(({ address }) => address));
      const [first = { address: '', family: 0 }] = found;
      if (error) decide(error, '', 0);
      else if (barred) decide(Object.assign(new Error(barred), { code: barred }), '', 0);
      else if (options.all) decide(null, found);
      else decide(null, first.address, first.family);
    });

  private mayReach(address: string): boolean {
    return (
      isPublicAddress(address, this.options.own?.()) ||
      (this.options.loopback && isLoopback(address))
    );
  }
}
