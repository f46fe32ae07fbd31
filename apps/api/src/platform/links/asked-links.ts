import { RetriedWrites } from '@boligstyling/application';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { inTimeToStop } from '../jobs/in-time-to-stop.js';

/** So many are tried again at once in one process while the storage is away. */
const MOST_WAITING = 100;

/**
 * Sends links that somebody asks for by an address, after the answer: neither that nor its time tells
 * whether we know the address. They are tried until the storage takes them, as nobody asks again who
 * has read that the link is on its way.
 */
export class AskedLinks extends RetriedWrites implements OnApplicationShutdown {
  private readonly log = new Logger('Links');
  private readonly underWay = new Set<Promise<void>>();

  /** Where too many are under way it is tried once. Never rejects. */
  send(send: () => Promise<void>, request: { readonly id: string }): void {
    const isRetried = this.underWay.size < MOST_WAITING;
    this.follow(isRetried ? this.write(send) : send(), request);
  }

  /** Tells in the log if nothing comes of what is sent already. */
  follow(sending: Promise<void>, { id }: { readonly id: string }): void {
    const followed = sending
      .catch((error: unknown) => this.log.warn({ msg: 'link not sent', reqId: id, err: error }))
      .finally(() => this.underWay.delete(followed));
    this.underWay.add(followed);
  }

  /** Comes after the last request has been answered: what waits is tried once more. */
  onApplicationShutdown(): Promise<void> {
    this.stop();
    return inTimeToStop(Promise.all(this.underWay));
  }
}
