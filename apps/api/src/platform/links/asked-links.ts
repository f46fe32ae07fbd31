import { RetriedWrites } from '@boligstyling/application';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { inTimeToStop } from '../jobs/jobs.js';

const MOST_WAITING = 100;

/**
 * After the answer, so that nothing reveals a known address. Retries, because nobody asks again for
 * a link that is on its way.
 */
export class AskedLinks extends RetriedWrites implements OnApplicationShutdown {
  private readonly log = new Logger('Links');
  private readonly underWay = new Set<Promise<void>>();

  /** Tried once if too many are waiting. Never rejects. */
  send(send: () => Promise<void>, request: { readonly id: string }): void {
    const isRetried = this.underWay.size < MOST_WAITING;
    this.follow(isRetried ? this.write(send) : send(), request);
  }

  follow(sending: Promise<void>, { id }: { readonly id: string }): void {
    const followed = sending
      .catch((error: unknown) => this.log.warn({ msg: 'link not sent', reqId: id, err: error }))
      .finally(() => this.underWay.delete(followed));
    this.underWay.add(followed);
  }

  /** Called after the last answer. */
  onApplicationShutdown(): Promise<void> {
    this.stop();
    return inTimeToStop(Promise.all(this.underWay));
  }
}
