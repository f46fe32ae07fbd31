import { ConfirmByEmail } from '@boligstyling/application';
import { TooManyAttempts } from '@boligstyling/domain';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../platform/limits/client-network.js';
import type { LeftOfLimit, LimitKeeper } from '../platform/limits/limited.js';
import { RateLimit } from '../platform/limits/rate-limit.js';

/** A person asks once or twice. */
const A_MINUTE = 5;

/** Takes wishes for a link, so many a minute from each client. */
@Injectable()
export class LinkRequests implements LimitKeeper {
  private readonly limit = new RateLimit(A_MINUTE);
  private readonly log = new Logger('Owners');

  constructor(private readonly confirm: ConfirmByEmail) {}

  /**
   * Returns before anything is looked up: neither the answer nor its time tells whether we know the
   * address.
   *
   * @throws TooManyAttempts
   */
  receive(email: string, { ip, id }: Pick<FastifyRequest, 'ip' | 'id'>): void {
    const { isGranted, resetSeconds } = this.limit.take(clientNetwork(ip));
    if (!isGranted) throw new TooManyAttempts(resetSeconds);
    this.confirm
      .sendLinks(email)
      .catch((error: unknown) => this.log.warn({ msg: 'link not sent', reqId: id, err: error }));
  }

  leftTo({ ip }: FastifyRequest): LeftOfLimit[] {
    return [{ name: 'links', perMinute: A_MINUTE, ...this.limit.look(clientNetwork(ip)) }];
  }
}
