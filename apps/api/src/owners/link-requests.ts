import { ConfirmByEmail } from '@boligstyling/application';
import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CallLimit } from '../platform/limits/call-limit.js';

/** A person asks once or twice. */
const A_MINUTE = 5;

/** Takes wishes for a link, so many a minute from each client. */
@Injectable()
export class LinkRequests extends CallLimit {
  private readonly log = new Logger('Owners');

  constructor(private readonly confirm: ConfirmByEmail) {
    super('links', A_MINUTE);
  }

  /**
   * Returns before anything is looked up: neither the answer nor its time tells whether we know the
   * address.
   *
   * @throws TooManyAttempts
   */
  receive(email: string, request: FastifyRequest): void {
    this.count(request);
    this.confirm
      .sendLinks(email)
      .catch((error: unknown) =>
        this.log.warn({ msg: 'link not sent', reqId: request.id, err: error }),
      );
  }
}
